import * as z from 'zod';
import {
  conversationTitle,
  previewOf,
} from '#shared/domain/chat/conversation-title-and-preview.ts';
import { composePrompt } from '#shared/domain/chat/prompt/compose-prompt.ts';
import { asData } from '#shared/domain/chat/prompt/data-blocks.ts';
import { raiseFirstLetters } from '#shared/domain/lib/name-capitals.ts';
import { acceptDecisions, acceptFacts } from '#shared/domain/memory/accept-memory-entries.ts';
import { followsFromQuote } from '#shared/domain/memory/compare-with-quote.ts';
import { mentionsPrivateLife } from '#shared/domain/memory/mentions-private-life.ts';
import { ownSentences } from '#shared/domain/memory/own-sentences.ts';
import { whole } from '#test/support/proof-size.ts';
import { control, guarantee, type Tally } from './support/guarantee.ts';

/** Longer than all fields of a question together. */
const length = 24_000;

const pieces = [
  ...[
    '<',
    '< ',
    '</',
    '<a',
    '<a_',
    '<a_te',
    '</a_text',
    '<\n',
    '<\u200c',
    '\u200c',
    '\u200d ',
    ' ',
    '\n',
  ],
  ...['＜', '／', 'ｃ', '﹤ ', '⟨/', '«_', '\u00ad', '\u0301', 'é', '🧰\u200d', '\u202e'],
  ...[
    '{',
    '{a',
    '{a.',
    '}',
    '**',
    '[',
    '](',
    '![',
    '`',
    '|',
    '~',
    '_',
    '#',
    '\\',
    '&#',
    '@',
    'a@',
    '.',
    '..',
    '-',
  ],
];
/** Texts on which a pattern with backtracking gets slow: one piece many times, with its own start or end. */
const slow = pieces.flatMap((piece) => {
  const many = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  return [many, `<${many}`, `${many}x`, `</customer${many}_text>`, `a${many}>`];
});
const nested = Array.from({ length: 1_500 }).reduce<string>(
  (inner) => `<a${inner}_text>`,
  '<a_text>',
);

const email = z.email().max(200);
const readers: Record<string, (text: string) => unknown> = {
  'a text as data': asData,
  'a prompt with it': (text) =>
    composePrompt({
      content: 'Said: <customer_text>{objection}</customer_text>\nLimits: {constraints}',
      definitions: [{ id: 'objection', label: 'Said', type: 'textarea', required: true }],
      business: { name: text },
      inputs: { objection: text },
      specificOutcome: text,
      constraints: text,
    }),
  'a preview': previewOf,
  'a title': (text) => conversationTitle({ prompt: null, text }),
  'a name': raiseFirstLetters,
  'a fact': (value) => acceptFacts([{ key: value, value }]),
  'a decision': (text) => acceptDecisions([text]),
  'the words of the owner': ownSentences,
  'what is private': mentionsPrivateLife,
  'a value and its quote': (text) => followsFromQuote(text, text),
  'an address': (text) => email.safeParse(text),
};

const areQuick = (tally: Tally, all: typeof readers, texts: string[], patienceMs: number) => {
  for (const [at, [name, read]] of Object.entries(all).entries())
    for (const [nth, text] of texts.entries()) {
      // In the short form every reader gets some of them, and they all get to some.
      if (!whole && texts.length > 1 && (at + nth) % 3) continue;
      const begun = performance.now();
      read(text);
      const ms = Math.round(performance.now() - begun);
      tally.check(`${name}, ${JSON.stringify(text.slice(0, 20))}…: ${ms} ms`, ms < patienceMs);
    }
};

guarantee(
  'no text takes the server long to process, however often a pattern in it repeats',
  (tally) => areQuick(tally, readers, [...slow, nested], 1_500),
);

control('a pattern with backtracking', (tally) => {
  const careless = (text: string) => /<\s*\/?\s*[a-z]+_text>/.test(text);
  areQuick(tally, { careless }, [`<${' '.repeat(length)}`], 50);
});
