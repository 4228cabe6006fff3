import { connectedCalendar } from '#shared/contract/connections/connected-calendar.ts';
import type { Contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Input } from '#shared/contract/route.ts';
import {
  attentionReasonTexts,
  withProviderName,
} from '#shared/domain/connections/connection-problems.ts';
import { mayWrite } from '#shared/domain/connections/provider-scopes.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { ownedBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { findTask } from '../../week/tasks-table.ts';
import type { StoredConnection } from '../connection-item.ts';
import { isRecorded } from '../presses/presses-table.ts';
import { queuePress } from '../presses/queue-press.ts';
import { requireInPlan } from '../provider-in-plan.ts';
import { findEntry, noteEnded, putEntry } from './entries-table.ts';
import { entriesView } from './entries-view.ts';
import { type StoredEntry, standsNowhere } from './entry-item.ts';
import { findCalendarConnection } from './find-calendar-connection.ts';

type Asked = Input<Contract['connections']['pressEntry']>;

/** Whether a task stands already, or is on its way, as it is asked for. */
const isSame = (before: StoredEntry | undefined, { kind, time }: Asked) => {
  if (!before) return kind === 'unentry';
  return (
    before.kind === kind &&
    before.state !== 'stopped' &&
    (kind === 'unentry' || before.time === time)
  );
};

/** What is stored of a press for a task. */
const entryOf = (
  { business_id, id, press, kind, time }: Asked,
  before: StoredEntry | undefined,
  { provider }: StoredConnection,
  by: string,
  now: Date,
): StoredEntry => ({
  ...(before ?? {
    ...{ task: id, business_id, provider, calendar: null },
    ...standsNowhere,
  }),
  kind,
  press_id: press,
  by,
  pressed_at: now.toISOString(),
  time: kind === 'unentry' && before ? before.time : time,
  state: 'waiting',
  problem: null,
  change: (before?.change ?? 0) + 1,
  tries: 0,
  goes_at: now.toISOString(),
});

/** A task that is done or skipped is not put on a calendar; it is taken off at any time. */
const requireOpen = ({ kind }: Asked, { state }: Task) => {
  if (kind === 'entry' && state !== 'open') throw new Problem('conflict');
};

/** Nothing is put there, or taken off, unless its owner allowed that and their sign-in there works. */
const requireAllowed = ({ provider, state, problem, granted }: StoredConnection) => {
  const { title, advice } = attentionReasonTexts[problem ?? 'sign-in'];
  if (state !== 'working')
    throw new Problem('conflict', withProviderName(`${title} ${advice}`, provider));
  if (!mayWrite(provider, granted))
    throw new Problem('conflict', 'Allow us to put tasks on your calendar first.');
};

const attempts = 4;

/**
 * Stores that the owner pressed to have a task on their calendar, or off it; from then on the calendar follows the task.
 * A press that is repeated, and one for what is so already, changes nothing.
 */
export const pressEntry = handle(
  connectedCalendar.pressEntry,
  async (asked, { accountId, personId, now }) => {
    const { business_id, id } = asked;
    const { account } = await ownedBusiness(accountId, business_id);
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const [connection, task, before] = await Promise.all([
        findCalendarConnection(accountId, business_id),
        findTask(accountId, business_id, id, now),
        findEntry(accountId, business_id, id, now),
      ]);
      if (!connection) throw new Problem('not-found');
      requireInPlan(account, connection.provider, now);
      if (!task) throw new Problem('not-found');
      if (isSame(before, asked) || (await isRecorded(accountId, business_id, asked.press)))
        return entriesView(accountId, business_id, now);
      requireOpen(asked, task);
      requireAllowed(connection);
      const entry = entryOf(asked, before, connection, personId, now);
      const outcome = await putEntry(accountId, entry, before, task, connection);
      if (outcome === 'no-business') throw new Problem('not-found');
      // The task, its entry or the connection was changed in between.
      if (outcome === 'refused') continue;
      if (before) await noteEnded(accountId, before, 'taken-back');
      await queuePress(accountId, entry, now);
      return entriesView(accountId, business_id, now);
    }
    throw new Problem('unavailable');
  },
);
