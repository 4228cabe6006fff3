import { eventIdOf } from '#shared/domain/connections/calendar/task-as-event.ts';
import type { Task, TaskChange } from '#shared/domain/week/task-schemas.ts';
import { type App, startApp } from '#test/support/app.ts';
import { dayIn, provider, readCalendar } from '#test/support/calendar/calendar.ts';
import {
  addTask,
  changeOnly,
  entriesOf,
  entriesOwner,
  pressOnly,
  standing,
  triedLater,
} from '#test/support/calendar/entries.ts';
import type { Asker } from '#test/support/chat.ts';
import { control, guarantee, seed, type Tally } from '../support/guarantee.ts';
import { pick, type Random, randomOf } from '../support/random.ts';
import { callAnyRoute, runAnyJob } from './any-step.ts';

const faults = ['500', '429', 'lost', 'written-500', 'slow', 'extra', '401', 'not-json'] as const;

/** The tasks of an owner, and what was pressed last for each. */
type Known = { readonly tasks: Task[]; readonly pressed: Map<string, 'entry' | 'unentry'> };

/** What somebody or something may do next, in any order. */
const steps = (app: App, ada: Asker, random: Random, { tasks, pressed }: Known) => {
  const { calendar } = app.stack;
  const any = () => pick(random, tasks);
  const change = (of: (id: string) => TaskChange) => async () => {
    const { id } = any();
    await changeOnly(ada, id, of(id));
  };
  const press = (kind: 'entry' | 'unentry') => async () => {
    const { id } = any();
    const time = pick(random, [null, null, '09:00', '14:30']);
    const answer = await pressOnly(ada, id, kind, { time }).catch(() => undefined);
    if (answer) pressed.set(id, kind);
  };
  const words = { detail: '', minutes: null, who: null };
  return [
    press('entry'),
    press('entry'),
    press('entry'),
    press('unentry'),
    async () => void tasks.push(await addTask(ada, `Task ${tasks.length}`, 1)),
    change(() => ({ kind: 'move', due: dayIn(pick(random, [0, 1, 3, 9])) })),
    change(() => ({ kind: 'move', due: dayIn(pick(random, [2, 4, 8])) })),
    change((id) => ({ kind: 'edit', title: `Title ${pick(random, [1, 2, 3])} ${id}`, ...words })),
    change(() => ({ kind: 'tick' })),
    change(() => ({ kind: 'drop' })),
    change(() => ({ kind: 'reopen' })),
    // Two at once, from two tabs.
    async () => {
      const { id } = any();
      await Promise.allSettled([
        changeOnly(ada, id, { kind: 'move', due: dayIn(5) }),
        changeOnly(ada, id, { kind: 'drop' }),
      ]);
    },
    () => app.stack.queue.syncs.settled(),
    () => triedLater(app, ada),
    () => Promise.all([triedLater(app, ada), triedLater(app, ada)]),
    () => readCalendar(app, ada),
    () => callAnyRoute(app, ada, random),
    () => callAnyRoute(app, ada, random),
    () => runAnyJob(random),
    async () => calendar.fail(pick(random, faults)),
    async () => calendar.expire(),
  ];
};

/** Each write must be of a task for which a press is recorded. */
const checkWrites = async (app: App, ada: Asker, tally: Tally) => {
  const records = await app.table.rows(`USER#${ada.sub}`, 'PRESSED#');
  const allowed = new Set(records.map(({ about }) => eventIdOf(String(about))));
  for (const { call, id, title } of app.stack.calendar.seen.writes) {
    const isCalendar = id === 'calendars' && title === 'Sevenhands' && records.length > 0;
    tally.check(`${call} ${id} “${title}” was not pressed`, isCalendar || allowed.has(id));
  }
  tally.check('there is more than one calendar of ours', app.stack.calendar.ours().length <= 1);
};

const retried = async (app: App, ada: Asker) => {
  app.stack.calendar.mend();
  for (let nth = 0; nth < 3; nth++) await triedLater(app, ada);
  // What failed for a day waits for its owner.
  for (const { task, kind, state, time } of await entriesOf(ada))
    if (state === 'stopped') await pressOnly(ada, task, kind, { time }).catch(() => undefined);
  await triedLater(app, ada);
};

/** In the end the calendar shows exactly what is pressed for, as its tasks are. */
const checkStanding = async (app: App, ada: Asker, { pressed }: Known, tally: Tally) => {
  const { tasks } = await ada.api.week.get({ business_id: ada.businessId });
  const wanted = tasks
    .filter(({ id, state }) => pressed.get(id) === 'entry' && state !== 'dropped')
    .map(({ title, due, state }) => `${state === 'done' ? 'Done: ' : ''}${title} on ${due}`);
  const there = standing(app).map(
    ({ summary, start }) =>
      `${summary} on ${'date' in start ? start.date : start.dateTime.slice(0, 10)}`,
  );
  const [one, other] = [wanted.toSorted().join('; '), there.toSorted().join('; ')];
  tally.check(`the tasks are ${one}, and there stands ${other}`, one === other);
};

const history = async (nth: number, tally: Tally, before?: (app: App) => Promise<unknown>) => {
  const random = randomOf(seed + nth);
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const known: Known = { tasks: [], pressed: new Map() };
  for (const title of ['Task 0', 'Task 1', 'Task 2', 'Task 3'])
    known.tasks.push(await addTask(ada, title, 1));
  for (const { id } of known.tasks.slice(1)) {
    await pressOnly(ada, id);
    known.pressed.set(id, 'entry');
  }
  for (let step = 0; step < 40; step++)
    await pick(random, steps(app, ada, random, known))().catch(() => undefined);
  await retried(app, ada);
  await before?.(app);
  await checkWrites(app, ada, tally);
  await checkStanding(app, ada, known, tally);
};

guarantee(
  'a calendar shows the tasks that somebody pressed for, as they are, once, and nothing else is written there, whatever routes and jobs run in any order',
  { tags: 'night' },
  async (tally) => {
    for (let nth = 0; nth < 100; nth++) await history(nth, tally);
  },
);

control('a write that nobody pressed is noticed', { tags: 'night' }, async (tally) => {
  await history(0, tally, async (app) => {
    const { entryCalls } = await import(
      '#functions/connections/providers/google-calendar/google-calendar-entries.ts'
    );
    const { freshAccessToken } = await import('#functions/connections/fresh-access-token.ts');
    const [row] = (await app.table.all()).filter(({ sk }) => sk.endsWith(provider));
    const ref = {
      accountId: String(row?.pk).slice('USER#'.length),
      businessId: String(row?.business_id),
      provider,
    };
    const account = {
      access: (refused?: string) => freshAccessToken(ref, refused),
      called: () => {},
    };
    const [ours] = app.stack.calendar.ours();
    const calendar = ours?.id ?? (await entryCalls.calendar(account, undefined));
    await entryCalls.put(
      account,
      { calendar, id: eventIdOf('01KB0000000000000000000000') },
      {
        ...{ title: 'By a job', text: '', all_day: true, time_zone: 'UTC' },
        ...{ start: dayIn(1), end: dayIn(2) },
      },
    );
  });
});
