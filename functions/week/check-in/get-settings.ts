import { Problem } from '#shared/contract/problem.ts';
import { checkIn } from '#shared/contract/week/check-in.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { findCheckIn, ownSettingsOf, settingsOf } from './check-ins-table.ts';
import { nextMailAt } from './schedule-check-in.ts';

/** When the check-in comes and whether by mail; the check-in does not count as opened by it. */
export const getSettings = handle(
  checkIn.getSettings,
  async ({ business_id }, { accountId, member, now }) => {
    const [business, stored, own] = await Promise.all([
      findBusiness(accountId, business_id),
      findCheckIn(accountId, business_id),
      member && findCheckIn(accountId, business_id, member.id),
    ]);
    if (!business) throw new Problem('not-found');
    const settings = member ? ownSettingsOf(stored, own) : settingsOf(stored);
    const lastMailOn = (member ? own : stored)?.last_mail_on ?? null;
    const next = nextMailAt(business, settings, lastMailOn, now);
    return { settings, next_mail_at: next?.toISOString() ?? null };
  },
);
