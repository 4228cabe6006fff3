import { catalogue } from '../catalogue/index.ts';
import { otherQuickStartIcon, quickStartIcons } from '../catalogue/quick-start-icons.ts';
import type { Prompt, Subcategory } from '../catalogue/schema.ts';
import { type HelperId, helperIds } from '../domain/catalogue/helper-ids.ts';
import { helperOfPrompt } from '../domain/catalogue/helper-of-prompt.ts';
import type { StarterPrompt } from '../domain/catalogue/starter-prompt.ts';
import { fallbackTrade } from '../domain/catalogue/trade-of-business-type.ts';
import type { SpecificTrade } from '../domain/catalogue/trades/index.ts';
import { type TradeName, tradeNames } from '../domain/catalogue/trades/index.ts';
import { textFingerprint } from './text-fingerprint.ts';
import { tradePromptsOf } from './trade-prompts.ts';

type Undated = Omit<StarterPrompt, 'created_at' | 'updated_at'>;
type Place = Pick<StarterPrompt, 'helper_id' | 'business_type' | 'order_index'>;

/** Cards come after the quick starts, with room for what an admin adds between. */
const firstCard = 20;

const iconOf = ({ intent }: Prompt) => (intent ? quickStartIcons[intent] : otherQuickStartIcon);

const actionOf = (prompt: Prompt, icon: string, place: Place): Undated => ({
  ...place,
  id: prompt.id,
  action_type: 'quick_start_prompt',
  title: prompt.title,
  description: prompt.description,
  icon,
  prompt_content: prompt.content,
  additional_inputs: prompt.additionalInputs,
  ...(prompt.calculators && { calculators: prompt.calculators }),
  ...(prompt.deliverables && { deliverables: prompt.deliverables }),
  ...(prompt.needsCrew && { needs_crew: true }),
  defaultSpecificOutcome: prompt.defaultSpecificOutcome,
  version: prompt.version,
});

/** A card opens a subcategory; sent as it is, it asks the first prompt in there. It needs a crew if all of them do. */
const cardOf = ({ id, name, icon, prompts }: Subcategory, place: Place): Undated[] =>
  prompts.slice(0, 1).map((first) => ({
    ...actionOf({ ...first, needsCrew: prompts.every((one) => one.needsCrew) }, icon, place),
    id: `${place.helper_id}.card.${id}`,
    action_type: 'subcategory_card',
    title: name,
    description: first.description,
  }));

const ofTrade = (helper_id: HelperId, business_type: SpecificTrade): Undated[] =>
  tradePromptsOf(helper_id, business_type).map((prompt, order_index) =>
    actionOf(prompt, prompt.icon, { helper_id, business_type, order_index }),
  );

const ofOther = (helper_id: HelperId): Undated[] => {
  const { quickStarts, subcategories } = catalogue[helper_id];
  const place = (order_index: number): Place => ({
    helper_id,
    business_type: fallbackTrade,
    order_index,
  });
  return [
    ...quickStarts.map((prompt, at) => actionOf(prompt, iconOf(prompt), place(at))),
    ...subcategories.flatMap((subcategory, at) => cardOf(subcategory, place(firstCard + at))),
  ];
};

const shippedFor = (helper: HelperId, type: TradeName): Undated[] =>
  type === fallbackTrade ? ofOther(helper) : ofTrade(helper, type);

const all = (): Undated[] =>
  helperIds.flatMap((helper) => tradeNames.flatMap((type) => shippedFor(helper, type)));

const dated = (prompts: readonly Undated[], now: Date): StarterPrompt[] => {
  const date = now.toISOString();
  return prompts.map((prompt) => ({ ...prompt, created_at: date, updated_at: date }));
};

/** Every starter prompt that ships: three for each helper and trade, and for Other all quick starts and a card for each subcategory. */
export const shippedStarterPrompts = (now: Date): StarterPrompt[] => dated(all(), now);

/** Those of one helper and trade. */
export const shippedStarterPromptsOf = (helper: HelperId, trade: TradeName, now: Date) =>
  dated(shippedFor(helper, trade), now);

/** The subcategory of a helper with this id. */
const subcategoryOf = (helper: HelperId, id: string): Subcategory | undefined =>
  catalogue[helper].subcategories.find((subcategory) => subcategory.id === id);

/**
 * The prompts inside a subcategory as they ship, in their order, as an admin edits them; undefined if the helper has no
 * such subcategory. They are the same for every trade.
 */
export const shippedPromptsInside = (helper: HelperId, subcategoryId: string, now: Date) => {
  const subcategory = subcategoryOf(helper, subcategoryId);
  return (
    subcategory &&
    dated(
      subcategory.prompts.map((prompt, order_index) =>
        actionOf(prompt, subcategory.icon, {
          helper_id: helperOfPrompt(prompt.id) ?? helper,
          business_type: fallbackTrade,
          order_index,
        }),
      ),
      now,
    )
  );
};

/** The subcategory that a card of a helper opens; null for a card without one, which is a prompt of its own. */
export const subcategoryOfCard = (helper: HelperId, cardId: string): string | null => {
  const [, id] = cardId.split('.card.');
  return id && subcategoryOf(helper, id) ? id : null;
};

/** Names what ships now: sixteen hexadecimal digits that change when any starter prompt does, and only then. */
export const catalogueVersion = (actions: readonly Undated[] = all()): string =>
  textFingerprint(JSON.stringify(actions));

/**
 * Where a prompt of a helper ships: inside a subcategory, for all trades, or for one trade; null for one that does not, such
 * as a reply to a message.
 */
export const placeOfShipped = (
  helper: HelperId,
  id: string,
): { business_type: TradeName; subcategory?: string } | null => {
  const inside = catalogue[helper].subcategories.find(({ prompts }) =>
    prompts.some((one) => one.id === id),
  );
  if (inside) return { business_type: fallbackTrade, subcategory: inside.id };
  const business_type = tradeNames.find((trade) =>
    shippedFor(helper, trade).some((one) => one.id === id),
  );
  return business_type ? { business_type } : null;
};
