import { nextOccurrence } from '#shared/domain/lib/local-time.ts';
import type { App } from '../app.ts';
import type { Asker } from '../chat.ts';

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

/** The next Monday at seven in a time zone, after now or another time. */
export const mondayIn = (zone = 'America/New_York', after = Date.now()) =>
  nextOccurrence({ weekday: 1, hour: 7 }, zone, new Date(after)).getTime();

/** The key of a business's weekly check-in. */
export const checkInRow = (app: App, { sub, businessId }: Asker) =>
  app.table.row(`USER#${sub}`, `CHECKIN#${businessId}`);
