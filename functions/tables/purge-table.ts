import { accountKey, type Key, memoryPrefix, ownerPartition, sortPrefix } from '../lib/keys.ts';
import { table } from '../lib/table.ts';
import { removeConversation } from './conversation-removal-table.ts';
import { removeMessage, removeSuggestion } from './inbox-table.ts';
import { sentOf } from './sent-table.ts';

/** Removes everything a user owns except the account itself: businesses, chats, turns, memory, counters and what they sent to the operator. */
export const removeOwnerItems = async (sub: string) => {
  for await (const { kind, id } of sentOf(sub))
    await (kind === 'suggestion' ? removeSuggestion(id) : removeMessage(id));
  await removeWhere(ownerPartition(sub), '', { except: accountKey(sub).sk });
};

/** Removes what belongs to one business of a user: its chats, its other questions, and what the helpers know of it. */
export const removeBusinessItems = async (sub: string, businessId: string) => {
  const pk = ownerPartition(sub);
  await removeConversations(sub, businessId);
  await removeWhere(pk, sortPrefix.turn, { businessId });
  // An answer that was stored until then may have written its header since.
  await removeConversations(sub, businessId);
  await removeWhere(pk, memoryPrefix(businessId));
};

const removeConversations = async (sub: string, businessId: string) => {
  for await (const { sk } of keysOf(ownerPartition(sub), sortPrefix.conversation, businessId))
    await removeConversation(sub, sk.slice(sortPrefix.conversation.length));
};

/** The keys under a prefix, those of one business if one is given. */
const keysOf = (pk: string, prefix: string, businessId?: string) =>
  table.each({
    KeyConditionExpression: `pk = :pk${prefix ? ' AND begins_with(sk, :prefix)' : ''}`,
    ...(businessId && { FilterExpression: 'business_id = :business' }),
    ExpressionAttributeValues: {
      ':pk': pk,
      ...(prefix && { ':prefix': prefix }),
      ...(businessId && { ':business': businessId }),
    },
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  });

type Wanted = { businessId?: string; except?: string };

/** Page by page, so that it gets somewhere even when there is more than one run can remove. */
const removeWhere = async (pk: string, prefix: string, { businessId, except }: Wanted = {}) => {
  let batch: Key[] = [];
  for await (const key of keysOf(pk, prefix, businessId)) {
    if (key.sk === except) continue;
    batch.push(key);
    if (batch.length < 100) continue;
    await table.removeMany(batch);
    batch = [];
  }
  await table.removeMany(batch);
};
