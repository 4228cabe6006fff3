import { Problem } from '#shared/contract/problem.ts';
import { checkIn } from '#shared/contract/week/check-in.ts';
import type { StoredBusiness } from '#shared/domain/account/business.ts';
import type { CheckInSettings } from '#shared/domain/week/check-in/check-in-schemas.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import type { AccountId, PersonId } from '../../lib/account-and-person-ids.ts';
import { handle } from '../../lib/http-handler.ts';
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
    const of = { accountId, business };
    if (member) return saveOwn({ ...of, personId: member.id }, sent.mail, now);
    return shown(sent, await saveOfBusiness({ ...of, stored }, sent, now));
  },
);

const shown = (settings: CheckInSettings, next: Date | null) => ({
  settings,
  next_mail_at: next?.toISOString() ?? null,
});

type Of = { readonly accountId: AccountId; readonly business: StoredBusiness };
type Stored = Of & { readonly stored: StoredCheckIn };

/** Keeps the settings of one mail, and lists it anew; undefined where what `seen` names has changed since it was read. */
const keep = async (
  { accountId, business, stored }: Stored,
  settings: CheckInSettings,
  now: Date,
  seen: Partial<StoredCheckIn> = {},
) => {
  const next = nextMailAt(business, settings, stored.last_mail_on, now);
  const saved = await changeCheckIn(
    accountId,
    stored,
    { ...settings, ...dueAttributes(accountId, stored, next) },
    // A mail that goes out at this moment has its say first.
    { last_mail_on: stored.last_mail_on, ...seen },
  );
  return saved ? next : undefined;
};

/** How often a write is tried that met another one. */
const attempts = 6;

/** Keeps the owner's choice; the mails of the others follow in day and hour. */
const saveOfBusiness = async (of: Stored, settings: CheckInSettings, now: Date) => {
  const next = await keep(of, settings, now);
  if (next === undefined) throw new Problem('conflict');
  for (const { person_id } of await checkInsOf(of.accountId, of.business.id))
    if (person_id) await follow(of, person_id, settings, now);
  return next;
};

/** Moves a person's mail to the owner's day and hour. A mail that goes out meanwhile, or a choice of theirs, is read anew. */
const follow = async (
  of: Of,
  personId: PersonId,
  { weekday, hour }: CheckInSettings,
  now: Date,
) => {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const stored = await findCheckIn(of.accountId, of.business.id, personId);
    if (!stored) return;
    const { mail } = stored;
    if ((await keep({ ...of, stored }, { mail, weekday, hour }, now, { mail })) !== undefined)
      return;
  }
  throw new Problem('conflict');
};

/** Keeps whether a person gets the mail, on the day and at the hour that the owner has chosen once it is kept. */
const saveOwn = async (of: Of & { readonly personId: PersonId }, mail: boolean, now: Date) => {
  const ofOwner = async () => settingsOf(await findCheckIn(of.accountId, of.business.id));
  let settings = { ...(await ofOwner()), mail };
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const next = await keepOwn(of, settings, now);
    const { weekday, hour } = await ofOwner();
    if (next !== undefined && weekday === settings.weekday && hour === settings.hour)
      return shown(settings, next);
    settings = { mail, weekday, hour };
  }
  throw new Problem('conflict');
};

const keepOwn = async (
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
  return outcome === 'refused' ? undefined : next;
};
