import { expect, test } from 'vitest';
import type { SeenReceivable } from '#shared/domain/connections/receivable.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';

const day = (offset = 0) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const nothing: SeenReceivable = { paid: null, reminded: null };

/** An owner and an office who both see one overdue invoice without a reminder. */
const both = async (app: App) => {
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const business_id = ada.businessId;
  const invoice = { customer: 'Olentangy Dental', number: '1207', total: '660', balance: '660' };
  const { receivables } = await ada.api.connections.saveReceivables({
    ...{ business_id, today: day(), currency: 'USD' },
    invoices: [{ ...invoice, issued: day(-40), due: day(-20) }],
  });
  const id = String(receivables[0]?.id);
  type Api = typeof carol.api;
  type How = 'reminded' | 'not-reminded' | 'paid' | 'open';
  const change = (api: Api, how: How, seen = nothing) =>
    api.connections.changeReceivable({ business_id, id, today: day(), change: how, seen });
  const note = (api: Api, text: string, seen: string) =>
    api.connections.noteReceivable({ business_id, id, on: day(), text, seen });
  const counted = async () =>
    (await ada.api.results.get({ business_id })).month as Record<string, unknown>;
  return { ada, carol, change, note, counted };
};
type Both = Awaited<ReturnType<typeof both>>;

const orders = ['owner', 'office'] as const;
const inOrder = ({ ada, carol }: Both, first: (typeof orders)[number]) =>
  first === 'owner' ? ([ada, carol] as const) : ([carol, ada] as const);

test.each(orders)(
  'a reminder that the %s noted first is told to the other before theirs counts',
  async (by) => {
    await using app = await startApp();
    const known = await both(app);
    const [one, other] = inOrder(known, by);
    const { change } = known;
    await change(one.api, 'reminded');
    const refused = {
      code: 'conflict',
      data: {
        noted: 'reminded',
        receivable: { reminders: [{ on: day(), said: { by: one.sub } }] },
      },
    };
    await expect(change(other.api, 'reminded')).rejects.toMatchObject(refused);
    // Nobody takes back what they have not seen.
    await expect(change(other.api, 'not-reminded')).rejects.toMatchObject(refused);
    const seen = { paid: null, reminded: day() };
    const again = await change(other.api, 'reminded', seen);
    expect(again.reminders).toMatchObject([{ on: day(), said: { by: one.sub } }]);
    expect((await change(one.api, 'not-reminded', seen)).reminders).toEqual([]);
  },
);

test.each(orders)('an invoice that both mark as paid is paid once, by the %s', async (by) => {
  await using app = await startApp();
  const known = await both(app);
  const [one, other] = inOrder(known, by);
  const { change } = known;
  await change(one.api, 'paid');
  expect(await change(other.api, 'paid')).toMatchObject({
    ...{ paid: day(), paid_said: { by: one.sub } },
  });
  await expect(change(other.api, 'reminded')).rejects.toMatchObject({
    code: 'conflict',
    data: { noted: 'paid', receivable: { paid: day(), paid_said: { by: one.sub } } },
  });
  const open = await change(other.api, 'open', { paid: day(), reminded: null });
  expect(open.paid).toBeNull();
  expect(open.paid_said).toBeUndefined();
});

test('a payment is not in the way of a reminder that is taken back, nor a reminder in that of what is not paid after all', async () => {
  await using app = await startApp();
  const { ada, carol, change } = await both(app);
  await change(ada.api, 'reminded');
  await change(carol.api, 'paid');
  const unsent = await change(ada.api, 'not-reminded', { paid: null, reminded: day() });
  expect(unsent).toMatchObject({ reminders: [], paid: day(), paid_said: { by: carol.sub } });
  await change(carol.api, 'reminded', { paid: day(), reminded: null });
  const open = await change(ada.api, 'open', { paid: day(), reminded: null });
  expect(open).toMatchObject({ paid: null, reminders: [{ on: day(), said: { by: carol.sub } }] });
});

test('of two reminders at the same moment one is noted and counted, and the other is told', async () => {
  await using app = await startApp();
  const { ada, carol, change, counted } = await both(app);
  const ended = await Promise.allSettled([ada, carol].map(({ api }) => change(api, 'reminded')));
  const won = ended.findIndex(({ status }) => status === 'fulfilled');
  expect(ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toMatchObject([
    {
      code: 'conflict',
      data: { receivable: { reminders: [{ said: { by: [ada, carol][won]?.sub } }] } },
    },
  ]);
  expect((await counted()).reminders).toBe(1);
});

test.each(orders)('a note that the %s wrote first is not overwritten', async (by) => {
  await using app = await startApp();
  const known = await both(app);
  const [one, other] = inOrder(known, by);
  await known.note(one.api, 'Pays on the 20th', '');
  await expect(known.note(other.api, 'Called twice', '')).rejects.toMatchObject({
    code: 'conflict',
    data: {
      noted: 'note',
      receivable: { notes: [{ text: 'Pays on the 20th', said: { by: one.sub } }] },
    },
  });
  const mine = await known.note(other.api, 'Called twice', 'Pays on the 20th');
  expect(mine.notes).toMatchObject([{ text: 'Called twice', said: { by: other.sub } }]);
});
