// The game master's desk: what belongs together. What is legal comes from the offers.
import { acts, rarely, type DeskAct } from '../../roleplay/desk';
import { t } from './words';

export const groups = (): [string, DeskAct[]][] => [
  [t('desk-scene'), acts('open_scene', 'close_scene', 'rate', 'travel', 'pass_watch')],
  [t('desk-people'), [...acts('new_creature'), ...rarely('open_file', 'give_creature')]],
  [t('desk-state'), [...acts('mark', 'strike'), ...rarely('set_penalty', 'set_reaction')]],
  [t('desk-gain'), [...acts('award'), ...rarely('grant_skill', 'add_item', 'allow_notice')]],
  [t('desk-story'), [...acts('start_session', 'end_session'), ...rarely('hand_over', 'close_table')]],
];
