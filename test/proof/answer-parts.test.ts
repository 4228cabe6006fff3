import fc from 'fast-check';
import { answerLimits } from '#shared/domain/chat/answer-parts/answer-limits.ts';
import { splitPlaces } from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import { parseParts, toStoredParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { longestText } from '#shared/domain/chat/answer-parts/read-unchecked-values.ts';
import { straightenQuotesAndDashes } from '#shared/domain/chat/answer-parts/straighten-quotes-and-dashes.ts';
import { quotedFacts } from '#shared/domain/memory/learn-from-answer.ts';
import { amountsInText } from '#shared/domain/numbers/amounts/amounts-in-text.ts';
import {
  pieceSizes,
  writtenAnswer,
  writtenJson,
} from '#test/support/answers/answer-arbitraries.ts';
import { piecesOf, readInPieces, replay } from '#test/support/answers/read-in-pieces.ts';
import { scaled } from '#test/support/proof-size.ts';
import { control, guarantee, seed, type Tally } from './support/guarantee.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Checks a rule on random values; a failure is reported with its value. */
const tryAll = <T>(
  tally: Tally,
  values: fc.Arbitrary<T>,
  short: number,
  rule: (value: T) => boolean,
) => {
  for (const value of fc.sample(values, {
    numRuns: scaled(Math.max(20, short / 10), short * 10),
    seed,
  })) {
    let holds = false;
    try {
      holds = rule(value);
    } catch {
      // A reader that throws has broken the rule.
    }
    tally.check(JSON.stringify(value).slice(0, 300), holds);
  }
};

const cutJson = fc.tuple(writtenJson, pieceSizes);

guarantee('an answer in parts reads the same in any pieces', (tally) =>
  tryAll(tally, cutJson, 1_000, ([{ value, json }, cuts]) => {
    const { events, parts } = readInPieces(piecesOf(json, cuts));
    return same(parts, parseParts(value.parts)) && same(replay(events), parts);
  }),
);

guarantee('an answer that is cut anywhere keeps valid parts and is marked as cut', (tally) =>
  tryAll(tally, fc.tuple(cutJson, fc.nat(1_000)), 300, ([[{ json }, cuts], share]) => {
    const cut = json.slice(0, (json.length * share) / 1_000);
    const { events, parts, cut: isCut } = readInPieces(piecesOf(cut, cuts), { isCut: true });
    const isMarked = !isCut || parts.length === 0 || parts.at(-1)?.cut === true;
    return same(replay(events), parts) && Part.array().safeParse(parts).success && isMarked;
  }),
);

/** Any JSON, sometimes inside our own fields, and texts that are hardly JSON. */
const anyJson = fc.oneof(
  fc.json({ maxDepth: 5 }),
  fc.jsonValue({ maxDepth: 4 }).map((parts) => JSON.stringify({ parts })),
  fc.array(fc.jsonValue({ maxDepth: 3 })).map((parts) => JSON.stringify({ parts })),
  fc
    .array(
      fc.constantFrom(
        ...[
          '{',
          '}',
          '[',
          ']',
          '"',
          ':',
          ',',
          '\\',
          '\\u',
          'a',
          '"parts"',
          '"kind"',
          '"text"',
          '1',
          ' ',
          '\n',
          '`',
          '😀',
        ],
      ),
    )
    .map((all) => `{"${all.join('')}`),
  fc.string({ unit: 'binary', maxLength: 100 }),
);

guarantee('any response of a provider becomes valid parts or none, never an error', (tally) =>
  tryAll(tally, fc.tuple(anyJson, pieceSizes, fc.boolean()), 1_000, ([raw, cuts, isCut]) => {
    const { events, parts } = readInPieces(piecesOf(raw, cuts), { isCut });
    return (
      same(replay(events), parts) &&
      Part.array().safeParse(parts).success &&
      !/\\ud[89a-f]/.test(JSON.stringify(events))
    );
  }),
);

/** JSON objects with a text somewhere and none of our fields. */
const otherJson = fc
  .dictionary(
    fc.string({ maxLength: 8 }).map((key) => `x${key}`),
    fc.jsonValue({ maxDepth: 4 }),
    { minKeys: 1 },
  )
  .filter((value) => /\S/.test(longestText(value, ['kind'])));

guarantee('JSON of any other shape is shown as its longest text', (tally) =>
  tryAll(tally, fc.tuple(otherJson, pieceSizes), 300, ([value, cuts]) => {
    const { parts } = readInPieces(piecesOf(JSON.stringify(value), cuts));
    const markdown = longestText(value).toWellFormed().trimStart();
    const [part] = parts;
    return parts.length === 1 && part?.kind === 'text' && part.markdown.length === markdown.length;
  }),
);

guarantee('stored parts are read unchanged', (tally) =>
  tryAll(tally, writtenAnswer, 300, ({ parts }) => {
    const accepted = parseParts(parts);
    return same(parseParts(toStoredParts(accepted)), accepted);
  }),
);

/** Pieces on which a pattern with backtracking gets slow when they repeat. */
const slowPieces = [
  ...[
    '1',
    '1 ',
    '1.',
    '1,',
    '1-',
    "1'",
    'a@',
    '@',
    '[',
    '[a ',
    ']',
    '\\[',
    '$',
    '$1 to ',
    '10 to ',
  ],
  ...[
    'ten-',
    'one hundred and ',
    '1 may ',
    '(1) ',
    '+1 ',
    'www.',
    '%',
    '1k',
    '  ',
    '\n',
    'http://',
  ],
];
const rules: Record<string, (text: string) => unknown> = {
  amounts: (text) => amountsInText(text, { locale: 'en-US', currency: 'USD' }),
  places: (text) => splitPlaces(text, 'email'),
  facts: (text) => quotedFacts([{ key: 'a', value: 'b', quote: text }], [`${text}x`]),
  'a text message': straightenQuotesAndDashes,
};

guarantee('no text keeps the answer rules busy for two seconds', (tally) => {
  for (const piece of slowPieces)
    for (const [name, rule] of Object.entries(rules)) {
      const start = process.cpuUsage().user;
      rule(piece.repeat(answerLimits.characters / piece.length));
      tally.check(`${name} in ${JSON.stringify(piece)}`, process.cpuUsage().user - start < 2e6);
    }
});

control('a reader that takes each piece for a separate JSON text', (tally) =>
  tryAll(tally, cutJson, 20, ([{ value, json }, cuts]) => {
    const parts = piecesOf(json, cuts).flatMap((piece) => readInPieces([piece]).parts);
    return same(parts, parseParts(value.parts));
  }),
);
