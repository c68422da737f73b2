// What every role-playing table says on the page.
import { wordsOf } from '../words';

export const t = wordsOf('roleplay');
