import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { addDays } from '#shared/domain/lib/local-date.ts';
import type { TaskChange } from '#shared/domain/week/task-schemas.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';
import { asked } from '#test/support/week/sample-tasks.ts';

/** An owner and an office who both see one open task as it was added. */
const both = async (app: App) => {
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const business_id = ada.businessId;
  const { today } = await ada.api.week.get({ business_id });
  const id = ulid();
  await ada.api.week.addTasks({ business_id, tasks: [asked({ id, due: today })] });
  const change = (api: typeof carol.api, wanted: TaskChange, seen = 1) =>
    api.week.changeTask({ business_id, id, seen, change: wanted });
  const stored = async () => (await ada.api.week.get({ business_id })).tasks[0];
  const { title, detail, minutes, who } = asked();
  const edit = (words: string): TaskChange => ({
    ...{ kind: 'edit', title: words, detail, minutes, who },
  });
  return { ada, carol, today, change, stored, edit, title };
};
type Both = Awaited<ReturnType<typeof both>>;

const orders = ['owner', 'office'] as const;
const inOrder = ({ ada, carol }: Both, first: (typeof orders)[number]) =>
  first === 'owner' ? ([ada, carol] as const) : ([carol, ada] as const);

test.each(orders)('a task that both check off is done by whoever was first, the %s', async (by) => {
  await using app = await startApp();
  const known = await both(app);
  const [one, other] = inOrder(known, by);
  await known.change(one.api, { kind: 'tick' });
  const answer = await known.change(other.api, { kind: 'tick' });
  expect(answer).toMatchObject({
    ...{ state: 'done', done_by: one.sub, version: 2 },
    changed_by: { state: { by: one.sub } },
  });
});

test.each(orders)(
  'what the %s moved, edited or skipped first is not overwritten, and the other is told by whom',
  async (by) => {
    await using app = await startApp();
    const known = await both(app);
    const [one, other] = inOrder(known, by);
    const { today, change, stored, edit } = known;
    const refused = (facet: string, at = other) => ({
      code: 'conflict',
      data: { facet, task: { changed_by: { [facet]: { by: at === other ? one.sub : at.sub } } } },
    });
    await change(one.api, { kind: 'move', due: addDays(today, 2) });
    await expect(change(other.api, { kind: 'move', due: addDays(today, 3) })).rejects.toMatchObject(
      refused('due'),
    );
    // The same day is the same act.
    await change(other.api, { kind: 'move', due: addDays(today, 2) });
    await change(one.api, edit('Call at noon'));
    await expect(change(other.api, edit('Call at two'))).rejects.toMatchObject(refused('words'));
    expect(await stored()).toMatchObject({ title: 'Call at noon', due: addDays(today, 2) });
    // Whoever saw it may insist.
    await change(other.api, edit('Call at two'), 3);
    await change(one.api, { kind: 'drop' }, 4);
    await change(other.api, { kind: 'drop' }, 4);
    const late = await change(other.api, { kind: 'move', due: addDays(today, 5) }, 4);
    expect(late).toMatchObject({
      ...{ state: 'dropped', title: 'Call at two', due: addDays(today, 5) },
      changed_by: { state: { by: one.sub }, words: { by: other.sub }, due: { by: other.sub } },
    });
  },
);

test('of two moves at the same moment one counts and the other is refused with it', async () => {
  await using app = await startApp();
  const known = await both(app);
  const { ada, carol, today, change, stored } = known;
  const days = [addDays(today, 2), addDays(today, 3)];
  const ended = await Promise.allSettled(
    [ada, carol].map(({ api }, nth) => change(api, { kind: 'move', due: days[nth] ?? today })),
  );
  const won = ended.findIndex(({ status }) => status === 'fulfilled');
  expect((await stored())?.due).toBe(days[won]);
  expect(ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toMatchObject([
    { code: 'conflict', data: { task: { changed_by: { due: { by: [ada, carol][won]?.sub } } } } },
  ]);
});

test('a check-off and a move at the same moment both count', async () => {
  await using app = await startApp();
  const { ada, carol, today, change, stored } = await both(app);
  await Promise.all([
    change(ada.api, { kind: 'tick' }),
    change(carol.api, { kind: 'move', due: addDays(today, 3) }),
  ]);
  expect(await stored()).toMatchObject({
    ...{ state: 'done', done_by: ada.sub, due: addDays(today, 3), version: 3 },
    changed_by: { state: { by: ada.sub }, due: { by: carol.sub } },
  });
});
