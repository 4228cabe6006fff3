import { expect, test } from 'vitest';
import { loadHelperContent } from '#shared/catalogue/load.ts';
import { startApp } from '#test/support/app.ts';
import { type Asker, asker, freeAsker } from '#test/support/chat.ts';
import { leave } from '#test/support/leave.ts';

const { quickStarts } = await loadHelperContent('sales');
const [{ id, title, additionalInputs }] = quickStarts as [(typeof quickStarts)[number]];
/** A prompt of Sales, filled in. */
const filled = {
  id,
  specificOutcome: 'More calls',
  additionalInputs: Object.fromEntries(
    additionalInputs.map((input) => [
      input.id,
      input.type === 'number' ? '5' : (input.options?.[0]?.value ?? 'Something'),
    ]),
  ),
};
type Rating = { rating: 'up' | 'down'; reason?: string };
const rated = async (owner: Asker, more: Parameters<Asker['ask']>[0], ...ratings: Rating[]) => {
  const { turn } = await owner.ask(more);
  const place = { id: turn.chat_id, message_id: turn.id };
  for (const rating of ratings) await owner.api.history.rate({ ...place, ...rating });
  return place;
};

test('thumbs are counted per prompt, each owner’s last one, with the reasons given', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const bob = await freeAsker(app, 'bob');
  await rated(ada, { prompt: filled }, { rating: 'up' }, { rating: 'up' });
  await rated(ada, { prompt: filled }, { rating: 'up' }, { rating: 'down', reason: 'Too long' });
  await rated(bob, { prompt: filled }, { rating: 'down', reason: 'Not for my town' });
  await rated(bob, {}, { rating: 'down' });

  const { items } = await app.as('admin').admin.listRatings({ helper_id: 'sales' });
  expect(items).toEqual([
    {
      prompt_id: filled.id,
      title,
      up: 1,
      down: 2,
      reasons: [
        { reason: 'Not for my town', created_at: expect.any(String) },
        { reason: 'Too long', created_at: expect.any(String) },
      ],
    },
    { prompt_id: null, title: null, up: 0, down: 1, reasons: [] },
  ]);
  const other = await app.as('admin').admin.listRatings({ helper_id: 'finance' });
  expect(other.items).toEqual([]);
});

test('a reason goes when its owner changes the thumb, clears the chat or leaves; the counts stay', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { admin } = app.as('admin');
  const reasons = async () =>
    (await admin.listRatings({ helper_id: 'sales' })).items.flatMap(({ reasons: list }) =>
      list.map(({ reason }) => reason),
    );
  const down = (reason: string) => ({ rating: 'down', reason }) as const;
  await rated(ada, {}, down('One'), { rating: 'up' });
  const two = await rated(ada, {}, down('Two'));
  await rated(ada, {}, down('Three'));
  expect(await reasons()).toEqual(['Three', 'Two']);
  await ada.api.history.clear({ id: two.id });
  expect(await reasons()).toEqual(['Three']);
  await leave(app, 'ada');
  expect(await reasons()).toEqual([]);
  expect((await admin.listRatings({ helper_id: 'sales' })).items).toMatchObject([
    { prompt_id: null, up: 1, down: 2 },
  ]);
});

test('the thumbs of test accounts are kept for their owner and counted nowhere', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await app.as('admin').admin.markTest({ id: ada.sub, is_test: true });
  const { id: chat } = await rated(ada, {}, { rating: 'down', reason: 'Only a test' });
  const { turns } = await ada.api.history.get({ id: chat });
  expect(turns[0]?.feedback).toEqual({ rating: 'down', reason: 'Only a test' });
  expect((await app.as('admin').admin.listRatings({ helper_id: 'sales' })).items).toEqual([]);
});
