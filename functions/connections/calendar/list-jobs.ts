import { connectedCalendar } from '#shared/contract/connections/connected-calendar.ts';
import type { StoredBusiness } from '#shared/domain/account/business.ts';
import type { JobsView } from '#shared/domain/connections/calendar/booked-jobs-schemas.ts';
import { calendarWindowDays } from '#shared/domain/connections/calendar/calendar-window-days.ts';
import { intervalOf, mergeIntervals } from '#shared/domain/connections/calendar/time-intervals.ts';
import { usualHours } from '#shared/domain/connections/calendar/working-hours.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { isWithinBudget } from '#shared/domain/connections/sync-schedule.ts';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { instantOf, localDateOf } from '#shared/domain/lib/local-time.ts';
import { ownedBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { hashed, log } from '../../lib/log.ts';
import type { StoredConnection } from '../connection-item.ts';
import type { ConnectionRef } from '../connections-table.ts';
import { NotConnected } from '../fresh-access-token.ts';
import { callsOn } from '../provider-calls-table.ts';
import { isInPlan } from '../provider-in-plan.ts';
import type { RemoteEvent } from '../providers/adapter.ts';
import { adapters } from '../providers/index.ts';
import { ProviderRefused } from '../providers/provider-refused-error.ts';
import { readAgain } from '../request-sync.ts';
import { withProviderAccount } from '../with-provider-account.ts';
import { takenTimes } from './entries-table.ts';
import { findCalendarConnection } from './find-calendar-connection.ts';

type Problem = NonNullable<JobsView['problem']>;

const problemOf = (error: unknown): Problem => {
  if (error instanceof NotConnected) return 'sign-in';
  const problem = error instanceof ProviderRefused ? error.problem : 'unavailable';
  return problem === 'sign-in' || problem === 'permission' ? problem : 'unavailable';
};

/** What is booked around today as it stands there now, or why it could not be read. */
const readNow = async (
  ref: ConnectionRef,
  { remote, state }: StoredConnection,
  timeZone: string,
  now: Date,
): Promise<readonly RemoteEvent[] | Problem> => {
  const { events } = adapters[ref.provider];
  if (!events || state !== 'working') return 'sign-in';
  const calls = await callsOn(ref.provider, now);
  if (!isWithinBudget(calls, providers[ref.provider].callsPerDay, true)) return 'unavailable';
  const today = localDateOf(now, timeZone);
  const between = {
    from: instantOf(addDays(today, -calendarWindowDays.before), 0, timeZone),
    to: instantOf(addDays(today, calendarWindowDays.after), 0, timeZone),
  };
  try {
    return await withProviderAccount(ref, remote, now, (account) => events.busy(account, between));
  } catch (error) {
    log.warn('a calendar was not read for its page', {
      account: hashed(ref.accountId),
      provider: ref.provider,
      error: error as Error,
    });
    // Its owner is told by mail, which the worker does.
    if (error instanceof NotConnected) await readAgain(ref);
    return problemOf(error);
  }
};

/** The calendar of a business as its page shows it. */
export const jobsView = async (
  ref: Omit<ConnectionRef, 'provider'>,
  connection: StoredConnection | undefined,
  { time_zone }: Pick<StoredBusiness, 'time_zone'>,
  inPlan: boolean,
  now: Date,
): Promise<JobsView> => {
  const zone = time_zone ?? 'UTC';
  const none = {
    calendar: '',
    time_zone: zone,
    hours: { ...usualHours, days: [...usualHours.days] },
  };
  if (!connection)
    return { ...none, provider: null, jobs: null, booked: [], read_at: null, problem: null };
  const { provider, name, hours, calendar, updated_at } = connection;
  const known = { ...none, provider, calendar: name, ...(hours && { hours }) };
  const read = inPlan
    ? await readNow({ ...ref, provider }, connection, zone, now)
    : ('plan' as const);
  if (typeof read === 'string')
    return {
      ...known,
      jobs: null,
      booked: calendar?.booked ?? [],
      read_at: updated_at,
      problem: read,
    };
  return {
    ...known,
    jobs: read.map((event) => ({ ...event })),
    // Tasks with a time are on a calendar of our own, which is not read.
    booked: mergeIntervals([
      ...read.map((event) => intervalOf(event, zone)),
      ...(await takenTimes(ref.accountId, ref.businessId, now)),
    ]),
    read_at: now.toISOString(),
    problem: null,
  };
};

/** The booked jobs of a business, read for the page that asks and stored nowhere. */
export const listJobs = handle(
  connectedCalendar.jobs,
  async ({ business_id }, { accountId, now }) => {
    const { account, business } = await ownedBusiness(accountId, business_id);
    const connection = await findCalendarConnection(accountId, business_id);
    const inPlan = connection !== undefined && isInPlan(account, connection.provider, now);
    return jobsView({ accountId, businessId: business_id }, connection, business, inPlan, now);
  },
);
