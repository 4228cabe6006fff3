import type { StoredBusiness } from '#shared/domain/account/business.ts';
import { dueBuckets, nextCheckInAt } from '#shared/domain/week/check-in/check-in-schedule.ts';
import type { CheckInSettings } from '#shared/domain/week/check-in/check-in-schemas.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { log } from '../../lib/log.ts';
import {
  changeCheckIn,
  checkInsOf,
  createCheckIn,
  dueAttributes,
  findCheckIn,
  type StoredCheckIn,
  settingsOf,
} from './check-ins-table.ts';

type Located = Pick<StoredBusiness, 'id' | 'time_zone'>;

/** When the next mail of a business is due, or null. */
export const nextMailAt = (
  { time_zone }: Pick<StoredBusiness, 'time_zone'>,
  settings: CheckInSettings,
  lastMailOn: string | null,
  now: Date,
) => nextCheckInAt({ ...settings, timeZone: time_zone, lastMailOn }, now);

const attempts = 4;

/** The check-in of a business, made if there is none; undefined when the business is gone. */
export const ensureCheckIn = async (
  accountId: AccountId,
  business: Located,
  now: Date,
): Promise<StoredCheckIn | undefined> => {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const checkIn = await findCheckIn(accountId, business.id);
    if (checkIn) return checkIn;
    const settings = settingsOf(undefined);
    const at = nextMailAt(business, settings, null, now);
    if (
      (await createCheckIn(accountId, { business_id: business.id }, settings, at)) === 'no-business'
    )
      return undefined;
  }
  return findCheckIn(accountId, business.id);
};

/** Lists a business in the hour of its next mail, by its zone and settings as they are now. */
export const scheduleCheckIn = async (accountId: AccountId, business: Located, now: Date) => {
  for (const checkIn of await ensureCheckIns(accountId, business, now))
    await moveCheckIn(accountId, business, checkIn, now);
};

/** The check-in of a business, made if there is none, and the mails that its people asked for; none when the business is gone. */
const ensureCheckIns = async (accountId: AccountId, business: Located, now: Date) => {
  const stored = await checkInsOf(accountId, business.id);
  if (stored.some(({ person_id }) => !person_id)) return stored;
  const made = await ensureCheckIn(accountId, business, now);
  return made ? [made, ...stored] : [];
};

const moveCheckIn = async (
  accountId: AccountId,
  business: Located,
  checkIn: StoredCheckIn,
  now: Date,
) => {
  const at = nextMailAt(business, settingsOf(checkIn), checkIn.last_mail_on, now);
  const change = dueAttributes(accountId, checkIn, at);
  if (change.gsi1pk === checkIn.gsi1pk) return;
  await changeCheckIn(accountId, checkIn, change, { gsi1pk: checkIn.gsi1pk });
};

/**
 * Lists the businesses of an owner who is seen again, where a mail is due some day and none is listed: new ones, and those
 * whose hour passed while no job ran. A business that is listed, or was until a day ago, is left to the job. Never rejects.
 */
export const keepCheckInsScheduled = async (
  accountId: AccountId,
  businesses: readonly Located[],
  now: Date,
) => {
  try {
    const [oldest = ''] = dueBuckets(now).slice(-1);
    await Promise.all(
      businesses.map(async (business) => {
        for (const checkIn of await ensureCheckIns(accountId, business, now))
          if (!checkIn.gsi1pk || checkIn.gsi1pk < oldest)
            await moveCheckIn(accountId, business, checkIn, now);
      }),
    );
  } catch (error) {
    log.warn('check-ins not scheduled', error as Error);
  }
};

/** As `scheduleCheckIn`, for a change that must not fail because of it. */
export const tryScheduleCheckIn = async (accountId: AccountId, business: Located, now: Date) => {
  try {
    await scheduleCheckIn(accountId, business, now);
  } catch (error) {
    log.warn('check-in not scheduled', error as Error);
  }
};
