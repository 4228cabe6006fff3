import { Account } from '#shared/domain/account/account.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import { linksLambdaAllowedAttributes } from '#shared/domain/week/links-lambda-allowed-attributes.ts';
import { Task } from '#shared/domain/week/task-schemas.ts';
import type { AccountId, PersonId } from '../../lib/account-and-person-ids.ts';
import { accountKey, movedKey } from '../../lib/keys/account-keys.ts';
import { businessKey } from '../../lib/keys/business-key.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';
import { ownerPartition } from '../../lib/keys/owner-item-keys.ts';
import { checkInKey, feedHashKey, feedKey, taskPrefix } from '../../lib/keys/week-keys.ts';
import { conditionFailed, onlyAttributes, table } from '../../lib/table.ts';

type Of = { readonly accountId: AccountId; readonly businessId: string };
/** A calendar address, and when it was made. */
type Feed = Of & { readonly madeAt: string };

/** Whose calendar address has that hash, or undefined. */
export const feedOwner = async (hash: string): Promise<Feed | undefined> => {
  const item = await table.get(feedHashKey(hash), { consistent: true });
  if (!item) return undefined;
  const accountId: AccountId = String(item.account_id);
  const businessId = String(item.business_id);
  // An account that was deleted, or a renewal at the same moment, may have left the hash behind.
  const feed = await read(feedKey(accountId, businessId), linksLambdaAllowedAttributes.feed);
  return feed?.hash === hash ? { accountId, businessId, madeAt: String(feed.made_at) } : undefined;
};

const read = (key: Parameters<typeof table.get>[0], only: readonly string[]) =>
  table.get(key, { consistent: true, only: [...linksLambdaAllowedAttributes.keys, ...only] });

/**
 * The name of a business for a calendar; undefined where it is gone, where its owner asked to delete the account, also before
 * the job has, and for an address that an earlier owner made.
 */
export const shownName = async ({
  accountId,
  businessId,
  madeAt,
}: Feed): Promise<string | undefined> => {
  const [account, business] = await Promise.all([
    read(accountKey(accountId), linksLambdaAllowedAttributes.account),
    read(businessKey(accountId, businessId), linksLambdaAllowedAttributes.business),
  ]);
  if (!account || account.deletion_requested_at || !business) return undefined;
  const handedOver = Account.shape.handed_over.parse(account.handed_over);
  return handedOver && madeAt < handedOver.at ? undefined : String(business.name);
};

const ShownTask = Task.pick({
  id: true,
  title: true,
  detail: true,
  due: true,
  minutes: true,
  who: true,
  state: true,
  version: true,
  created_at: true,
  updated_at: true,
});

/** The tasks of a business as a calendar shows them. */
export const shownTasks = async ({ accountId, businessId }: Of, now: Date) => {
  const tasks = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': taskPrefix(businessId),
    },
    ConsistentRead: true,
    ...onlyAttributes([...linksLambdaAllowedAttributes.keys, ...linksLambdaAllowedAttributes.task]),
  });
  const isKept = ({ ttl }: Item) => isUnexpired({ ttl: ttl as number | undefined }, now);
  const kept = [];
  for await (const item of tasks) if (isKept(item)) kept.push(ShownTask.parse(item));
  return kept;
};

/** A mail about a business: its owner's, or that of the person who asked for it. */
type Mailed = Of & { readonly personId?: PersonId | undefined };

/** The mail that a link in it names, under the id that its account has now. */
export const linkedAccount = async ({ accountId, ...mailed }: Mailed): Promise<Mailed> => {
  const moved = await table.get(movedKey(accountId), { consistent: true });
  return { ...mailed, accountId: moved ? String(moved.account_id) : accountId };
};

/** The secret in the link that stops a mail. */
export const stopSecret = async ({
  accountId,
  businessId,
  personId,
}: Mailed): Promise<string | undefined> => {
  const checkIn = await read(checkInKey(accountId, businessId, personId), ['stop_secret']);
  return checkIn && String(checkIn.stop_secret);
};

/** Stops a mail for which the secret is still the one of its link. */
export const stopMail = async ({ accountId, businessId, personId }: Mailed, secret: string) => {
  try {
    await table.update(checkInKey(accountId, businessId, personId), {
      UpdateExpression: 'SET #mail = :off REMOVE gsi1pk, gsi1sk',
      ConditionExpression: 'stop_secret = :secret',
      ExpressionAttributeNames: { '#mail': 'mail' },
      ExpressionAttributeValues: { ':off': false, ':secret': secret },
      ReturnValues: 'NONE',
    });
  } catch (error) {
    // Renewed, or gone with its business.
    if (!conditionFailed(error)) throw error;
  }
};
