import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import { checkInBucket, defaultCheckIn } from '#shared/domain/week/check-in/check-in-schedule.ts';
import {
  BusinessCheckIn,
  type CheckInSettings,
} from '#shared/domain/week/check-in/check-in-schemas.ts';
import type { AccountId, Actor, PersonId } from '../../lib/account-and-person-ids.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';
import { checkInKey } from '../../lib/keys/week-keys.ts';
import { table } from '../../lib/table.ts';
import { writeForBusiness } from '../../lib/writes/business-writes-table.ts';
import { changeIfSeen } from '../../lib/writes/change-if-seen.ts';

/** The check-in of a business with what only the server reads. */
const StoredCheckIn = BusinessCheckIn.extend({
  /** The prompt that was offered before the last one. */
  prompt_before: z.string().nullable(),
  /** The secret in the link that stops the mail. */
  stop_secret: z.string(),
  /** The bucket of the hour in which it is next due; none while no mail goes out. */
  gsi1pk: z.string().optional(),
});
export type StoredCheckIn = z.infer<typeof StoredCheckIn>;

/** The check-in of an item. */
export const storedCheckIn = (item: Item): StoredCheckIn => StoredCheckIn.parse(item);

/** Which check-in: that of a business, or the mail that a person asked for. */
type CheckInOf = Pick<StoredCheckIn, 'business_id' | 'person_id'>;

/** The check-in of a business, or the mail that a person asked for; undefined until it is first scheduled. */
export const findCheckIn = async (
  accountId: AccountId,
  businessId: string,
  personId?: PersonId,
) => {
  const key = checkInKey(accountId, businessId, personId);
  const item = await table.get(key, { consistent: true });
  return item && storedCheckIn(item);
};

/** The check-in of a business and the mails that its people asked for. */
export const checkInsOf = async (accountId: AccountId, businessId: string) => {
  const { pk, sk } = checkInKey(accountId, businessId);
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
  });
  return items.map(storedCheckIn);
};

/** Forgets which mails of some businesses a person asked for; may be done again. */
export const removeCheckInsOf = (
  { accountId, personId }: Actor,
  businesses: readonly { readonly id: string }[],
) => table.removeMany(businesses.map(({ id }) => checkInKey(accountId, id, personId)));

/** Ends the links that stop the owner's mail of some businesses; the mails that people asked for keep theirs. May be done again. */
export const renewStopSecrets = async (
  accountId: AccountId,
  businesses: readonly { readonly id: string }[],
) => {
  for (const { id } of businesses)
    await changeIfSeen(checkInKey(accountId, id), { stop_secret: newStopSecret() });
};

const newStopSecret = () => randomBytes(16).toString('hex');

/** The owner's choice, or the usual one. */
export const settingsOf = (checkIn: CheckInSettings | undefined): CheckInSettings => {
  const { mail, weekday, hour } = checkIn ?? defaultCheckIn;
  return { mail, weekday, hour };
};

/** The same for somebody of the office: day and hour are those of the business, the mail is their own. */
export const ownSettingsOf = (
  checkIn: CheckInSettings | undefined,
  own: Pick<StoredCheckIn, 'mail'> | undefined,
): CheckInSettings => ({ ...settingsOf(checkIn), mail: own?.mail ?? false });

/** The prompt that was offered before the check-in of a day: what it must not offer again. */
export const offeredBefore = (checkIn: StoredCheckIn | undefined, on: LocalDate) =>
  (checkIn?.last_prompt_on === on ? checkIn.prompt_before : checkIn?.last_prompt) ?? null;

/** The index attributes that list a check-in in the hour in which it is due. */
export const dueAttributes = (
  accountId: AccountId,
  { business_id, person_id }: CheckInOf,
  at: Date | null,
) => ({
  gsi1pk: at ? checkInBucket(at) : undefined,
  gsi1sk: at ? listedAs(accountId, { business_id, person_id }) : undefined,
});

/** What a check-in is listed as in its hour. */
export const listedAs = (accountId: AccountId, { business_id, person_id }: CheckInOf) =>
  [accountId, business_id, person_id].filter(Boolean).join('#');

/** Stores the check-in of a business, or the mail of a person, that is not there yet; `refused` when it is meanwhile. */
export const createCheckIn = (
  accountId: AccountId,
  of: CheckInOf,
  settings: CheckInSettings,
  at: Date | null,
) =>
  writeForBusiness(accountId, of.business_id, [
    {
      Put: {
        TableName: table.name,
        Item: {
          ...checkInKey(accountId, of.business_id, of.person_id),
          business_id: of.business_id,
          person_id: of.person_id,
          ...settings,
          last_mail_on: null,
          asked_at: null,
          last_prompt: null,
          last_prompt_on: null,
          prompt_before: null,
          opened_on: null,
          stop_secret: newStopSecret(),
          ...dueAttributes(accountId, of, at),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ]);

type Change = Partial<Omit<StoredCheckIn, 'business_id' | 'person_id' | 'stop_secret'>> & {
  gsi1sk?: string;
};

/** Changes a check-in if the fields of `seen` are as they were; answers whether it did. */
export const changeCheckIn = (
  accountId: AccountId,
  of: CheckInOf,
  change: { [K in keyof Change]: Change[K] | undefined },
  seen: Partial<StoredCheckIn> = {},
) => changeIfSeen(checkInKey(accountId, of.business_id, of.person_id), change, seen);

/** Notes that somebody opened the check-in of a day; true for the first time only. */
export const markOpened = (accountId: AccountId, checkIn: StoredCheckIn, on: LocalDate) =>
  checkIn.opened_on === on
    ? Promise.resolve(false)
    : changeCheckIn(accountId, checkIn, { opened_on: on }, { opened_on: checkIn.opened_on });

/** The check-ins that are listed in a bucket, a page at a time, with their owners; what the index shows may be some seconds old. */
export async function* checkInsIn(bucket: string) {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.query({
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :bucket',
      ExpressionAttributeValues: { ':bucket': bucket },
      Limit: pageSize,
      ...(from && { ExclusiveStartKey: from }),
    });
    yield page.items.map((item) => ({
      accountId: String(item.gsi1sk).split('#')[0] as string,
      checkIn: storedCheckIn(item),
    }));
    from = page.next;
  } while (from);
}
/** As many accounts and businesses as one read may ask for. */
const pageSize = 50;
