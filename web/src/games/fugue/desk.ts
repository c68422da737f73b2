// The Dealer's desk: what belongs together, and what a newcomer would look for next. What is legal comes from the offers.
import { acts, rarely, type DeskAct } from '../../roleplay/desk';
import { t } from './say';

export const groups = (): [string, DeskAct[]][] => [
  [t('desk-scene'), [...acts('set_scene', 'set_task'), ...rarely('rule', 'add_basic', 'set_language')]],
  [
    t('desk-people'),
    [...acts('bring_on', 'invent', 'send_off', 'admit'), ...rarely('story_flashback', 'park', 'adopt')],
  ],
  [
    t('desk-bodies'),
    [...acts('hurt', 'tend', 'rouse', 'bleed_out'), ...rarely('rest', 'tag_ability', 'restore_ability')],
  ],
  [
    t('desk-chapter'),
    [...acts('start_session', 'end_session', 'close_chapter', 'pass_dealing'), ...rarely('change_rule', 'close_table')],
  ],
];
const STEPS = ['start_session', 'open_chapter', 'open_intro', 'end_intro', 'deal_signifiers', 'flip'] as const;
/** Each with a word why; where nothing else comes first and there is no scene, that one. */
export const steps = (scene: boolean): [string, string][] =>
  [...STEPS, ...(scene ? [] : (['set_scene'] as const))].map((command) => [command, t(`step-${command}`)]);
