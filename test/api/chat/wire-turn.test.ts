import { afterAll, beforeAll, expect, test } from 'vitest';
import { Turn } from '#shared/domain/chat/turn-schemas.ts';
import { type App, startApp } from '#test/support/app.ts';
import { answerWith, asker } from '#test/support/chat.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stack.close());

const wireFields = Object.keys(Turn.shape);
const isOnTheWire = (field: string) => wireFields.includes(field);

test('a field that is added to the stored turn does not go out, and every field of the contract does', async () => {
  const ada = await asker(app, 'ada');
  const { turn, chat_id } = await ada.ask();
  const { findTurn } = await import('#functions/chat/turns/turns-table.ts');
  const { toWireTurn } = await import('#functions/chat/turns/turn-item.ts');
  const ref = { accountId: ada.sub, conversationId: chat_id, messageId: turn.id };
  const stored = await findTurn(ref);
  if (!stored) throw new Error('The turn is stored');
  expect(Object.keys(stored).some((field) => !isOnTheWire(field))).toBe(true);
  const added = { ...stored, cost_in_cents: 12 };
  expect(Object.keys(toWireTurn(added)).toSorted()).toEqual(wireFields.toSorted());
});

test('an answer goes out the same at its end, when it is asked for again, in the history and in the export', async () => {
  const bo = await asker(app, 'bo');
  answerWith(app, 'Call them **today**.');
  const first = await bo.ask();
  const again = await bo.ask({ message_id: first.turn.id, chat_id: first.chat_id });
  const { turns } = await bo.api.history.get({ id: first.chat_id });
  const exported = await bo.api.account.export({});
  expect(Object.keys(first.turn).filter((field) => !isOnTheWire(field))).toEqual([]);
  expect(again.turn).toEqual(first.turn);
  expect(turns).toEqual([first.turn]);
  expect(exported.turns).toEqual([first.turn]);
});
