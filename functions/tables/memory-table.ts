import { Knowledge } from '#shared/domain/chat.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';

const prefix = (businessId: string) => `KNOWS#${businessId}#`;
const key = (sub: string, businessId: string, id: string) => ({
  pk: `USER#${sub}`,
  sk: prefix(businessId) + id,
});

/** What the helpers know of a business of this owner, newest first. */
export const knowledgeOf = async (
  sub: string,
  businessId: string,
  { consistent = false }: { consistent?: boolean } = {},
) => {
  const items: Knowledge[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': `USER#${sub}`, ':prefix': prefix(businessId) },
    ScanIndexForward: false,
    ...(consistent && { ConsistentRead: true }),
  });
  for await (const item of all) items.push(Knowledge.parse(item));
  return items;
};

/** Stores what was learned and drops what had to make room. */
export const saveKnowledge = async (
  sub: string,
  { save, drop }: { save: readonly Knowledge[]; drop: readonly Knowledge[] },
) => {
  await Promise.all([
    ...save.map((item) => table.put({ ...key(sub, item.business_id, item.id), ...item })),
    table.removeMany(drop.map((item) => key(sub, item.business_id, item.id))),
  ]);
};

type Changes = { text?: string | undefined; paused?: boolean | undefined };

/** Changes one entry; answers it as it is now, or nothing when there is none. Words of the owner have no source any more. */
export const changeKnowledge = async (
  sub: string,
  businessId: string,
  id: string,
  { text, paused }: Changes,
  now: Date,
) => {
  try {
    const item = await table.update(key(sub, businessId, id), {
      ...setFields({
        ...(text !== undefined && { text, source_turn: null }),
        ...(paused !== undefined && { paused }),
        updated_at: now.toISOString(),
      }),
      ConditionExpression: 'attribute_exists(pk)',
    });
    return Knowledge.parse(item);
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};

/** Forgets one entry for good; answers whether it was there. */
export const removeKnowledge = async (sub: string, businessId: string, id: string) =>
  (await table.remove(key(sub, businessId, id))) !== undefined;
