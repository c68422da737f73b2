// The game master's desk: what belongs together. What is legal comes from the offers.
import { acts, type DeskAct } from '../../roleplay/desk';
import { t } from './say';

export const groups = (): [string, DeskAct[]][] => [
  [t('desk-scene'), acts('open_scene', 'add_aspect', 'rate', 'enter', 'leave', 'close_scene')],
  [
    t('desk-people'),
    [
      ...acts('make_mook', 'make_group'),
      { command: 'new_character', known: { kind: 'major' } },
      ...acts('offer_compel', 'give_consequence', 'remove_consequence', 'give_character', 'set_side'),
    ],
  ],
  [t('desk-zones'), acts('add_zone', 'link_zones', 'place', 'hold_border', 'unlink_zones', 'remove_zone')],
  [t('desk-trouble'), acts('start_challenge', 'start_contest', 'start_conflict', 'hazard_attack', 'reshuffle')],
  [t('desk-story'), acts('start_session', 'end_session', 'call_milestone', 'change_rule', 'hand_over', 'close_table')],
];
