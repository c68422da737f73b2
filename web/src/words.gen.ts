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
    never;
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
