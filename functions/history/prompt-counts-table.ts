import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { TradeName } from '#shared/domain/catalogue/trades/index.ts';
import type { AnswerRating } from '#shared/domain/chat/turn-schemas.ts';
import type { StoredTurn } from '../chat/turns/turn-item.ts';
import { thumbsKey, thumbsPartition } from '../lib/keys/prompt-keys.ts';
import { log } from '../lib/log.ts';
import { table } from '../lib/table.ts';

/**
 * What owners make of the answers, counted per helper, prompt and version without a word of anybody, so the counts outlive
 * the answers.
 */

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
export const thumbChange = (
  before: AnswerRating | null,
  after: AnswerRating,
): Partial<PromptCounts> => {
  const change = (rating: AnswerRating['rating']) =>
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
