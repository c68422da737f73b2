// The game master's desk: what belongs together. What is legal comes from the offers.
import { acts, type DeskAct } from '../../roleplay/desk';

export const GROUPS: [string, DeskAct[]][] = [
  ['Scene', acts('open_scene', 'add_aspect', 'rate', 'enter', 'leave', 'close_scene')],
  [
    'People',
    [
      ...acts('make_mook', 'make_group'),
      { command: 'new_character', known: { kind: 'major' } },
      ...acts('offer_compel', 'give_consequence', 'remove_consequence', 'give_character', 'set_side'),
    ],
  ],
  ['Zones', acts('add_zone', 'link_zones', 'place', 'hold_border', 'unlink_zones', 'remove_zone')],
  ['Bigger trouble', acts('start_challenge', 'start_contest', 'start_conflict', 'hazard_attack', 'reshuffle')],
  ['Story', acts('start_session', 'end_session', 'call_milestone', 'change_rule', 'hand_over', 'close_table')],
];
