import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import { checkInBucket, defaultCheckIn } from '#shared/domain/week/check-in/check-in-schedule.ts';
import {
  BusinessCheckIn,
  type CheckInSettings,
} from '#shared/domain/week/check-in/check-in-schemas.ts';
import { writeForBusiness } from '../../lib/business-writes-table.ts';
import type { AccountId } from '../../lib/ids.ts';
import { changeIfSeen } from '../../lib/items/change-if-seen.ts';
import { checkInKey } from '../../lib/items/week-keys.ts';
import type { Item } from '../../lib/keys.ts';
import { table } from '../../lib/table.ts';

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

/** The check-in of a business; undefined until it is first scheduled. */
export const findCheckIn = async (accountId: AccountId, businessId: string) => {
  const item = await table.get(checkInKey(accountId, businessId), { consistent: true });
  return item && storedCheckIn(item);
};

/** The owner's choice, or the usual one. */
export const settingsOf = (checkIn: CheckInSettings | undefined): CheckInSettings => {
  const { mail, weekday, hour } = checkIn ?? defaultCheckIn;
  return { mail, weekday, hour };
};

/** The prompt that was offered before the check-in of a day: what it must not offer again. */
export const offeredBefore = (checkIn: StoredCheckIn | undefined, on: LocalDate) =>
  (checkIn?.last_prompt_on === on ? checkIn.prompt_before : checkIn?.last_prompt) ?? null;

/** The index attributes that list a check-in in the hour in which it is due. */
export const dueAttributes = (accountId: AccountId, businessId: string, at: Date | null) => ({
  gsi1pk: at ? checkInBucket(at) : undefined,
  gsi1sk: at ? `${accountId}#${businessId}` : undefined,
});

/** Stores the check-in of a business that has none yet; `refused` when there is one meanwhile. */
export const createCheckIn = (
  accountId: AccountId,
  businessId: string,
  settings: CheckInSettings,
  at: Date | null,
) =>
  writeForBusiness(accountId, businessId, [
    {
      Put: {
        TableName: table.name,
        Item: {
          ...checkInKey(accountId, businessId),
          business_id: businessId,
          ...settings,
          last_mail_on: null,
          asked_at: null,
          last_prompt: null,
          last_prompt_on: null,
          prompt_before: null,
          opened_on: null,
          stop_secret: randomBytes(16).toString('hex'),
          ...dueAttributes(accountId, businessId, at),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ]);

type Change = Partial<Omit<StoredCheckIn, 'business_id' | 'stop_secret'>> & { gsi1sk?: string };

/** Changes a check-in if the fields of `seen` are as they were; answers whether it did. */
export const changeCheckIn = (
  accountId: AccountId,
  businessId: string,
  change: { [K in keyof Change]: Change[K] | undefined },
  seen: Partial<StoredCheckIn> = {},
) => changeIfSeen(checkInKey(accountId, businessId), change, seen);

/** Notes that the owner opened the check-in of a day; true for the first time only. */
export const markOpened = (accountId: AccountId, checkIn: StoredCheckIn, on: LocalDate) =>
  checkIn.opened_on === on
    ? Promise.resolve(false)
    : changeCheckIn(
        accountId,
        checkIn.business_id,
        { opened_on: on },
        { opened_on: checkIn.opened_on },
      );

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
