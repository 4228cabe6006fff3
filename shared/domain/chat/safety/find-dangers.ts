/** Finds dangers in a message by words of seven languages; runs on the device, before anything is sent. */
import { type DangerId, dangerIds } from './dangers.ts';
import { isTradeTalk } from './trade-talk.ts';
import { german } from './words/de.ts';
import { english } from './words/en.ts';
import { spanish } from './words/es.ts';
import { french } from './words/fr.ts';
import { hindi } from './words/hi.ts';
import { polish } from './words/pl.ts';
import { portuguese } from './words/pt.ts';

/** A danger and the words of the message that name it. */
export type Danger = Readonly<{ id: DangerId; words: string; start: number; end: number }>;

const languages = [english, spanish, german, french, portuguese, polish, hindi];

/** One space of a pattern matches any number of spaces. */
const alternatives = (lines: string) =>
  lines
    .trim()
    .split(/\s*\n\s*/)
    .join('|')
    .replaceAll(/ (\?)?/g, (_, optional?: string) => (optional ? ' *' : ' +'));

const pattern = (lines: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}\p{M}])(?:${alternatives(lines)})(?![\p{L}\p{N}\p{M}])`,
    'gu',
  );
// Devanagari joins endings to a word: there it may go on.
const openEnded = (lines: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives(lines)})`, 'gu');

const harmless = languages.map((words) => pattern(words.harmless));
const search = dangerIds.map((id) => ({
  id,
  patterns: languages.map((words) => (words === hindi ? openEnded(words[id]) : pattern(words[id]))),
}));

const letters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 's', '’': "'", '‘': "'" };

/** Lower case without accents; each letter keeps its position. */
const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    const small = (text[at] ?? '').toLowerCase();
    const plain = letters[small] ?? small.normalize('NFD')[0] ?? ' ';
    return plain === '\n' || plain === '\t' ? ' ' : plain;
  }).join('');

/** Every danger of a message, the most urgent first, each with the first words that name it. */
export const findDangers = (text: string): Danger[] => {
  const spoken = harmless.reduce(
    (left, words) => left.replaceAll(words, (found) => '·'.repeat(found.length)),
    fold(text),
  );
  return search.flatMap(({ id, patterns }) => {
    const first = patterns
      .flatMap((words) => [...spoken.matchAll(words)])
      .sort((a, b) => a.index - b.index)[0];
    if (!first) return [];
    const end = first.index + first[0].length;
    return [{ id, words: text.slice(first.index, end).trim(), start: first.index, end }];
  });
};

/**
 * Every danger in what an owner asks, the most urgent first. Where a sentence is only about the trade (a price, an
 * advertisement, a checklist) its words name no danger, so that a plumber who quotes a gas line gets no card.
 */
export const findDangersOfOwner = (text: string): Danger[] => {
  const sentences = [...text.matchAll(/[^.!?\n]+[.!?\n]*/g)];
  const own = sentences.reduce(
    (left, { 0: words, index }) =>
      isTradeTalk(fold(words))
        ? left.slice(0, index) + '·'.repeat(words.length) + left.slice(index + words.length)
        : left,
    text,
  );
  const before = findDangers(text);
  return findDangers(own).map((danger) => ({
    ...danger,
    words: before.find(({ id }) => id === danger.id)?.words ?? danger.words,
  }));
};
