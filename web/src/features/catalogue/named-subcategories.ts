import type { Subcategory } from '#shared/catalogue/schema.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helperOfPrompt } from '#shared/domain/catalogue/helper-of-prompt.ts';
import type { StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';
import { inGivenOrder, withEdits } from '#shared/domain/catalogue/subcategory-prompt-edits.ts';
import { type FillablePrompt, fillableEditedPrompt, fillablePrompt } from './fillable-prompt.ts';
import type { Edits } from './use-starter-prompts.ts';

/** A subcategory as an owner sees it: with the name, words and icon of its card, and its prompts with an admin's edits. */
export type NamedSubcategory = {
  /** The id of its card. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly icon: string;
  /** The helper it was written for. */
  readonly helper: HelperId;
  readonly jobs: readonly FillablePrompt[];
};

/** A helper's subcategories in the order of their cards; one without a card comes last, as it ships. */
export const namedSubcategories = (
  helper: HelperId,
  shipped: readonly Subcategory[],
  { cards, edits }: { cards: readonly StarterPrompt[]; edits: Edits },
): NamedSubcategory[] => {
  const named = shipped.map((subcategory) => {
    const id = `${helper}.card.${subcategory.id}`;
    return nameOne(id, helper, subcategory, { card: cards.find((card) => card.id === id), edits });
  });
  return inGivenOrder(
    named,
    cards.map(({ id }) => id),
  );
};

const nameOne = (
  id: string,
  helper: HelperId,
  subcategory: Subcategory,
  { card, edits }: { card: StarterPrompt | undefined; edits: Edits },
): NamedSubcategory => {
  const { name, icon, prompts } = subcategory;
  const title = card?.title ?? name;
  const jobs = withEdits(subcategory.id, prompts, edits, {
    shipped: (prompt) => fillablePrompt(prompt, title),
    edited: (prompt) => fillableEditedPrompt(prompt, title),
  });
  return {
    ...{ id, title, jobs },
    icon: card?.icon ?? icon,
    helper: helperOfPrompt(prompts[0]?.id ?? '') ?? helper,
    about: aboutOf(subcategory, card),
  };
};

/** The words an admin gave the card, or the sentence that ships. */
const aboutOf = ({ prompts, about }: Subcategory, card: StarterPrompt | undefined) =>
  card && card.description !== prompts[0]?.description ? card.description : about;
