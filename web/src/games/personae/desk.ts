// The game master's desk: what belongs together. What is legal comes from the offers.
import { acts, rarely, type DeskAct } from '../../roleplay/desk';
import { wordsOf } from '../../words';

const t = wordsOf('personae');

export const groups = (): [string, DeskAct[]][] => [
  [
    t('desk-scene'),
    [...acts('open_scene', 'enter', 'leave', 'add_obstacle', 'rule_obstacle', 'close_scene'), ...rarely('pass_days')],
  ],
  [
    t('desk-people'),
    [...acts('new_figure', 'new_extra'), ...rarely('new_supporting', 'import_individual', 'give_individual')],
  ],
  [t('desk-hazards'), acts('agree_hazard', 'trigger_hazard')],
  [t('desk-wares'), rarely('add_ware', 'set_local', 'raise_cap')],
  [t('desk-story'), [...acts('start_session', 'award', 'end_session'), ...rarely('hand_over', 'close_table')]],
];
