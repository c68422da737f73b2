// The game master's desk: what belongs together. What is legal comes from the offers.
import { acts, rarely, type DeskAct } from '../../roleplay/desk';
import { t } from './say';

export const groups = (): [string, DeskAct[]][] => [
  [t('desk-scene'), [...acts('open_scene', 'add_aspect', 'rate', 'close_scene'), ...rarely('enter', 'leave')]],
  [
    t('desk-people'),
    [
      ...acts('make_mook', 'offer_compel'),
      ...rarely('make_group'),
      { command: 'new_character', known: { kind: 'major' }, rare: true },
      ...rarely('give_consequence', 'remove_consequence', 'give_character', 'set_side'),
    ],
  ],
  [
    t('desk-zones'),
    [...acts('add_zone'), ...rarely('place', 'link_zones', 'hold_border', 'unlink_zones', 'remove_zone')],
  ],
  [
    t('desk-trouble'),
    [...acts('start_challenge', 'start_conflict'), ...rarely('start_contest', 'hazard_attack', 'reshuffle')],
  ],
  [
    t('desk-story'),
    [...acts('start_session', 'end_session'), ...rarely('call_milestone', 'change_rule', 'hand_over', 'close_table')],
  ],
];
