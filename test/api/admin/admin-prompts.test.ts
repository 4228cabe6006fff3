import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { publish } from '#test/support/prompt-edit.ts';

const place = { helper_id: 'sales', business_type: 'Plumber' } as const;
let load: () => Promise<unknown>;
let loadAnew: (version: string) => Promise<unknown>;
beforeAll(() => {
  load = async () =>
    (await import('#functions/catalogue/save-shipped-prompts.ts')).saveShippedPrompts();
  loadAnew = async (version) => {
    const { saveShippedPrompts } = await import('#functions/catalogue/save-shipped-prompts.ts');
    const { shippedStarterPrompts } = await import('#shared/starter-prompts/shipped.ts');
    const now = new Date();
    return saveShippedPrompts(now, { version, actions: shippedStarterPrompts(now) });
  };
});
const start = async () => {
  const app = await startApp();
  await load();
  return app;
};
const promptsOf = async (app: App) => (await app.as('admin').admin.listPrompts(place)).items;
const idsOf = async (app: App) => (await promptsOf(app)).map(({ id }) => id);
const wordsOf = ({
  title,
  description,
  icon,
  prompt_content,
  additional_inputs,
  defaultSpecificOutcome,
  updated_at,
}: Awaited<ReturnType<typeof promptsOf>>[number]) => ({
  title,
  description,
  icon,
  prompt_content,
  additional_inputs,
  defaultSpecificOutcome,
  updated_at,
});

test('an edited prompt is shown to owners, survives a new version, and can be restored', async () => {
  await using app = await start();
  const { admin } = app.as('admin');
  const [first] = await promptsOf(app);
  if (!first) throw new Error('No prompts');
  expect(first).toMatchObject({ edited: false, moved: false, shipped: true });

  const saved = await publish(app, {
    ...place,
    id: first.id,
    ...wordsOf(first),
    title: 'Win the water heater job',
  });
  expect(saved).toMatchObject({ title: 'Win the water heater job', edited: true });
  const seen = async () => (await app.as('ada').catalogue.listPrompts(place)).items[0];
  expect(await seen()).toMatchObject({ id: first.id, title: 'Win the water heater job' });
  expect(await seen()).not.toHaveProperty('edited');

  await loadAnew('a newer version');
  expect(await seen()).toMatchObject({ title: 'Win the water heater job' });

  const restored = await admin.restorePrompt({ ...place, id: first.id });
  expect(restored).toMatchObject({ title: first.title, edited: false });
  expect(await seen()).toMatchObject({ title: first.title, prompt_content: first.prompt_content });
});

test('an order chosen by an admin is shown to owners, also after an edit, a restore and a new version', async () => {
  await using app = await start();
  const { admin } = app.as('admin');
  const before = await idsOf(app);
  const after = before.toReversed();
  const { items } = await admin.orderPrompts({ ...place, ids: after });
  expect(items.map(({ id }) => id)).toEqual(after);
  const last = items[0];
  if (!last) throw new Error('No prompts');
  await publish(app, { ...place, id: last.id, ...wordsOf(last), title: 'Another title' });
  await admin.restorePrompt({ ...place, id: last.id });
  await loadAnew('a newer version');
  expect(await idsOf(app)).toEqual(after);
  const shown = (await app.as('ada').catalogue.listPrompts(place)).items;
  expect(shown.map(({ id }) => id)).toEqual(after);
});

test('an order that does not list exactly the existing prompts is refused', async () => {
  await using app = await start();
  const { admin } = app.as('admin');
  const ids = await idsOf(app);
  const [first = '', ...others] = ids;
  for (const wrong of [others, [...ids, 'sales.stranger'], [first, ...ids], [...others, 'x']])
    await expect(admin.orderPrompts({ ...place, ids: wrong })).rejects.toMatchObject({
      code: 'conflict',
    });
  expect(await idsOf(app)).toEqual(ids);
});

test('two admins who edit at once lose no prompt', { tags: 'night' }, async () => {
  await using app = await start();
  const { admin } = app.as('admin');
  const before = await promptsOf(app);
  const ids = before.map(({ id }) => id);
  const [first] = before;
  if (!first) throw new Error('No prompts');
  const outcomes = await Promise.allSettled([
    admin.orderPrompts({ ...place, ids: ids.toReversed() }),
    admin.orderPrompts({ ...place, ids: [...ids.slice(1), first.id] }),
    publish(app, { ...place, id: first.id, ...wordsOf(first), title: 'Changed meanwhile' }),
    publish(app, { ...place, id: first.id, ...wordsOf(first), title: 'Changed as well' }),
  ]);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
  expect(refused.every((code) => code === 'conflict')).toBe(true);
  expect(refused.length).toBeLessThan(outcomes.length);
  expect((await idsOf(app)).toSorted()).toEqual(ids.toSorted());
});

test('an edit is refused when another admin has changed the prompt since it was opened', async () => {
  await using app = await start();
  const [first] = await promptsOf(app);
  if (!first) throw new Error('No prompts');
  const save = (title: string) =>
    publish(app, { ...place, id: first.id, ...wordsOf(first), title });
  await save('The first to save');
  await expect(save('The second to save')).rejects.toMatchObject({ code: 'conflict' });
  expect((await promptsOf(app))[0]?.title).toBe('The first to save');
});

test('a prompt with an unknown placeholder, or that breaks a catalogue rule, is refused with a reason', async () => {
  await using app = await start();
  const [first] = await promptsOf(app);
  if (!first) throw new Error('No prompts');
  const save = (change: object) =>
    publish(app, { ...place, id: first.id, ...wordsOf(first), ...change });
  await expect(save({ prompt_content: 'Write to {customer_nmae}.' })).rejects.toMatchObject({
    code: 'invalid',
    message: 'No blank is named {customer_nmae}. Add one, or remove it from the prompt.',
  });
  const blank = { id: 'price', label: 'Price', type: 'text' as const, required: true };
  for (const change of [
    { title: 'No' },
    { title: 'x'.repeat(61) },
    { description: 'x'.repeat(141) },
    { prompt_content: '' },
    { prompt_content: '<customer_notes> {price}', additional_inputs: [blank] },
    { defaultSpecificOutcome: '' },
    { additional_inputs: [blank, blank], prompt_content: '{price}' },
    { additional_inputs: [{ ...blank, id: 'Price!' }] },
    { additional_inputs: [{ ...blank, type: 'select' as const }], prompt_content: '{price}' },
    { additional_inputs: [{ ...blank, validation: { regex: '(' } }] },
  ])
    await expect(save(change), JSON.stringify(change)).rejects.toMatchObject({ code: 'invalid' });
  expect((await promptsOf(app))[0]).toEqual(first);
});

test('a prompt of another place or an unknown one is not found', async () => {
  await using app = await start();
  const { admin } = app.as('admin');
  const [first] = await promptsOf(app);
  if (!first) throw new Error('No prompts');
  const elsewhere = { helper_id: 'finance', business_type: 'Plumber' } as const;
  for (const there of [
    { ...elsewhere, id: first.id },
    { ...place, id: 'sales.nothing' },
  ]) {
    await expect(publish(app, { ...there, ...wordsOf(first) })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(admin.restorePrompt(there)).rejects.toMatchObject({ code: 'not-found' });
  }
});
