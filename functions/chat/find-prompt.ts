import { loadHelperContent } from '#shared/catalogue/load.ts';
import type { Prompt } from '#shared/catalogue/schema.ts';
import { writerOf, writersFor } from '#shared/catalogue/shared-subcategories.ts';
import type { Deliverables } from '#shared/domain/answer-parts/deliverables.ts';
import type { SumKind } from '#shared/domain/calculators/calculator.ts';
import { fallbackTrade, type TradeName, tradeNames, tradeOf } from '#shared/domain/choices.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { versionOf } from '#shared/domain/prompt-version.ts';
import type { PromptInput } from '#shared/domain/starter-prompt.ts';
import { type StoredStarterPrompt, storedStarterPrompts } from '../tables/starter-prompts-table.ts';
import { findEditedPrompt } from '../tables/subcategory-edits-table.ts';

/** The fields of a prompt that an answer needs. */
export type FoundPrompt = {
  title: string;
  content: string;
  additionalInputs: readonly PromptInput[];
  /** What works out its sums, the main one first. */
  calculators?: readonly SumKind[] | undefined;
  /** What its answer hands over. */
  deliverables?: Deliverables | undefined;
  /** Which of its texts this is, see `versionOf`. */
  version: string;
  /** The name of its subcategory, after whose prompts a follow-up is offered; null for a quick-start. */
  subcategory: string | null;
};

export type FindPrompt = (
  helper: HelperId,
  id: string,
  businessType: string,
) => Promise<FoundPrompt | undefined>;

/**
 * The prompt of a helper with this id, or undefined, with what an admin changed in it. Prompts of subcategories are taken
 * from the shipped catalogue unless they were edited; others are looked up in the table first.
 */
export const findPrompt: FindPrompt = async (helper, id, businessType) => {
  const { subcategories, quickStarts } = await loadHelperContent(helper);
  for (const { name, prompts } of subcategories) {
    const prompt = prompts.find((one) => one.id === id);
    if (!prompt) continue;
    const edit = await findEdit(helper, id);
    return { ...(edit ? foundIn(edit) : foundShipped(prompt)), subcategory: name };
  }
  const stored = await findOfTrades(helper, id, [
    ...new Set<TradeName>([tradeOf(businessType), fallbackTrade]),
  ]);
  if (stored) return stored;
  const shipped = quickStarts.find((one) => one.id === id);
  if (shipped) return foundShipped(shipped);
  // The business may have changed its trade since the prompt was filled in, and asks the same again.
  const elsewhere = await findOfTrades(helper, id, tradeNames);
  if (elsewhere) return elsewhere;
  const left = await findEdit(helper, id);
  const home = subcategories.find((one) => one.id === left?.subcategory);
  return left && home && { ...foundIn(left), subcategory: home.name };
};

/** An edited prompt of a subcategory that this helper shows. */
const findEdit = async (helper: HelperId, id: string) => {
  const writer = writerOf(id);
  return writer && writersFor(helper).includes(writer) ? findEditedPrompt(writer, id) : undefined;
};

const foundShipped = (prompt: Prompt): FoundPrompt => ({
  ...prompt,
  version: String(prompt.version),
  subcategory: null,
});

const foundIn = (prompt: StoredStarterPrompt): FoundPrompt => ({
  title: prompt.title,
  content: prompt.prompt_content,
  additionalInputs: prompt.additional_inputs,
  calculators: prompt.calculators,
  deliverables: prompt.deliverables,
  version: versionOf(prompt),
  subcategory: prompt.action_type === 'subcategory_card' ? prompt.title : null,
});

const findOfTrades = async (helper: HelperId, id: string, trades: readonly TradeName[]) => {
  for (const trade of trades) {
    const prompt = (await storedStarterPrompts(helper, trade)).find((one) => one.id === id);
    if (prompt) return foundIn(prompt);
  }
  return undefined;
};
