import { expect, test } from 'vitest';
import { loadHelperContent } from '#shared/catalogue/load/load-helper.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import { startApp } from '#test/support/app.ts';
import { type Asker, asker, freeAsker } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { publish } from '#test/support/prompt-edit.ts';

const { quickStarts } = await loadHelperContent('sales');
const [{ id, title, additionalInputs, version }] = quickStarts as [(typeof quickStarts)[number]];
const shippedVersion = String(version);
/** A filled prompt of Sales. */
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

test('ratings are counted per prompt, the last one of each owner, with their reasons', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const bob = await freeAsker(app, 'bob');
  await rated(ada, { prompt: filled }, { rating: 'up' }, { rating: 'up' });
  await rated(ada, { prompt: filled }, { rating: 'up' }, { rating: 'down', reason: 'Too long' });
  await rated(bob, { prompt: filled }, { rating: 'down', reason: 'Not for my town' });
  await rated(bob, {}, { rating: 'down' });

  const { items } = await app.as('admin').admin.listRatings({ helper_id: 'sales' });
  const reasons = [
    { reason: 'Not for my town', created_at: expect.any(String) },
    { reason: 'Too long', created_at: expect.any(String) },
  ];
  const counts = { asked: 3, sent: 0, won: 0, lost: 0, up: 1, down: 2, reasons };
  const own = { asked: 0, sent: 0, won: 0, lost: 0, up: 0, down: 1, reasons: [] };
  expect(items).toEqual([
    { prompt_id: filled.id, title, ...counts, versions: [{ version: shippedVersion, ...counts }] },
    { prompt_id: null, title: null, ...own, versions: [{ version: null, ...own }] },
  ]);
  const other = await app.as('admin').admin.listRatings({ helper_id: 'finance' });
  expect(other.items).toEqual([]);
});

test('a reason is removed when its owner changes the rating, clears the chat or deletes the account; the counts stay', async () => {
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
  await deleteAccount(app, 'ada');
  expect(await reasons()).toEqual([]);
  expect((await admin.listRatings({ helper_id: 'sales' })).items).toMatchObject([
    { prompt_id: null, up: 1, down: 2 },
  ]);
});

test('ratings of test accounts are stored for the owner and not counted', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await app.as('admin').admin.markTest({ id: ada.sub, is_test: true, reason: 'One of ours' });
  const { id: chat } = await rated(ada, {}, { rating: 'down', reason: 'Only a test' });
  const { turns } = await ada.api.history.get({ id: chat });
  expect(turns[0]?.feedback).toEqual({ rating: 'down', reason: 'Only a test' });
  expect((await app.as('admin').admin.listRatings({ helper_id: 'sales' })).items).toEqual([]);
});

test('an edited prompt gets counts of its own, and a restored prompt continues with its old counts', async () => {
  await using app = await startApp();
  const { saveShippedPrompts } = await import('#functions/catalogue/save-shipped-prompts.ts');
  await saveShippedPrompts();
  const ada = await asker(app, 'ada');
  const { admin } = app.as('admin');
  const place = { helper_id: 'sales', business_type: 'Other' } as const;
  const prompt = async () => (await admin.listPrompts(place)).items.find((one) => one.id === id);
  const versions = async () =>
    (await admin.listRatings({ helper_id: 'sales' })).items.flatMap((one) => one.versions);
  await rated(ada, { prompt: filled }, { rating: 'up' });

  const before = await prompt();
  if (!before) throw new Error('The prompt ships');
  expect(before.text_version).toBe(shippedVersion);
  const {
    edited: _,
    moved: __,
    shipped: ___,
    subcategory: ____,
    text_version: _____,
    ...text
  } = before;
  const { title: name, description, icon, prompt_content, additional_inputs, updated_at } = text;
  const saved = await publish(app, {
    ...{ ...place, id, description, icon, prompt_content, additional_inputs, updated_at },
    defaultSpecificOutcome: text.defaultSpecificOutcome,
    title: `${name} again`,
  });
  expect(saved.text_version).toBe(saved.updated_at);
  await rated(ada, { prompt: filled }, { rating: 'down', reason: 'It was better before' });
  expect(await versions()).toMatchObject([
    {
      version: saved.text_version,
      asked: 1,
      up: 0,
      down: 1,
      reasons: [{ reason: 'It was better before' }],
    },
    { version: shippedVersion, asked: 1, up: 1, down: 0, reasons: [] },
  ]);

  await admin.restorePrompt({ ...place, id });
  await rated(ada, { prompt: filled }, { rating: 'up' });
  expect((await versions())[1]).toMatchObject({ version: shippedVersion, asked: 2, up: 2 });
});

test('an answer counts as sent once, while at least one of its drafts is marked as sent', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const draft = (title: string) => ({
    kind: 'draft' as const,
    channel: 'email',
    title,
    subject: null,
    body: 'Hi',
  });
  app.stack.openai.say(() => spoken('Here.', { parts: [draft('One'), draft('Two')] }));
  const { turn } = await ada.ask({ prompt: filled });
  const mark = (index: number, sent: boolean) =>
    ada.api.history.changeDraft({ id: turn.chat_id, message_id: turn.id, index, body: 'Hi', sent });
  const sent = async () =>
    (await app.as('admin').admin.listRatings({ helper_id: 'sales' })).items.map((one) => one.sent);
  const [first = 0, second = 0] = (turn.parts ?? []).flatMap(({ kind }, at) =>
    kind === 'draft' ? at : [],
  );
  await mark(first, true);
  await mark(second, true);
  await mark(second, true);
  expect(await sent()).toEqual([1]);
  await mark(first, false);
  expect(await sent()).toEqual([1]);
  await mark(second, false);
  expect(await sent()).toEqual([0]);
});

test('prompts of test accounts, continued answers and failed answers are not counted as asked', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const asked = async () =>
    (await app.as('admin').admin.listRatings({ helper_id: 'sales' })).items.map((one) => one.asked);
  const { turn } = await ada.ask({ prompt: filled });
  await ada.ask({ chat_id: turn.chat_id, replaces: turn.id });
  expect(await asked()).toEqual([1]);
  await app.as('admin').admin.markTest({ id: ada.sub, is_test: true, reason: 'One of ours' });
  await ada.ask({ prompt: filled });
  expect(await asked()).toEqual([1]);
});
