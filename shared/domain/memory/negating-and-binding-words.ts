import { comparableWords } from './comparable-text.ts';

/** Words that turn a sentence round or bind for good, by their meaning; the shape in the value has to be said as well. */
export const binding: Readonly<Record<string, RegExp>> = {
  not: /^(?:no|not|none|cannot|without|\p{L}+n't|non|nicht|kein\p{L}*|ne|pas|não|nunca|jamais|never|nie|niemals|ohne|sin|sans|sem|नहीं|कभी)$/u,
  always:
    /^(?:always|every|everyone|everybody|any|anyone|all|must|siempre|todo|toda|todos|todas|cada|toujours|chaque|tout|tous|toutes|immer|jede\p{L}*|alle\p{L}*|sempre|हमेशा|हर|सभी)$/u,
};
/** Whether one of the words is of that kind. */
export const hasBinding = (kind: RegExp, words: readonly string[]) =>
  words.some((word) => kind.test(word));
/** Whether a text binds somebody or names a number: more than a name may say. */
export const isBinding = (text: string): boolean =>
  /\p{N}/u.test(text) ||
  Object.values(binding).some((kind) => hasBinding(kind, comparableWords(text)));

/** The same in scripts that put no blanks between words. */
export const unspacedBinding = [/[不没別别无無非勿]/u, /[总總每必都]/u];
