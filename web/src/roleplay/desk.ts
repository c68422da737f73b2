// Something to do from the desk: a command and the words around it.
import type { Known } from '../form/plan';

export interface DeskAct {
  command: string;
  label?: string;
  known?: Known;
  first?: Known;
  title?: string;
  note?: string;
  sure?: string;
  send?: string;
}
