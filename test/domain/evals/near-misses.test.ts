// @module-tag night
/** The exam itself is examined: does it notice answers with one fault each, and does it leave good ones alone? */
import { describe, expect, test } from 'vitest';
import { checkedQuestion } from '#evals/cases/checked-question.ts';
import { loadCases } from '#evals/cases/index.ts';
import { faultKindIds } from '#evals/sabotage/fault-kinds.ts';
import {
  falselyRefused,
  goodHalves,
  noticedByKind,
  noticedLines,
} from '#evals/sabotage/measure.ts';
import { type AnswerSet, loadGoodAnswers, loadNearMisses } from '#evals/sabotage/near-misses.ts';
import { referenceAndBriefAnswers } from '#evals/sabotage/reference-and-brief-answers.ts';
import { checkLine } from '#evals/score/check-line.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { line } from '../../support/answers/recorded-run.ts';

const sets: readonly AnswerSet[] = ['tuning', 'held-out'];
const pairs = { tuning: loadNearMisses('tuning'), 'held-out': loadNearMisses('held-out') };
const share = (rows: ReturnType<typeof noticedByKind>) => {
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((all, row) => all + of(row), 0);
  return sum(({ forIt }) => forIt) / sum((row) => row.forIt + row.forAnother + row.missed);
};

describe('the stored pairs', () => {
  test.each(sets)('of the set "%s" are three or more of each kind, of different trades', (set) => {
    for (const kind of faultKindIds) {
      const of = pairs[set].filter((one) => one.kind === kind);
      expect(of.length, kind).toBeGreaterThanOrEqual(3);
      expect(new Set(of.map(({ trade }) => trade)).size, kind).toBeGreaterThan(1);
    }
  });

  test('are all different, in both sets together', () => {
    const all = [...pairs.tuning, ...pairs['held-out']];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ asked }) => asked)).size).toBe(all.length);
  });
});

describe('of bad answers that differ from a good one in one place', () => {
  test.each(sets)('of the set "%s", at least 95 % are noticed for their fault', (set) => {
    const rows = noticedByKind(pairs[set]);
    console.log(noticedLines(set, rows).join('\n'));
    expect(share(rows)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('of good answers', () => {
  const good = {
    tuning: [
      ...goodHalves(pairs.tuning),
      ...loadGoodAnswers('tuning'),
      ...referenceAndBriefAnswers(),
    ],
    'held-out': [
      ...goodHalves(pairs['held-out']),
      ...loadGoodAnswers('held-out'),
      ...loadGoodAnswers('fresh'),
    ],
  };

  test('there are a hundred and more that are no half of a pair and half that, of all helpers', () => {
    const sets = ['tuning', 'held-out', 'fresh'] as const;
    const alone = [...sets.flatMap(loadGoodAnswers), ...referenceAndBriefAnswers()];
    expect(alone.length).toBeGreaterThanOrEqual(100);
    expect(good.tuning.length + good['held-out'].length).toBeGreaterThan(200);
    expect(new Set(alone.map(({ helper }) => helper)).size).toBe(7);
  });

  test.each(sets)('of the set "%s", at most 2 % are refused', (set) => {
    const refused = falselyRefused(good[set]);
    console.log(`${set}: ${refused.length} of ${good[set].length} good answers refused`);
    expect(refused.length / good[set].length, refused.join('\n')).toBeLessThanOrEqual(0.02);
  });
});

/** Fits every question a little and none of them well, behind the words of the question. */
const generic = (question: string): Part[] => [
  {
    kind: 'text',
    markdown: `You asked: ${question}\n\nStart today: write down what matters most and call the customer. Keep it simple and honest.`,
  },
  {
    kind: 'draft',
    channel: 'text-message',
    title: 'Message',
    subject: null,
    body: 'Hi [first name], thank you for your message. I will look into it and get back to you on [day]. Does that work for you?',
  },
  {
    kind: 'steps',
    items: [{ title: 'Send the message', detail: '', due_in_days: 0, minutes: 5, who: null }],
  },
  { kind: 'question', text: 'What matters most to you here?', choices: [] },
];

describe('an answer that fits every question', () => {
  test('passes no case, though it repeats the question', () => {
    const passed = loadCases().filter((one) => {
      const asked = [one.message, ...Object.values(one.blanks ?? {}), one.limits];
      const parts = generic(asked.filter(Boolean).join(' '));
      const answer = line({ case: one.id, parts, sums: [...checkedQuestion(one).sums] });
      return checkLine(one, answer).every(({ pass }) => pass !== false);
    });
    expect(passed.map(({ id }) => id)).toEqual([]);
  });
});
