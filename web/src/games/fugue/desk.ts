// The Dealer's desk: what belongs together, and what a newcomer would look for next. What is legal comes from the offers.
import type { DeskAct } from '../../roleplay/desk';
import { spelled } from './say';
import type { Sight } from './sight.svelte';

export const SCENE: DeskAct[] = [
  {
    command: 'set_scene',
    label: 'Set the scene',
    title: 'Where are they, and what is going on?',
    send: 'Set the scene',
  },
  {
    command: 'set_task',
    label: 'Call for a card',
    title: 'A skilled action you call for',
    first: { ability: '', unit: '', difficulty: 7 },
    note: 'For what would test a normal person, with nobody against it.',
    send: 'Set the task',
  },
  {
    command: 'rule',
    label: 'Decide something',
    title: 'Decide what the rules leave open',
    note: 'It stays on the cork board.',
    send: 'So it is',
  },
  { command: 'add_basic', label: 'Something anybody can do' },
  { command: 'set_language', label: 'Their language' },
];

export const PEOPLE: DeskAct[] = [
  { command: 'bring_on', label: 'Bring somebody on', note: 'Game-characters of the chapters you may read.' },
  {
    command: 'invent',
    label: 'Invent somebody',
    note: 'Abilities one on a line. Looks are for all, notes for you alone.',
    send: 'Bring on',
  },
  { command: 'send_off', label: 'Somebody leaves or returns' },
  {
    command: 'story_flashback',
    label: 'A memory from the story',
    title: 'The story brings a memory back',
    note: 'Rarely: a person or an event of the story sets it off, and you dictate memory and ability.',
    send: 'Tell it',
  },
  { command: 'park', label: 'A player is away or back' },
  { command: 'admit', label: 'A latecomer makes a persona' },
  { command: 'adopt', label: 'A new persona for who lost hers' },
];

export const BODIES: DeskAct[] = [
  { command: 'hurt', label: 'A wound from the story' },
  { command: 'tend', label: 'A wound is tended' },
  { command: 'rest', label: 'They rest' },
  { command: 'rouse', label: 'Somebody comes round' },
  { command: 'tag_ability', label: 'Parts an ability needs' },
  { command: 'restore_ability', label: 'Something is relearned' },
  { command: 'bleed_out', label: 'Somebody bleeds to death', sure: 'Only you can say so. Dead is dead.' },
];

export const CHAPTER: DeskAct[] = [
  { command: 'start_session', label: 'Begin the sitting' },
  { command: 'end_session', label: 'End the sitting', sure: 'The chapter stays open; the deck is put together again.' },
  {
    command: 'close_chapter',
    label: 'Close the chapter',
    sure: 'Your notes are sealed, your letters go to the next Dealer, the deck is put together again.',
  },
  { command: 'pass_dealing', label: 'Hand the dealing on', note: 'The other must agree.' },
  { command: 'change_rule', label: 'Change a house rule', note: 'In the open: everybody is told.' },
  { command: 'close_table', label: 'Close the table', sure: 'The story is told: nothing more is played here.' },
];

/** What a newcomer would look for next, with a word why. */
export function nextStep(sight: Sight): (DeskAct & { why: string }) | null {
  const { seen } = sight;
  const steps: [string, string, string][] = [
    ['start_session', 'Begin the sitting', 'When everybody has come.'],
    ['open_chapter', `Open chapter ${spelled(seen.chapter || 1)}`, 'You have read what is yours to read.'],
    ['open_intro', 'Close your eyes, everybody', 'The introduction is read aloud in the dark.'],
    ['end_intro', 'Open your eyes', 'When you have read it.'],
    ['deal_signifiers', 'Deal the Signifiers', 'Every persona gets a major arcana card.'],
    ['flip', 'Turn the card', 'The task is set.'],
    ['set_scene', 'Set the scene', 'Say where they are and what is going on.'],
  ];
  const found = steps.find(([command]) => sight.may(command) && (command !== 'set_scene' || !seen.scene));
  return found ? { command: found[0], label: found[1], why: found[2] } : null;
}
