import { Problem } from '#shared/contract/problem.ts';
import { checkIn } from '#shared/contract/week.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http.ts';
import { changeCheckIn, dueAttributes } from './check-ins-table.ts';
import { ensureCheckIn, nextMailAt } from './schedule-check-in.ts';

/** Keeps when the check-in comes, and lists it in the hour in which its mail is due next. */
export const saveSettings = handle(
  checkIn.saveSettings,
  async ({ business_id, ...settings }, { accountId, now }) => {
    const business = await findBusiness(accountId, business_id);
    const stored = business && (await ensureCheckIn(accountId, business, now));
    if (!business || !stored) throw new Problem('not-found');
    const next = nextMailAt(business, settings, stored.last_mail_on, now);
    const saved = await changeCheckIn(
      accountId,
      business_id,
      { ...settings, ...dueAttributes(accountId, business_id, next) },
      // A mail that goes out at this moment has its say first.
      { last_mail_on: stored.last_mail_on },
    );
    if (!saved) throw new Problem('conflict');
    return { settings, next_mail_at: next?.toISOString() ?? null };
  },
);
