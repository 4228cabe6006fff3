import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { memoryOf } from '#infra/lambda-memory.ts';
import { startApp } from '../support/app.ts';
import { tableWaves } from '../support/faults/table-waves.ts';
import type { Table } from './report.ts';

/** List prices in US dollars (us-east-1, November 2026); kept here only. */
export const prices = {
  readUnitsMillion: 0.125,
  writeUnitsMillion: 0.625,
  apiRequestsMillion: 3.5,
  lambdaGbSecond: 0.0000133334,
  lambdaRequestsMillion: 0.2,
  dataOutGb: 0.085,
  mail: 0.0001,
  queueRequestsMillion: 0.4,
  keyRequestsTenThousand: 0.03,
  keyMonth: 1,
} as const;

/** The resources of one question without the model. */
export const answer = {
  seconds: 8,
  memoryGb: memoryOf.answers / 1024,
  bytesOut: 20_000,
} as const;

type Counted = { reads: number; writes: number; calls: number; waves: number };

const budgets = {
  'chat.ask': 'budget 2 rounds, 3 RRU, 6 WRU',
  'chat.ask without history': 'budget 2 rounds, 3 RRU, 5 WRU',
} as const;

const isRead = (operation: string) => /^(Get|Query|BatchGet|TransactGet|Scan)/.test(operation);

/**
 * Index writes, which the local engine does not count: the history entry moves (one entry less, one more), and the
 * question enters and leaves the open questions.
 */
const indexWrites = 4;
/** The capacity units of each table call, counted by the engine. */
const countCalls = async (): Promise<Record<string, Counted>> => {
  await using app = await startApp();
  const { meter } = app.stack.data;
  const owner = await app.member('owner');
  const free = await app.member('free', { plan: 'free' });
  const { account } = await owner.account.get({});
  const businessId = String(account.active_business_id);
  const conversationId = randomUUID();
  const counted: Record<string, Counted> = {};
  const count = async (name: string, act: () => Promise<unknown>) => {
    const waves = await tableWaves(app, act);
    meter.reset();
    await act();
    const sum: Omit<Counted, 'waves'> = { reads: 0, writes: 0, calls: 0 };
    for (const [operation, { calls, capacity: units }] of Object.entries(meter.byOperation())) {
      sum.calls += calls;
      if (isRead(operation)) sum.reads += units;
      else sum.writes += units;
    }
    counted[name] = { ...sum, waves };
  };
  const asking = async (who: typeof owner, chat_id: string) => {
    const { account: whose } = await who.account.get({});
    const business_id = String(whose.active_business_id);
    return () => ask(who, { chat_id, business_id });
  };
  const ask = async (who: typeof owner, place: { chat_id: string; business_id: string }) => {
    const events = await who.chat.ask({
      ...place,
      message_id: ulid(),
      helper_id: 'sales',
      text: 'How do I follow up on a quote of $480?',
    });
    for await (const _ of events);
  };
  const withHistory = await asking(owner, conversationId);
  const withoutHistory = await asking(free, randomUUID());
  await withHistory();
  await withoutHistory();
  await count('chat.ask', withHistory);
  await count('chat.ask without history', withoutHistory);
  await count('account.get', () => owner.account.get({}));
  await count('history.list', () => owner.history.list({}));
  await count('history.get', () => owner.history.get({ id: conversationId }));
  await count('memory.list', () => owner.memory.list({ business_id: businessId }));
  await count('businesses.switch', () => owner.businesses.switch({ business_id: businessId }));
  return counted;
};

/** The cost of a thousand questions without the model, in US dollars, by part. */
export const thousandQuestions = ({ reads, writes }: Pick<Counted, 'reads' | 'writes'>) => {
  const lambda = answer.seconds * answer.memoryGb * prices.lambdaGbSecond * 1000;
  const table =
    (reads * prices.readUnitsMillion + (writes + indexWrites) * prices.writeUnitsMillion) / 1000;
  const requests = (prices.apiRequestsMillion + prices.lambdaRequestsMillion) / 1000;
  const out = (answer.bytesOut * 1000 * prices.dataOutGb) / 1e9;
  return {
    table,
    Lambda: lambda,
    requests,
    'data out': out,
    total: table + lambda + requests + out,
  };
};

const costOf = (counted: Record<string, Counted>) =>
  thousandQuestions(counted['chat.ask'] ?? { reads: 0, writes: 0 });

/** The cost of one question without the model, in US dollars. */
export const questionCost = async () => costOf(await countCalls()).total / 1000;

/** Measures the table cost of each call, and the cost of a thousand questions. */
export const capacity = async (): Promise<Table[]> => {
  const counted = await countCalls();
  return [
    {
      title: 'Table units per call',
      note: 'Counted by the local table for an answer of 1.1 KB. RRU and WRU are read and write request units. Rounds are groups of requests that wait for the group before; of a question only those before the call to the provider count. Why a question writes this much: decisions/cost-of-a-question.md.',
      rows: Object.entries(counted).map(([what, { calls, reads, writes, waves }]) => ({
        what,
        ours: `${waves} rounds, ${calls} requests, ${reads} RRU, ${writes} WRU`,
        ...(what in budgets && { floor: budgets[what as keyof typeof budgets] }),
      })),
    },
    {
      title: 'A thousand questions, without the model',
      note: `From the counted units and list prices; an answer streams for ${answer.seconds} s at ${memoryOf.answers} MB (budget $0.046), and its conversation's header and the list of open questions take ${indexWrites} writes in the index.`,
      rows: Object.entries(costOf(counted)).map(([what, value]) => ({
        what,
        ours: `$${value.toFixed(4)}`,
      })),
    },
  ];
};
