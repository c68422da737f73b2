// The game master's desk: what belongs together. What is legal comes from the offers.
import { acts, type DeskAct } from '../../roleplay/desk';
import { t } from './words';

export const groups = (): [string, DeskAct[]][] => [
  [t('desk-scene'), acts('open_scene', 'close_scene', 'travel', 'pass_watch')],
  [t('desk-people'), acts('new_creature', 'open_file', 'give_creature')],
  [t('desk-state'), acts('mark', 'strike', 'set_penalty', 'set_reaction')],
  [t('desk-gain'), acts('award', 'grant_skill', 'add_item', 'allow_notice')],
  [t('desk-story'), acts('start_session', 'end_session', 'hand_over', 'close_table')],
];
