// The Dealer's desk: what belongs together, and what a newcomer would look for next. What is legal comes from the offers.
import type { DeskAct } from '../../roleplay/desk';
import type { Sight } from './sight.svelte';

export const SCENE: DeskAct[] = [
  {
    command: 'set_scene',
  },
  {
    command: 'set_task',
    first: { ability: '', unit: '', difficulty: 7 },
  },
  {
    command: 'rule',
  },
  { command: 'add_basic' },
  { command: 'set_language' },
];

export const PEOPLE: DeskAct[] = [
  { command: 'bring_on' },
  {
    command: 'invent',
  },
  { command: 'send_off' },
  {
    command: 'story_flashback',
  },
  { command: 'park' },
  { command: 'admit' },
  { command: 'adopt' },
];

export const BODIES: DeskAct[] = [
  { command: 'hurt' },
  { command: 'tend' },
  { command: 'rest' },
  { command: 'rouse' },
  { command: 'tag_ability' },
  { command: 'restore_ability' },
  { command: 'bleed_out' },
];

export const CHAPTER: DeskAct[] = [
  { command: 'start_session' },
  { command: 'end_session' },
  {
    command: 'close_chapter',
  },
  { command: 'pass_dealing' },
  { command: 'change_rule' },
  { command: 'close_table' },
];

/** What a newcomer would look for next, with a word why. */
export function nextStep(sight: Sight): (DeskAct & { why: string }) | null {
  const { seen } = sight;
  const steps: [string, string][] = [
    ['start_session', 'When everybody has come.'],
    ['open_chapter', 'You have read what is yours to read.'],
    ['open_intro', 'The introduction is read aloud in the dark.'],
    ['end_intro', 'When you have read it.'],
    ['deal_signifiers', 'Every persona gets a major arcana card.'],
    ['flip', 'The task is set.'],
    ['set_scene', 'Say where they are and what is going on.'],
  ];
  const found = steps.find(([command]) => sight.may(command) && (command !== 'set_scene' || !seen.scene));
  return found ? { command: found[0], why: found[1] } : null;
}
