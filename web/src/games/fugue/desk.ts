// The Dealer's desk: what belongs together, and what a newcomer would look for next. What is legal comes from the offers.
import { acts, type DeskAct } from '../../roleplay/desk';

export const GROUPS: [string, DeskAct[]][] = [
  ['The scene', acts('set_scene', 'set_task', 'rule', 'add_basic', 'set_language')],
  ['People', acts('bring_on', 'invent', 'send_off', 'story_flashback', 'park', 'admit', 'adopt')],
  ['Bodies', acts('hurt', 'tend', 'rest', 'rouse', 'tag_ability', 'restore_ability', 'bleed_out')],
  ['The chapter', acts('start_session', 'end_session', 'close_chapter', 'pass_dealing', 'change_rule', 'close_table')],
];
export const STEPS: [string, string][] = [
  ['start_session', 'When everybody has come.'],
  ['open_chapter', 'You have read what is yours to read.'],
  ['open_intro', 'The introduction is read aloud in the dark.'],
  ['end_intro', 'When you have read it.'],
  ['deal_signifiers', 'Every persona gets a major arcana card.'],
  ['flip', 'The task is set.'],
];
/** Once nothing else comes first, while there is no scene. */
export const SCENE: [string, string] = ['set_scene', 'Say where they are and what is going on.'];
