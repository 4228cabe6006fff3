import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { TradeName } from '#shared/domain/catalogue/trades/index.ts';
import type { Feedback } from '#shared/domain/chat/chat-schemas.ts';
import { isUnexpired } from '#shared/domain/lib/retention.ts';
import { type StoredTurn, storedTurn } from '../chat/turns/turn-item.ts';
import { keyOf, type TurnRef } from '../chat/turns/turns-table.ts';
import { thumbsKey, thumbsPartition } from '../lib/items/prompt-keys.ts';
import { attemptNames, attemptOf, stateCodes } from '../lib/items/short-attribute-names.ts';
import { indexPartition } from '../lib/keys.ts';
import { log } from '../lib/log.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';

/**
 * What owners make of the answers. They are counted per helper, prompt and version without a word of anybody, so the
 * counts outlive the answers; a reason stays on its turn, which is in the index as long as it has one, and goes with it.
 */

/**
 * Stores the owner's feedback on an answer; a reason is listed for the admins under `listedFor`, until another feedback
 * takes its place or the turn is removed. Returns the feedback before, null for the first; undefined when there is no
 * such answer.
 */
export const rateTurn = async (
  ref: TurnRef,
  feedback: Feedback,
  listedFor: string | null,
  now: Date,
): Promise<Feedback | null | undefined> => {
  const isListed = listedFor !== null && feedback.rating === 'down' && feedback.reason;
  const set = setFields({
    feedback,
    gsi1pk: isListed ? indexPartition.reasons(listedFor) : undefined,
    gsi1sk: isListed ? ref.messageId : undefined,
  });
  try {
    const before = await table.update(keyOf(ref), {
      ...set,
      ConditionExpression: '#state = :answered AND (attribute_not_exists(#ttl) OR #ttl > :now)',
      ExpressionAttributeNames: {
        ...set.ExpressionAttributeNames,
        '#ttl': 'ttl',
        '#state': attemptNames.state,
      },
      ExpressionAttributeValues: {
        ...set.ExpressionAttributeValues,
        ':answered': stateCodes.answered,
        ':now': Math.floor(now.getTime() / 1000),
      },
      ReturnValues: 'UPDATED_OLD',
    });
    return (before?.feedback as Feedback | undefined) ?? null;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};

/** The prompt of an answer and its version; null and undefined for a question in the owner's own words. */
type Counted = {
  prompt: Pick<NonNullable<StoredTurn['prompt']>, 'id' | 'title'> | null;
  prompt_version?: string | undefined;
};
/** The prompt, its version and the helper of an answer. */
export type PromptSource = {
  readonly helper_id: HelperId;
  readonly prompt: { readonly id: string; readonly title: string };
  readonly prompt_version?: string | undefined;
};
const counters = [
  'asked',
  'drafted',
  'used',
  'sent',
  'won',
  'lost',
  'up',
  'down',
  'microdollars',
] as const;
/**
 * How often a version of a prompt was asked, answered with a draft, had a draft taken along, led to one that was sent and to
 * a quote that was won or lost, and was rated up or down; and what its answers cost.
 */
export type PromptCounts = Record<(typeof counters)[number], number>;

/** The counter of one trade beside the counter of all. */
const tradeName = (counter: string, trade: TradeName) => `${counter}_${trade}`;

/** Adds to the counts of a prompt at a helper, in one write those of all trades and of the trade it was asked for; never fails. */
export const countPrompt = async (
  helper: HelperId,
  { prompt, prompt_version }: Counted,
  by: Partial<PromptCounts>,
  trade: TradeName | undefined,
) => {
  const added = Object.entries(by)
    .filter(([, amount]) => amount)
    .flatMap(([counter, amount]) => [
      [counter, amount] as const,
      ...(trade ? [[tradeName(counter, trade), amount] as const] : []),
    ]);
  if (!added.length) return;
  try {
    await table.update(thumbsKey(helper, prompt?.id ?? null, prompt_version), {
      UpdateExpression: `SET title = :title, prompt_id = :id, #version = :version ADD ${added
        .map((_, nth) => `#n${nth} :n${nth}`)
        .join(', ')}`,
      ExpressionAttributeNames: {
        '#version': 'version',
        ...Object.fromEntries(added.map(([name], nth) => [`#n${nth}`, name])),
      },
      ExpressionAttributeValues: {
        ':title': prompt?.title ?? null,
        ':id': prompt?.id ?? null,
        ':version': prompt_version ?? null,
        ...Object.fromEntries(added.map(([, amount], nth) => [`:n${nth}`, amount])),
      },
      ReturnValues: 'NONE',
    });
  } catch (error) {
    log.warn('not counted', error as Error);
  }
};

/** What the change of one owner's thumb adds to the counts. */
export const thumbChange = (before: Feedback | null, after: Feedback): Partial<PromptCounts> => {
  const change = (rating: Feedback['rating']) =>
    Number(after.rating === rating) - Number(before?.rating === rating);
  return { up: change('up'), down: change('down') };
};

/** The counts of a helper's prompts by version, those of one trade if it is named, in no order. A version is null for questions in the owner's own words. */
export const promptCountsOf = async (helper: HelperId, trade?: TradeName) => {
  const items = await Array.fromAsync(
    table.each({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': thumbsPartition(helper) },
    }),
  );
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return items.map(({ prompt_id, title, version, ...item }) => ({
    prompt_id: text(prompt_id),
    title: text(title),
    version: text(version),
    ...countsIn(item, trade),
  }));
};

const countsIn = (item: Readonly<Record<string, unknown>>, trade: TradeName | undefined) =>
  Object.fromEntries(
    counters.map((counter) => [
      counter,
      Math.max(0, Number(item[trade ? tradeName(counter, trade) : counter] ?? 0)),
    ]),
  ) as PromptCounts;

/** The newest `limit` reasons given at a helper, newest first, with the prompt and version they are about. */
export const reasonsAt = async (helper: HelperId, limit: number, now: Date) => {
  const { items } = await table.query({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': indexPartition.reasons(helper) },
    ScanIndexForward: false,
    Limit: limit,
  });
  return items
    .filter((item) => isUnexpired(attemptOf(item), now))
    .map(storedTurn)
    .map(({ prompt, prompt_version, feedback, created_at }) => ({
      prompt_id: prompt?.id ?? null,
      version: prompt_version ?? null,
      reason: feedback?.reason ?? '',
      created_at,
    }));
};
