import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { startApp } from '../support/app.ts';
import type { Table } from './report.ts';

/** List prices in US dollars (us-east-1, November 2026); the one place they stand. */
export const prices = {
  readUnitsMillion: 0.125,
  writeUnitsMillion: 0.625,
  apiRequestsMillion: 3.5,
  lambdaGbSecond: 0.0000133334,
  lambdaRequestsMillion: 0.2,
  dataOutGb: 0.085,
} as const;

/** What answering one question takes apart from the model. */
const answer = { seconds: 8, memoryGb: 0.5, bytesOut: 20_000 } as const;

const isRead = (operation: string) => /^(Get|Query|BatchGet|TransactGet|Scan)/.test(operation);

/** What each call costs the table, counted by the engine, and what a thousand questions cost from that. */
export const capacity = async (): Promise<Table[]> => {
  await using app = await startApp();
  const { meter } = app.stack.data;
  const owner = await app.member('owner');
  const { account } = await owner.account.get({});
  const businessId = String(account.active_business_id);
  const chatId = randomUUID();
  const counted: Record<string, { reads: number; writes: number; calls: number }> = {};
  const count = async (name: string, act: () => Promise<unknown>) => {
    meter.reset();
    await act();
    const sum = { reads: 0, writes: 0, calls: 0 };
    for (const [operation, { calls, capacity: units }] of Object.entries(meter.byOperation())) {
      sum.calls += calls;
      if (isRead(operation)) sum.reads += units;
      else sum.writes += units;
    }
    counted[name] = sum;
  };
  const ask = async () => {
    const events = await owner.chat.ask({
      message_id: ulid(),
      chat_id: chatId,
      business_id: businessId,
      helper_id: 'sales',
      text: 'How do I follow up on a quote of $480?',
    });
    for await (const _ of events);
  };
  await ask();
  await count('chat.ask', ask);
  await count('account.get', () => owner.account.get({}));
  await count('history.list', () => owner.history.list({}));
  await count('history.get', () => owner.history.get({ id: chatId }));
  await count('memory.list', () => owner.memory.list({ business_id: businessId }));
  await count('businesses.switch', () => owner.businesses.switch({ id: businessId }));

  const question = counted['chat.ask'] ?? { reads: 0, writes: 0 };
  const lambda = answer.seconds * answer.memoryGb * prices.lambdaGbSecond * 1000;
  const table =
    (question.reads * prices.readUnitsMillion + question.writes * prices.writeUnitsMillion) / 1000;
  const requests = (prices.apiRequestsMillion + prices.lambdaRequestsMillion) / 1000;
  const out = (answer.bytesOut * 1000 * prices.dataOutGb) / 1e9;
  const dollars = (value: number) => `$${value.toFixed(4)}`;
  return [
    {
      title: 'What a call costs the table',
      note: 'Counted by the local engine, which leaves out the writes of the index.',
      rows: Object.entries(counted).map(([what, { calls, reads, writes }]) => ({
        what,
        ours: `${calls} requests, ${reads} RRU, ${writes} WRU`,
        ...(what === 'chat.ask' && { floor: 'budget 2.5 RRU, 4 WRU' }),
      })),
    },
    {
      title: 'A thousand questions, without the model',
      note: `From the counted units and list prices; an answer streams ${answer.seconds} s at ${answer.memoryGb} GB.`,
      rows: [
        { what: 'table', ours: dollars(table) },
        { what: 'Lambda', ours: dollars(lambda) },
        { what: 'requests', ours: dollars(requests) },
        { what: 'data out', ours: dollars(out) },
        { what: 'together', ours: dollars(table + lambda + requests + out) },
      ],
    },
  ];
};
