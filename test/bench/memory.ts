import { memoryOf } from '#infra/lambda-memory.ts';
import { startApp } from '../support/app.ts';
import { prices } from './capacity.ts';
import { askingOwners } from './lambda/events.ts';
import { type Measured, measureInstances } from './lambda/measure.ts';
import { type Kind, kinds, pickOf, type Size, sizesOf } from './lambda/sizes.ts';
import { type Row, ratio, type Table } from './report.ts';

/** Like a model: its first words soon, then pieces far enough apart that each is one read. */
const pace = { firstWordsMs: 100, betweenMs: 5 };
/** An owner can ask 20 questions in a minute. */
const owners = 18;

const exact = (value: number) => `${value.toFixed(1)} ms`;

/** Measures the processor time of the handlers, and recommends the memory of the Lambdas. */
export const memory = async (): Promise<Table[]> => {
  await using app = await startApp({ pace });
  const asking = await askingOwners(app, owners);
  const answers = await measureInstances('chat', asking.question);
  const requests = await measureInstances('account', asking.account);
  return [handlersTable({ answers, requests }), sizesTable({ answers, requests })];
};

type Both = Record<Kind, Measured>;

const handlersTable = ({ answers, requests }: Both): Table => {
  const row = (what: string, ours: number, floor?: number): Row => ({
    what,
    ours: exact(ours),
    ...(floor && { floor: exact(floor), ratio: ratio(ours, floor) }),
  });
  return {
    title: 'Processor time of the handlers',
    note: `The built Lambda in a process of its own; the local services run in another one and are not counted. User and system time of all threads, medians. A question has as many turns before it as go along, and its answer is ${answers.pieces} pieces of 14 characters. The floor of 20 at once is one at a time: waiting together may cost nothing more. What stood before this was measured: decisions/cost-of-a-question.md.`,
    rows: [
      row('a question, one at a time', answers.cpuMs),
      row('a question, 20 at once', answers.atOnceMs, answers.cpuMs),
      row('a question, up to its first words', answers.waitedMs),
      row('the first question of an instance, up to its first words', answers.coldMs),
      row('account.get', requests.cpuMs),
      row('the first account.get of an instance', requests.coldMs),
    ],
  };
};

const sizesTable = (measured: Both): Table => ({
  title: 'Memory of the Lambdas',
  note: `A model, not a bill: Lambda gives processor time in proportion to memory, one whole processor of this machine at 1,769 MB, in a cold start too; a thread cannot use more. A thousand cost what the gateway, the table and Lambda take at list prices ($${prices.lambdaGbSecond} a GB-second). Picked: the largest size, which is the fastest, within the budget of $${kinds.answers.budget.toFixed(4)} for a thousand answers and $${kinds.requests.budget.toFixed(4)} for a thousand requests; it has to hold the most memory the process held (${whole(measured.answers.peakMegabytes)} MB and ${whole(measured.requests.peakMegabytes)} MB) with a quarter to spare. Why: decisions/cost-of-a-question.md.`,
  rows: (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const sizes = sizesOf(kind, measured[kind]);
    const picked = pickOf(sizes);
    return sizes.map((size) => rowOf(kind, size, size === picked));
  }),
});

const whole = (value: number) => String(Math.round(value));

const rowOf = (
  kind: Kind,
  { megabytes, warmMs, coldMs, dollars, refused }: Size,
  isPicked: boolean,
): Row => ({
  what: `${kinds[kind].what}, ${megabytes} MB`,
  ours: `${whole(warmMs)} ms, cold ${whole(coldMs)} ms, $${dollars.toFixed(4)} a thousand`,
  floor: isPicked ? 'picked' : refused,
  ...(isPicked && megabytes !== memoryOf[kind] && { ratio: `infra gives ${memoryOf[kind]} MB` }),
});
