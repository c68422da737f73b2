// Written by tools/gen_types.py from the Python types; never edited.

export const LANGUAGES: Record<string, string> = { en: 'English', de: 'Deutsch' };

export interface Words {
  'shell':
    | 'language-name'
    | 'front-line'
    | 'front-loading'
    | 'front-lost-link'
    | 'front-about'
    | 'find-title'
    | 'find-hint'
    | 'find-act'
    | 'find-person'
    | 'find-rule'
    | 'find-nothing';
  'roleplay':
    | 'strip-party'
    | 'strip-others'
    | 'strip-turn'
    | 'strip-done'
    | 'strip-value'
    | 'strip-value-of'
    | 'strip-ticked'
    | 'strip-clear'
    | 'strip-box'
    | 'strip-track'
    | 'strip-less'
    | 'strip-more';
  'domino-knights':
    never;
  'fate':
    never;
  'fugue':
    never;
  'personae':
    never;
  'yags':
    never;
}
export type Room = keyof Words;
export type Word<R extends Room> = Words[R];
