import { Problem } from '#shared/contract/problem.ts';
import { checkIn } from '#shared/contract/week.ts';
import type { StoredBusiness } from '#shared/domain/account/businesses.ts';
import type { CheckInSettings } from '#shared/domain/week/check-in/check-in-schemas.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http.ts';
import type { AccountId, PersonId } from '../../lib/ids.ts';
import {
  changeCheckIn,
  checkInsOf,
  createCheckIn,
  dueAttributes,
  findCheckIn,
  type StoredCheckIn,
  settingsOf,
} from './check-ins-table.ts';
import { ensureCheckIn, nextMailAt } from './schedule-check-in.ts';

/**
 * Keeps when the check-in comes, and lists it in the hour in which its mail is due next. Of somebody of the office it keeps
 * only whether they get the mail themselves: day and hour are the owner's.
 */
export const saveSettings = handle(
  checkIn.saveSettings,
  async ({ business_id, ...sent }, { accountId, member, now }) => {
    const business = await findBusiness(accountId, business_id);
    const stored = business && (await ensureCheckIn(accountId, business, now));
    if (!business || !stored) throw new Problem('not-found');
    const settings = member ? { ...settingsOf(stored), mail: sent.mail } : sent;
    const next = member
      ? await saveOwn({ accountId, business, personId: member.id }, settings, now)
      : await saveOfBusiness({ accountId, business, stored }, settings, now);
    return { settings, next_mail_at: next?.toISOString() ?? null };
  },
);

type Of = { readonly accountId: AccountId; readonly business: StoredBusiness };

/** Keeps the settings of one mail, and lists it anew. */
const keep = async (
  { accountId, business, stored }: Of & { readonly stored: StoredCheckIn },
  settings: CheckInSettings,
  now: Date,
) => {
  const next = nextMailAt(business, settings, stored.last_mail_on, now);
  const saved = await changeCheckIn(
    accountId,
    stored,
    { ...settings, ...dueAttributes(accountId, stored, next) },
    // A mail that goes out at this moment has its say first.
    { last_mail_on: stored.last_mail_on },
  );
  if (!saved) throw new Problem('conflict');
  return next;
};

/** Keeps the owner's choice; the mails of the others follow in day and hour. */
const saveOfBusiness = async (
  of: Of & { readonly stored: StoredCheckIn },
  settings: CheckInSettings,
  now: Date,
) => {
  const next = await keep(of, settings, now);
  for (const stored of await checkInsOf(of.accountId, of.business.id))
    if (stored.person_id) await keep({ ...of, stored }, { ...settings, mail: stored.mail }, now);
  return next;
};

/** Keeps whether a person gets the mail. */
const saveOwn = async (
  { accountId, business, personId }: Of & { readonly personId: PersonId },
  settings: CheckInSettings,
  now: Date,
) => {
  const stored = await findCheckIn(accountId, business.id, personId);
  if (stored) return keep({ accountId, business, stored }, settings, now);
  if (!settings.mail) return null;
  const next = nextMailAt(business, settings, null, now);
  const of = { business_id: business.id, person_id: personId };
  const outcome = await createCheckIn(accountId, of, settings, next);
  if (outcome === 'no-business') throw new Problem('not-found');
  return next;
};
