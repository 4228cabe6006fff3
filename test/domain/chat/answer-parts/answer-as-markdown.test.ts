import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { expect, test } from 'vitest';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import {
  answerAsPlainText,
  partAsPlainText,
} from '#shared/domain/chat/answer-parts/answer-as-plain-text.ts';
import { draftChannels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import { parseParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { writtenAnswer } from '#test/support/answers/answer-arbitraries.ts';
import { readGfm } from '#web/ui/markdown/read-gfm.ts';

const html = (markdown: string) =>
  renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: [readGfm] }, markdown));
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
const draft = (body: string, over: object = {}): Part => ({
  ...({ kind: 'draft', channel: 'document', title: 'Plan', subject: null } as const),
  body,
  ...over,
});

const answer: Part[] = [
  { kind: 'text', markdown: '**Yes.** Do it.' },
  draft('Hi [first name],\n\nFrom January 4 it is $178.\nSame crew.\n\nRenee', {
    channel: 'email',
    title: 'The same as an email',
    subject: 'Your price',
  }),
  {
    kind: 'steps',
    items: [
      {
        title: 'Text the first 10',
        detail: 'Start with friends.',
        due_in_days: 1,
        minutes: 20,
        who: 'Luis',
      },
      { title: 'Count who left', detail: '', due_in_days: 0, minutes: null, who: null },
    ],
  },
  { kind: 'question', text: 'Any fixed prices in writing?', choices: ['No', 'Yes, a few'] },
  { kind: 'handoff', helper_id: 'customer-service', brief: 'What to say on the phone.' },
];

test('an answer is one Markdown text', () => {
  expect(answerAsMarkdown(answer)).toBe(`**Yes.** Do it.

**Email: The same as an email**

> Subject: Your price
>
> Hi [first name],
>
> From January 4 it is $178.  
> Same crew.
>
> Renee

1. **Text the first 10** (tomorrow, 20 min, Luis): Start with friends.
2. **Count who left** (today)

Any fixed prices in writing?

- No
- Yes, a few

**Ask Customer Service**: What to say on the phone.`);
});

test('an answer of one text part equals that text, and due days can be shown as dates', () => {
  expect(answerAsMarkdown([{ kind: 'text', markdown: '  # Plan\n\n- a\n' }])).toBe('# Plan\n\n- a');
  expect(answerAsMarkdown([])).toBe('');
  const dated = answerAsMarkdown(answer.slice(2, 3), (days) => `by Nov ${23 + days}`);
  expect(dated).toContain('(by Nov 24, 20 min, Luis)');
});

test('a cut answer ends with a note', () => {
  const markdown = answerAsMarkdown([{ kind: 'text', markdown: 'Call them to', cut: true }]);
  expect(markdown).toBe('Call them to\n\n_This answer was cut off here._');
});

test('the Markdown of an answer contains all its words', () => {
  fc.assert(
    fc.property(writtenAnswer, ({ parts }) => {
      const accepted = parseParts(parts);
      const markdown = answerAsMarkdown(accepted);
      for (const part of accepted)
        for (const field of Object.values(part).flat()) {
          const texts = typeof field === 'object' && field ? Object.values(field) : [field];
          for (const word of texts.filter((text) => typeof text === 'string').flatMap(wordsIn))
            if (!['text', 'draft', 'steps', 'question', 'handoff', ...draftChannels].includes(word))
              expect(markdown.toLowerCase()).toContain(word.toLowerCase().split('-')[0]);
        }
    }),
    { numRuns: 200 },
  );
});

test('a draft keeps its lines, and its title cannot break out of the heading', () => {
  const markdown = answerAsMarkdown([
    draft('One\n  two\n\n\nthree', { channel: 'text-message', title: '5* [x](y) **now**' }),
  ]);
  const page = html(markdown);
  expect(page).toContain('<strong>Text message: 5* [x](y) **now**</strong>');
  expect(page).toMatch(/<blockquote>\s*<p>One<br\/?>\s*two<\/p>\s*<p>three<\/p>\s*<\/blockquote>/);
});

test.each([
  ['**Bold**, *thin*, _thin_, ~~gone~~ and `code`', 'Bold, thin, thin, gone and code'],
  ['# Title\n\n## Next ##\n\nTotal\n---\nend', 'Title\n\nNext\n\nTotal\nend'],
  [
    '* one\n* two\n  - **three**\n\n1. four\n2. five',
    '- one\n- two\n  - three\n\n1. four\n2. five',
  ],
  ['- [ ] call [first name]', '- [ ] call [first name]'],
  ['| a | b |\n|---|---|\n| **1** | 2 |', 'a\tb\n1\t2'],
  ['> quoted\n> **more**', 'quoted\nmore'],
  [
    '[our site](https://x.com), <https://y.com>, www.z.com',
    'our site (https://x.com), https://y.com, www.z.com',
  ],
  ['line  \nnext\\\nlast', 'line\nnext\nlast'],
  ['```\ncode *x*\n```\n\n***', 'code *x*'],
  ['5 \\* 3 &amp; \\[x\\]', '5 * 3 & [x]'],
  [
    '5*4*3 is 60, a * b, snake_case_name, ~5 to ~6',
    '5*4*3 is 60, a * b, snake_case_name, ~5 to ~6',
  ],
  ['#1 plumber\n+ tax\n1) first', '#1 plumber\n+ tax\n1) first'],
])('%j is copied as %j', (body, text) => {
  expect(partAsPlainText(draft(body))).toBe(text);
});

test('a text message is copied with straight quotes, other drafts unchanged', () => {
  const body = 'Hi **Janet**, it’s “us”…';
  expect(partAsPlainText(draft(body, { channel: 'text-message' }))).toBe(`Hi Janet, it's "us"...`);
  expect(partAsPlainText(draft(body, { channel: 'email' }))).toBe('Hi Janet, it’s “us”…');
});

test('other parts and whole answers are copied without Markdown syntax too', () => {
  expect(partAsPlainText(answer[2] as Part)).toBe(
    '1. Text the first 10 (tomorrow, 20 min, Luis): Start with friends.\n2. Count who left (today)',
  );
  const text = answerAsPlainText(answer);
  expect(text).toContain('Email: The same as an email\n\nSubject: Your price\n\nHi [first name],');
  expect(text).not.toMatch(/[*>]/);
});

test('bold text is copied without asterisks, and no draft makes copying fail', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(word, word, fc.string({ unit: 'grapheme', maxLength: 60 }), (one, two, any) => {
      expect(partAsPlainText(draft(`Say **${one} ${two}** now`))).toBe(`Say ${one} ${two} now`);
      expect(partAsPlainText(draft(`${any}\n\n${one}`)).endsWith(one)).toBe(true);
    }),
  );
});
