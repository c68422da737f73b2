// The game master's desk: what belongs together. What is legal comes from the offers.
import { acts, type DeskAct } from '../../roleplay/desk';

export const GROUPS: [string, DeskAct[]][] = [
  ['Scene', acts('open_scene', 'enter', 'leave', 'add_obstacle', 'rule_obstacle', 'close_scene', 'pass_days')],
  ['People', acts('new_figure', 'new_extra', 'new_supporting', 'import_individual', 'give_individual')],
  ['Hazards', acts('agree_hazard', 'trigger_hazard')],
  ['Wares', acts('add_ware', 'set_local', 'raise_cap')],
  ['Story', acts('start_session', 'award', 'end_session', 'hand_over', 'close_table')],
];
