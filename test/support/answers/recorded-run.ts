/**
 * A small recorded exam run, written by hand: the answers of a good and a bad model to five cases, and the verdicts of
 * a judge.
 */
import { ExamCase } from '#evals/cases/exam-case.ts';
import { criteria } from '#evals/judge/rubric.ts';
import type { BothOrders, Verdict } from '#evals/judge/verdict.ts';
import type { AnswerLine } from '#evals/product/answer-line.ts';
import type { RunHead } from '#evals/score/result.ts';
import type { RunFiles } from '#evals/score/score-run.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';

export const recordedCases = [
  {
    id: 'price.loss',
    kind: 'sum',
    business: 'bright-corner',
    helper: 'finance',
    message: 'I charge 140 for a visit that costs me 154. Is that ok?',
    expect: { must: ['140'], must_not: ['healthy margin'] },
  },
  {
    id: 'trade.quiet-quote',
    kind: 'trade',
    business: 'ridgeline',
    helper: 'sales',
    message: 'They have not answered my quote of $1,850 for a water heater. What do I text?',
    expect: { must_not: ['discount'] },
  },
  {
    id: 'memory.wage',
    kind: 'memory',
    business: 'copper-run',
    helper: 'hiring-hr',
    message: 'What do I tell a new helper about pay?',
    memory: [{ key: 'helper wage', text: '19 an hour' }],
    expect: { must: ['19'] },
  },
  {
    id: 'director.one-star',
    kind: 'director',
    business: 'ridgeline',
    helper: null,
    message: 'Some guy gave me one star and he was never a customer.',
    named: ['customer-service'],
    expect: {},
  },
  {
    id: 'director.algebra',
    kind: 'director',
    business: 'even-keel',
    helper: null,
    message: 'Can you help my daughter with her algebra?',
    named: [null],
    expect: {},
  },
].map((one) => ExamCase.parse(one));

const text = (markdown: string): Part => ({ kind: 'text', markdown });
const step = (title: string): Part => ({
  kind: 'steps',
  items: [{ title, detail: '', due_in_days: 0, minutes: 10, who: null }],
});

/** One answer of the run; every field can be replaced. */
export const line = (more: Partial<AnswerLine>): AnswerLine => ({
  case: 'price.loss',
  repeat: 1,
  model: 'steady',
  served: 'steady-2026',
  at: '2026-11-22T08:00:00.000Z',
  ms: 9000,
  firstMs: 900,
  firstDraftMs: 2400,
  reasoning: 120,
  calls: 1,
  usage: { input: 5000, cached: 4000, output: 400 },
  estimated: false,
  finish: 'stop',
  form: 'parts',
  parts: [
    text('No: each visit takes 14 from you, because 140 is less than 154.'),
    step('Call the customer today'),
  ],
  facts: [],
  decisions: [],
  suggestedHelper: null,
  sums: [],
  request: [],
  problem: null,
  ...more,
});

const answers: AnswerLine[] = [
  line({}),
  line({
    case: 'trade.quiet-quote',
    parts: [
      text('Ask which of the two it is.'),
      {
        kind: 'draft',
        channel: 'text-message',
        title: 'Text now',
        subject: null,
        body: 'Hi, is it the price of $1,850 or the date? Either is fine.',
      },
    ],
  }),
  line({
    case: 'memory.wage',
    parts: [text('Say 19 an hour, and when it changes.'), step('Write it down before Monday')],
  }),
  line({
    case: 'director.one-star',
    suggestedHelper: 'customer-service',
    parts: [text('Customer Service answers reviews.')],
  }),
  line({ case: 'director.algebra', parts: [text('I can only help with your business.')] }),
  ...[
    line({
      parts: [text('A healthy margin is 30 %. Studies show that 78 % of customers pay $199.')],
    }),
    line({
      case: 'trade.quiet-quote',
      finish: 'length',
      parts: [text('Offer a <b>discount</b> of $300.')],
    }),
    line({ case: 'memory.wage', parts: [], problem: 'The provider did not begin to answer' }),
    line({ case: 'director.one-star', suggestedHelper: 'marketing', parts: [text('Marketing.')] }),
    line({
      case: 'director.algebra',
      suggestedHelper: 'finance',
      parts: [text('Finance knows numbers.')],
    }),
  ].map((one) => ({
    ...one,
    model: 'hasty',
    served: 'hasty',
    ms: 3000,
    usage: { input: 5000, cached: 0, output: 200 },
  })),
];

const scores = (score: number): Verdict['first'] => ({
  ...(Object.fromEntries(criteria.map((id) => [id, score])) as Record<
    (typeof criteria)[number],
    number
  >),
  send: score > 3 ? 'yes' : 'no',
});

/** Both verdicts of a judge that is not affected by the order. */
export const ordersOf = (first: number, second: number): BothOrders => {
  const side = (one: number, other: number) =>
    one === other ? 'same' : one > other ? 'first' : 'second';
  return {
    asIs: {
      why: 'One has words to send.',
      first: scores(first),
      second: scores(second),
      better: side(first, second),
    },
    swapped: {
      why: 'One has words to send.',
      first: scores(second),
      second: scores(first),
      better: side(second, first),
    },
  };
};

const run: RunHead = {
  id: '2026-11-22T08-00-00',
  at: '2026-11-22T08:00:00.000Z',
  commit: '0123456789',
  catalogue: 'abcdef0123456789',
  endpoint: 'a recording',
  standIn: false,
  models: ['steady', 'hasty'],
  judges: ['judge'],
  plainModel: 'steady',
  cases: recordedCases.map(({ id }) => id),
  heldOut: false,
  repeat: 1,
};

const judged = (model: string, score: number) =>
  ['price.loss', 'trade.quiet-quote', 'memory.wage'].map((id, nth) => ({
    case: id,
    model,
    judge: 'judge',
    orders: ordersOf(score, nth === 2 ? score : 3),
  }));

export const recordedRun: RunFiles = {
  run,
  answers,
  judged: [...judged('steady', 5), ...judged('hasty', 2)],
  agreement: [],
  duels: [],
};
