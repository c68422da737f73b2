// The game master's desk: what belongs together. What is legal comes from the offers.
import { acts, type DeskAct } from '../../roleplay/desk';

export const GROUPS: [string, DeskAct[]][] = [
  ['Scene and road', acts('open_scene', 'close_scene', 'travel', 'pass_watch')],
  ['People', acts('new_creature', 'open_file', 'give_creature')],
  ['How they are', acts('mark', 'strike', 'set_penalty', 'set_reaction')],
  ['What they gain', acts('award', 'grant_skill', 'add_item', 'allow_notice')],
  ['Story', acts('start_session', 'end_session', 'hand_over', 'close_table')],
];
