import { ulid } from 'ulid';
import { afterAll, beforeAll } from 'vitest';
import { addDays } from '#shared/domain/lib/local-date.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';
import { scaled } from '#test/support/proof-size.ts';
import { asked } from '#test/support/week/sample-tasks.ts';
import { guarantee, seed } from '../support/guarantee.ts';
import { randomOf } from '../support/random.ts';

// Two people change one task and one number in any order, each from what they read last; some of it at the same moment.

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stack.close());

const id = 'wage_hour' as const;
const dayOf = (now = new Date()) => now.toISOString().slice(0, 10);

guarantee(
  'of what two people change, nothing that one of them has not seen is replaced, and who was first is named',
  async (tally) => {
    const ada = await asker(app, 'ada');
    const carol = await joined(app, 'ada', 'carol');
    const business_id = ada.businessId;
    const people = [ada, carol];
    const { today } = await ada.api.week.get({ business_id });
    const task = asked({ id: ulid(), due: today });
    const [added] = (await ada.api.week.addTasks({ business_id, tasks: [task] })).tasks;
    if (!added) throw new Error('No task was added');
    await ada.api.numbers.save({
      ...{ business_id, today: dayOf(), numbers: [{ id, value: '20', seen: null }] },
    });
    /** What is stored, by the model: only what was accepted counts. */
    const model = { due: today as string, moved: 1, dueBy: '', value: '20', valueBy: ada.sub };
    const seen = people.map(() => ({ version: added.version, due: today as string, value: '20' }));

    const move = async (who: number, due: string) => {
      const { version: before, due: shown } = seen[who] ?? { version: 1, due: '' };
      const change = { kind: 'move', due } as const;
      const ended = await people[who]?.api.week
        .changeTask({ business_id, id: task.id, seen: before, change })
        .catch((error) => error);
      const isRefused = ended instanceof Error;
      const stored = isRefused ? (ended as unknown as { data: { task: Task } }).data.task : ended;
      tally.check(
        `moved to ${due} by ${who}, who had seen ${shown} where ${model.due} stood: ${isRefused ? 'refused' : 'accepted'}`,
        isRefused === (before < model.moved && due !== model.due),
      );
      if (isRefused)
        tally.check('the refusal names who moved it', stored?.changed_by?.due?.by === model.dueBy);
      else if (due !== model.due)
        Object.assign(model, { due, moved: stored?.version, dueBy: people[who]?.sub });
    };
    const type = async (who: number, value: string) => {
      const shown = seen[who]?.value ?? '';
      const ended = await people[who]?.api.numbers
        .save({ business_id, today: dayOf(), numbers: [{ id, value, seen: shown }] })
        .catch((error) => error);
      const isRefused = ended instanceof Error;
      tally.check(
        `${value} typed by ${who}, who had seen ${shown} where ${model.value} stood`,
        isRefused === (shown !== model.value && value !== model.value),
      );
      if (!isRefused) return void Object.assign(model, { value, valueBy: people[who]?.sub });
      const { changed } = (ended as unknown as { data: { changed: { first?: { by: string } }[] } })
        .data;
      tally.check('the refusal names who typed it', changed[0]?.first?.by === model.valueBy);
    };
    const read = async (who: number) => {
      const [{ tasks }, { numbers }] = await Promise.all([
        people[who]?.api.week.get({ business_id }) ?? { tasks: [] },
        people[who]?.api.numbers.list({ business_id }) ?? { numbers: [] },
      ]);
      const [stored] = tasks;
      const value = numbers.find((one) => one.id === id)?.value ?? '';
      tally.check('what is read is what was accepted', stored?.due === model.due);
      tally.check('what is read is what was accepted', value === model.value);
      seen[who] = { version: stored?.version ?? 1, due: model.due, value };
    };

    const next = randomOf(seed);
    const random = (n: number) => Math.floor(next() * n);
    for (let step = 0; step < scaled(60, 160); step++) {
      const who = random(2);
      const act = random(5);
      if (act < 2) await move(who, addDays(today, random(4)));
      else if (act < 4) await type(who, String(20 + random(4)));
      else await read(who);
    }
    // At the same moment, both from what stands: one is accepted, and what stands is theirs.
    for (let round = 0; round < scaled(5, 15); round++) {
      await Promise.all([read(0), read(1)]);
      const values = [String(40 + 2 * round), String(41 + 2 * round)];
      const ended = await Promise.allSettled(
        people.map(({ api }, who) =>
          api.numbers.save({
            ...{ business_id, today: dayOf() },
            numbers: [{ id, value: values[who] ?? '', seen: model.value }],
          }),
        ),
      );
      const won = ended.findIndex(({ status }) => status === 'fulfilled');
      const accepted = ended.filter(({ status }) => status === 'fulfilled').length;
      tally.check('one of two at the same moment is accepted', accepted === 1);
      Object.assign(model, { value: values[won], valueBy: people[won]?.sub });
    }
    await read(0);
  },
);
