import { helpersWithSharedSubcategories } from '#shared/catalogue/helpers-that-share-subcategories.ts';
import { loadHelperContent } from '#shared/catalogue/load/load-helper.ts';
import { loadKits } from '#shared/catalogue/load/load-kits.ts';
import { movedPrompts } from '#shared/catalogue/moved-prompts.ts';
import type { Prompt } from '#shared/catalogue/schema.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helperOfPrompt } from '#shared/domain/catalogue/helper-of-prompt.ts';
import { versionOf } from '#shared/domain/catalogue/prompt-version.ts';
import { fallbackTrade, tradeOf } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { type TradeName, tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import {
  type StoredStarterPrompt,
  storedStarterPrompts,
} from '../../catalogue/starter-prompts-table.ts';
import { findEditedPrompt } from '../../catalogue/subcategory-prompt-edits-table.ts';
import type { FoundPrompt } from './found-prompt.ts';

/**
 * The kit of a helper with this id, or undefined. Under the safety cards that were shown and not set aside its orders and
 * deliverables are theirs; where the caller says nothing of them, those that the message calls for.
 */
const findMessageReply = async (helper: HelperId, id: string): Promise<FoundPrompt | undefined> => {
  const { kits, findDangers, loadSafetyLanguage, safePlan, underDanger } = await loadKits();
  const kit = Object.values(kits).find((one) => one.id === id && one.helper === helper);
  if (!kit) return undefined;
  const { title, content, inputs, deliverables, version } = kit;
  const found: FoundPrompt = {
    title,
    content,
    additionalInputs: inputs,
    deliverables,
    version: String(version),
    subcategory: null,
  };
  const english = await loadSafetyLanguage('en');
  const insteadFor: FoundPrompt['insteadFor'] = ({ safety, additionalInputs }, country) => {
    const dangers = safety ?? findDangers(additionalInputs.their_message ?? '').map(({ id }) => id);
    const plan = safePlan(dangers, deliverables, { english, country });
    return plan && { ...found, content: underDanger(content), ...plan };
  };
  return { ...found, insteadFor };
};

export type FindPrompt = (
  helper: HelperId,
  id: string,
  businessType: string,
) => Promise<FoundPrompt | undefined>;

/**
 * The prompt of a helper with this id, or undefined, with what an admin changed in it. Prompts of subcategories are taken
 * from the shipped catalogue unless they were edited; others are looked up in the table first. A kit is code like the
 * words of its safety cards, and no admin edits it. An id that moved finds the text that does its job now.
 */
export const findPrompt: FindPrompt = async (helper, id, businessType) => {
  if (id.startsWith('kit.')) return findMessageReply(helper, id);
  const { subcategories, quickStarts } = await loadHelperContent(helper);
  for (const { id: card, name, prompts } of subcategories) {
    const prompt = prompts.find((one) => one.id === id);
    if (!prompt) continue;
    const [edit, title] = await Promise.all([findEdit(helper, id), findCardTitle(helper, card)]);
    return { ...(edit ? foundIn(edit) : foundShipped(prompt)), subcategory: title ?? name };
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
  if (left && home)
    return {
      ...foundIn(left),
      subcategory: (await findCardTitle(helper, home.id)) ?? home.name,
    };
  const moved = movedPrompts[id];
  return moved === undefined ? undefined : findPrompt(helper, moved, businessType);
};

/** An edited prompt of a subcategory that this helper shows. */
const findEdit = async (helper: HelperId, id: string) => {
  const writtenFor = helperOfPrompt(id);
  return writtenFor && helpersWithSharedSubcategories(helper).includes(writtenFor)
    ? findEditedPrompt(writtenFor, id)
    : undefined;
};

/** What an admin called the card of a subcategory; undefined where no card is stored. */
const findCardTitle = async (helper: HelperId, subcategory: string) =>
  (await storedStarterPrompts(helper, fallbackTrade)).find(
    ({ id }) => id === `${helper}.card.${subcategory}`,
  )?.title;

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
