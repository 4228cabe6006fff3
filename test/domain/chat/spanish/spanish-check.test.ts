import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DraftWords } from '#shared/domain/chat/spanish/draft-words-and-fingerprint.ts';
import { isSpanish } from '#shared/domain/chat/spanish/is-spanish.ts';
import { isSpanishDraft, spanishDifferences } from '#shared/domain/chat/spanish/spanish-check.ts';

type Pair = { en: DraftWords; es: DraftWords; names: readonly string[] };
const file = new URL('../../../fixtures/spanish-drafts/pairs.json', import.meta.url);
const { drafts } = JSON.parse(readFileSync(file, 'utf8')) as { drafts: readonly Pair[] };
const named = drafts.map(
  (pair) => [pair.en.body.slice(0, 50).replaceAll(/\s+/g, ' '), pair] as const,
);

/** The Spanish with one place of its text changed. */
const changed = ({ es }: Pair, at: number, length: number, to: string): DraftWords => ({
  ...es,
  body: es.body.slice(0, at) + to + es.body.slice(at + length),
});

const changes = (pair: Pair, pattern: RegExp, to: (found: string) => string) =>
  [...pair.es.body.matchAll(pattern)].map((match) =>
    changed(pair, match.index, match[0].length, to(match[0])),
  );

const days = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );
const relative = ['hoy', 'ayer', 'esta noche'];
const next = (words: readonly string[]) => (found: string) =>
  words[(words.indexOf(found) + 1) % words.length] ?? '';
const oneOf = (words: readonly string[]) =>
  RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'gu');

/** Every way to change one number, one half of the day, one day, one month, one name, one link or one blank of the Spanish. */
const wrongs = (pair: Pair): DraftWords[] => [
  ...changes(pair, /\d+/g, (found) => String(Number(found) + 1)),
  ...changes(pair, /a\. m\./g, () => 'p. m.'),
  ...changes(pair, /p\. m\./g, () => 'a. m.'),
  ...changes(pair, /\$(?=\d)/g, () => '€'),
  ...changes(pair, oneOf(days), next(days)),
  ...changes(pair, oneOf(months), next(months)),
  ...changes(pair, oneOf(relative), () => 'pronto'),
  ...changes(pair, oneOf(['dos', 'tres', 'cuatro', 'cinco', 'siete']), (found) =>
    found === 'dos' ? 'seis' : 'ocho',
  ),
  ...pair.names.flatMap((name) => changes(pair, oneOf([name]), () => 'Ximena')),
  ...changes(pair, /https?:\/\/\S+|www\.\S+|\S+@\S+/g, (found) =>
    found.replace('example', 'sample'),
  ),
  ...changes(pair, /\[[^\]]+\]/g, () => '[nombre]'),
];

describe('sixty drafts in Spanish', () => {
  test('are sixty, and each has something to keep', () => {
    expect(drafts).toHaveLength(60);
    expect(drafts.filter((pair) => wrongs(pair).length === 0)).toHaveLength(0);
  });

  test.each(named)('%s: is accepted', (_, { en, es }) => {
    expect(spanishDifferences(en, es)).toBeUndefined();
    expect(isSpanishDraft(en, es)).toBe(true);
    expect(isSpanish(es)).toBe(true);
    expect(isSpanish(en)).toBe(false);
  });

  test.each(named)('%s: is refused with any one detail changed', (_, pair) => {
    const passed = wrongs(pair).filter((wrong) => !spanishDifferences(pair.en, wrong));
    expect(passed.map(({ body }) => body)).toEqual([]);
  });
});
