import { createPartsDelimiterFilter } from '#shared/domain/chat/answer-parts/parts-delimiter-filter.ts';
import { createPartsReader } from '#shared/domain/chat/answer-parts/parts-reader.ts';
import { createDelimiterFilter } from '#shared/domain/chat/prompt/remove-delimiters.ts';
import { markdown, quantiles, ratio, type Table } from './report.ts';

/** Six parts of about 2,000 tokens. */
const words =
  'Call the customer on Tuesday, name the job in their words and ask which day suits them. ';
const draft = (channel: string) => ({
  kind: 'draft',
  channel,
  title: 'The quote',
  subject: null,
  body: words.repeat(20),
});
const item = { title: 'Call', detail: words.repeat(2), due_in_days: 1, minutes: 5, who: null };
const parts = [
  { kind: 'text', markdown: words.repeat(20) },
  draft('text-message'),
  draft('email'),
  draft('document'),
  { kind: 'steps', items: Array.from({ length: 6 }, () => item) },
  { kind: 'question', text: 'Which day?', choices: ['Monday', 'Friday'] },
];
const answer = JSON.stringify({ calculate: [], add_up: [], parts, facts: [], decisions: [] });
const plain = words.repeat(Math.round(answer.length / words.length));
/** A token. */
const pieceLength = 4;
const runs = 200;
const codes = ['abcdefghij', 'klmnopqrst', 'uvwxyz2345'];

const inPieces = (text: string, take: (piece: string) => unknown) => {
  for (let at = 0; at < text.length; at += pieceLength) take(text.slice(at, at + pieceLength));
};

/** Processes an answer like the server: reads its parts, removes codes, writes the events. */
const readParts = () => {
  const reader = createPartsReader();
  const filter = createPartsDelimiterFilter(codes);
  let written = 0;
  inPieces(answer, (piece) => {
    for (const event of reader.push(piece).flatMap(filter.push))
      written += JSON.stringify(event).length;
  });
  return written + reader.end({ isCut: false }).answer.parts.length;
};

/** The same for an answer that is one text without JSON. */
const readText = () => {
  const filter = createDelimiterFilter(codes);
  let written = 0;
  inPieces(plain, (piece) => {
    const text = filter.push(piece);
    if (text) written += JSON.stringify({ event: 'delta', data: { text } }).length;
  });
  return written;
};

const measure = (run: () => number) => {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return quantiles(times).p50;
};

const exact = (value: number) => `${value.toFixed(1)} ms`;

/** Measures the server's cost of an answer of six parts against one text of the same length. */
export const answerParts = (): Table => {
  for (const run of [readParts, readText]) for (let nth = 0; nth < 20; nth++) run();
  const [ours, floor] = [measure(readParts), measure(readText)];
  const perPiece = (ours * 1000) / (answer.length / pieceLength);
  return {
    title: 'An answer of six parts, read on the server',
    note: `${answer.length} characters in pieces of ${pieceLength}, median of ${runs}: read, freed of codes, written as events. Floor: one text of the same length, without JSON. How soon its first words arrive is measured in “Time to the first words of an answer”.`,
    rows: [
      {
        what: 'the whole answer',
        ours: exact(ours),
        floor: exact(floor),
        ratio: ratio(ours, floor),
      },
      { what: 'a piece', ours: `${perPiece.toFixed(0)} µs` },
    ],
  };
};

if (import.meta.main) console.log(markdown(answerParts()));
