import { nextOccurrence } from '#shared/domain/lib/local-time.ts';
import type { App } from '../app.ts';
import type { Asker } from '../chat.ts';
import { locate } from './week.ts';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Runs the weekly check-in job as if it were that time. */
export const runAt = async (at: number | Date) => {
  const { handler } = await import('#functions/week/check-in/on-check-ins.ts');
  return handler({}, {}, new Date(at));
};

/** The weekly check-in emails an owner has received, oldest first. */
export const checkInMails = (app: App, name: string) =>
  app.stack.mail.inbox
    .list(`${name}@example.com`)
    .filter(({ headers }) => headers?.['List-Unsubscribe'])
    .reverse();

/** Makes a business old enough to have a past week, and sets its location. */
export const settle = async (app: App, owner: Asker, zone?: string) => {
  const made = new Date(Date.now() - 30 * dayMs).toISOString();
  await app.table.change(`USER#${owner.sub}`, `BUSINESS#${owner.businessId}`, 'created_at', made);
  await locate(owner, zone);
};

/** Sets the time of an owner's last visit. */
export const seenAt = (app: App, { sub }: Asker, at: number) =>
  app.table.change(`USER#${sub}`, 'ACCOUNT', 'active_on', new Date(at).toISOString().slice(0, 10));

/** The next Monday at seven in a time zone, after now or another time. */
export const mondayIn = (zone = 'America/New_York', after = Date.now()) =>
  nextOccurrence({ weekday: 1, hour: 7 }, zone, new Date(after)).getTime();

/** The key of a business's weekly check-in. */
export const checkInRow = (app: App, { sub, businessId }: Asker) =>
  app.table.row(`USER#${sub}`, `CHECKIN#${businessId}`);
