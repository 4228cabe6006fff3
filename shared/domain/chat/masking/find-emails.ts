import { type Span, spansOf } from './contact-kinds-and-text-spans.ts';

const name = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}._%+'’-]*[\p{L}\p{N}_+-])?`;
const open = `[[({]`;
const close = String.raw`[\])}]`;
const dotWord = `(?: ?${open} ?(?:dot|punto|punkt) ?${close} ?| (?:dot|punto|punkt) )`;
const host = String.raw`[\p{L}\p{N}-]+`;
const notBefore = String.raw`(?<![\p{L}\p{N}._%+-])`;

/** As typed; no ending is too new, and a payment name needs none. */
const typed = new RegExp(String.raw`${notBefore}${name}@${host}(?:\.${host})*`, 'giu');
/** "at" in brackets or "dot" in words: a plain "look at example.com" is neither. */
const bracketed = new RegExp(
  String.raw`${notBefore}${name} ?${open} ?(?:at|arroba|@) ?${close} ?${host}(?:(?:\.|${dotWord})[\p{L}]{2,})+`,
  'giu',
);
const spelledOut = new RegExp(
  String.raw`${notBefore}${name}(?:${dotWord}${host})* (?:at|arroba) ${host}(?:${dotWord}[\p{L}]{2,})+`,
  'giu',
);

/** E-mail addresses, also those written to fool machines or dictated, and payment names of the form name@bank. */
export const findEmails = (text: string): Span[] =>
  [spelledOut, bracketed, typed].flatMap((pattern) => spansOf(text, pattern));
