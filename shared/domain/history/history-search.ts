/** Searching the text of conversations. */
import type { Turn } from '../chat/turn-schemas.ts';

/** The fields of a turn that are searched. */
export type SearchedTurn = Pick<Turn, 'text' | 'prompt' | 'content' | 'drafts'>;

/** The text of a turn that is searched: the question, what was filled in, the answer, and what its owner made of the drafts. */
export const turnText = ({ text, prompt, content, drafts = [] }: SearchedTurn) =>
  [
    text,
    ...Object.values(prompt?.additionalInputs ?? {}),
    prompt?.constraints,
    content,
    ...drafts.flatMap(({ subject, body }) => [subject, body]),
  ]
    .filter(Boolean)
    .join('\n');

/** Characters shown before and after the words that were found. */
const around = 60;

/** One line without the marks of tables, lists, headings and quotes, of bold words and of a draft's subject. */
const plain = (passage: string) =>
  passage
    .replaceAll('**', '')
    .replaceAll(/^[ \t>]*Subject:[ \t]*/gm, '')
    .replaceAll(/^[ \t]*(?:(?:>|#{1,6}[ \t]|[-*+][ \t])[ \t]*)+/gm, '')
    .replaceAll(/\s*\|[\s|:-]*/g, ' · ')
    .replace(/^ · | · $/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The passage of `text` around `words` (lower case), in one line, cut at spaces and not begun in the line before; null when it does not have them. */
export const excerptOf = (text: string, words: string): string | null => {
  const at = text.toLowerCase().indexOf(words);
  if (at < 0) return null;
  const start = Math.max(0, at - around);
  const end = Math.min(text.length, at + words.length + around);
  const line = start > 0 ? text.lastIndexOf('\n', at) + 1 : 0;
  const before =
    line > start
      ? text.slice(line, at)
      : text.slice(start, at).replace(start > 0 ? /^\S*\s/ : /^/, '');
  const after = text.slice(at + words.length, end).replace(end < text.length ? /\s\S*$/ : /$/, '');
  const passage = `${before}${text.slice(at, at + words.length)}${after}`;
  return `${start > 0 && line <= start ? '…' : ''}${plain(passage)}${end < text.length ? '…' : ''}`;
};
