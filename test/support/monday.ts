import { nextOccurrence } from '#shared/domain/local-time.ts';
import type { App } from './app.ts';
import type { Asker } from './chat.ts';
import { locate } from './week.ts';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Runs the job of the review as if it were that time. */
export const runAt = async (at: number | Date) => {
  const { handler } = await import('#functions/review/on-reviews.ts');
  return handler({}, {}, new Date(at));
};

/** The review mails an owner has got, oldest first. */
export const reviewMails = (app: App, name: string) =>
  app.stack.mail.inbox
    .list(`${name}@example.com`)
    .filter(({ headers }) => headers?.['List-Unsubscribe'])
    .reverse();

/** Makes a business old enough to have a week behind it, and tells where it is. */
export const settle = async (app: App, owner: Asker, zone?: string) => {
  const made = new Date(Date.now() - 30 * dayMs).toISOString();
  await app.table.change(`USER#${owner.sub}`, `BUSINESS#${owner.businessId}`, 'created_at', made);
  await locate(owner, zone);
};

/** Notes when an owner was last here. */
export const seenAt = (app: App, { sub }: Asker, at: number) =>
  app.table.change(`USER#${sub}`, 'ACCOUNT', 'active_on', new Date(at).toISOString().slice(0, 10));

/** The next Monday at seven in a zone, after now or after another moment. */
export const mondayIn = (zone = 'America/New_York', after = Date.now()) =>
  nextOccurrence({ weekday: 1, hour: 7 }, zone, new Date(after)).getTime();

/** Where the review of a business is stored. */
export const reviewRow = (app: App, { sub, businessId }: Asker) =>
  app.table.row(`USER#${sub}`, `REVIEW#${businessId}`);
