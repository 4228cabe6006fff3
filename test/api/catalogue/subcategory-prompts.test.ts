import { expect, test } from 'vitest';
import { loadHelperContent } from '#shared/catalogue/load/load-helper.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { editOf, filledIn, publish } from '#test/support/prompt-edit.ts';

const { subcategories } = await loadHelperContent('sales');
const [{ id: subcategory, prompts: shipped }] = subcategories as [(typeof subcategories)[number]];
const place = { helper_id: 'sales', business_type: 'Other', subcategory } as const;
const shippedIds = shipped.map(({ id }) => id);

const start = async () => {
  const app = await startApp();
  const { saveShippedPrompts } = await import('#functions/catalogue/save-shipped-prompts.ts');
  await saveShippedPrompts();
  return app;
};
const promptsOf = async (app: App) => (await app.as('admin').admin.listPrompts(place)).items;
const first = async (app: App) => {
  const [one] = await promptsOf(app);
  if (!one) throw new Error('No prompts');
  return one;
};
const editsFor = async (app: App, helper_id: 'sales' | 'hiring-hr' | 'customer-service') =>
  (await app.as('ada').catalogue.listPrompts({ helper_id, business_type: 'Other' })).edits;

test('an edited prompt of a subcategory is shown to owners, sent to the model, and can be restored', async () => {
  await using app = await start();
  const ada = await asker(app, 'ada');
  const { admin } = app.as('admin');
  const before = await first(app);
  expect(before).toMatchObject({
    edited: false,
    shipped: true,
    subcategory,
    text_version: String(shipped[0]?.version),
  });
  expect(await editsFor(app, 'sales')).toBeUndefined();

  const blank = {
    id: 'nickname',
    label: 'What they are called',
    type: 'text',
    required: true,
  } as const;
  const saved = await publish(app, {
    ...{ ...place, id: before.id, ...editOf(before) },
    title: 'A title of our own',
    prompt_content: 'Write to {nickname} in two lines. {specificOutcome}',
    additional_inputs: [{ ...blank, hint: 'As you say it on the phone' }],
  });
  expect(saved).toMatchObject({ edited: true, title: 'A title of our own' });
  expect((await editsFor(app, 'sales'))?.prompts).toMatchObject([
    {
      id: before.id,
      subcategory,
      title: 'A title of our own',
      additional_inputs: [{ id: 'nickname' }],
    },
  ]);
  const prompt = {
    id: before.id,
    specificOutcome: 'A reply',
    additionalInputs: { nickname: 'Aunt Rosa' },
  };
  const { turn } = await ada.ask({ prompt });
  expect(turn.prompt?.title).toBe('A title of our own');
  expect(JSON.stringify(app.stack.openai.requests().at(-1)?.body)).toContain(
    'Write to Aunt Rosa in two lines.',
  );

  const restored = await admin.restorePrompt({ ...place, id: before.id });
  expect(restored).toEqual(before);
  expect(await editsFor(app, 'sales')).toBeUndefined();
  const { turn: again } = await ada.ask({
    prompt: { ...prompt, additionalInputs: filledIn(before) },
  });
  expect(again.prompt?.title).toBe(before.title);
});

test('a new order inside a subcategory is shown to owners, and an order with other prompts is refused', {
  tags: 'night',
}, async () => {
  await using app = await start();
  const { admin } = app.as('admin');
  const ids = shippedIds.toReversed();
  const { items } = await admin.orderPrompts({ ...place, ids });
  expect(items.map(({ id, moved }) => [id, moved])).toEqual(ids.map((id) => [id, true]));
  expect((await editsFor(app, 'sales'))?.orders).toEqual([{ subcategory, ids }]);
  for (const wrong of [
    ids.slice(1),
    [...ids, 'sales.stranger'],
    [ids[0] ?? '', ...ids.slice(0, -1)],
  ])
    await expect(admin.orderPrompts({ ...place, ids: wrong })).rejects.toMatchObject({
      code: 'conflict',
    });
  expect((await promptsOf(app)).map(({ id }) => id)).toEqual(ids);
});

test('when two admins edit a subcategory at once, one edit is saved and the other gets a conflict', {
  tags: 'night',
}, async () => {
  await using app = await start();
  const before = await first(app);
  const save = (title: string, seen = before) =>
    publish(app, { ...place, id: before.id, ...editOf(seen), title });
  const outcomes = await Promise.allSettled([save('The one'), save('The other')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(save('From the shipped text')).rejects.toMatchObject({ code: 'conflict' });
  await save('On top of it', await first(app));
  expect((await first(app)).title).toBe('On top of it');
});

test('an edit of a prompt that hiring shares with customer service changes it in both', {
  tags: 'night',
}, async () => {
  await using app = await start();
  const { admin } = app.as('admin');
  const { subcategories: shared } = await loadHelperContent('customer-service');
  const there = {
    helper_id: 'hiring-hr',
    business_type: 'Other',
    subcategory: shared[0]?.id ?? '',
  } as const;
  const [one] = (await admin.listPrompts(there)).items;
  if (!one) throw new Error('No prompts');
  await publish(app, { ...there, id: one.id, ...editOf(one), title: 'For both of them' });
  for (const helper of ['hiring-hr', 'customer-service'] as const)
    expect((await editsFor(app, helper))?.prompts).toMatchObject([{ title: 'For both of them' }]);
  expect(await editsFor(app, 'sales')).toBeUndefined();
});

test('an edited prompt that no longer ships is marked, still works, and can be removed', {
  tags: 'night',
}, async () => {
  await using app = await start();
  const ada = await asker(app, 'ada');
  const { admin } = app.as('admin');
  const before = await first(app);
  await publish(app, { ...place, id: before.id, ...editOf(before), title: 'Left over' });
  const pk = 'ACTIONS#sales#SUBCATEGORIES';
  const stored = await app.table.row(pk, `PROMPT#${before.id}`);
  const gone = `sales.${subcategory}.gone`;
  await app.table.put({ ...stored, pk, sk: `PROMPT#${gone}`, id: gone });

  const left = (await promptsOf(app)).at(-1);
  expect(left).toMatchObject({ id: gone, shipped: false, edited: true });
  const filled = { id: gone, specificOutcome: 'A reply', additionalInputs: filledIn(before) };
  expect((await ada.ask({ prompt: filled })).turn.prompt?.title).toBe('Left over');
  expect(await admin.restorePrompt({ ...place, id: gone })).toBeNull();
  expect((await promptsOf(app)).map(({ id }) => id)).toEqual(shippedIds);
  await expect(ada.ask({ prompt: filled })).rejects.toMatchObject({ code: 'not-found' });
});

test('an invalid edit is refused with a reason, and an unknown place or prompt is not found', async () => {
  await using app = await start();
  const { admin } = app.as('admin');
  const before = await first(app);
  const save = (change: object) =>
    publish(app, { ...place, id: before.id, ...editOf(before), ...change });
  await expect(save({ icon: 'skull' })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('Choose an icon from the list'),
  });
  await expect(save({ prompt_content: 'Write to {nobody}.' })).rejects.toMatchObject({
    code: 'invalid',
  });
  for (const wrong of [
    { ...place, subcategory: 'no-such-area' },
    { ...place, helper_id: 'finance' as const },
  ])
    await expect(admin.listPrompts(wrong)).rejects.toMatchObject({ code: 'not-found' });
  await expect(
    publish(app, { ...place, id: 'sales.no-such', ...editOf(before) }),
  ).rejects.toMatchObject({ code: 'not-found' });
  expect(await first(app)).toEqual(before);
});
