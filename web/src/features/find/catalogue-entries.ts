import type { QueryClient } from '@tanstack/react-query';
import { uncovered } from '#shared/catalogue/covered-quick-starts.ts';
import type { HelperContent } from '#shared/catalogue/schema.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';
import { fallbackTrade } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { calculatorIds, calculators } from '#shared/domain/numbers/calculators/index.ts';
import { starterPromptsQuery } from '#web/core/helper-prompts-query.ts';
import { calculatorPath } from '#web/features/numbers/calculator-path.ts';
import type { Entry, IsLocked } from './find-entry.ts';

/** The seven helpers. */
export const helperEntries = (isLocked: IsLocked): Entry[] =>
  helperIds.map((id) => ({
    id: `helper ${id}`,
    kind: 'helper',
    title: helpers[id].name,
    detail: helpers[id].pitch,
    to: `/dashboard/${id}`,
    helper: id,
    isLocked: isLocked(id),
  }));

/** The calculators. */
export const calculatorEntries: readonly Entry[] = calculatorIds.map((id) => ({
  id: `calculator ${id}`,
  kind: 'calculator',
  title: calculators[id].title,
  detail: calculators[id].question,
  to: calculatorPath(id),
}));

type Named = { readonly id: string; readonly title: string; readonly description: string };

/** The starter prompts of a helper: the quick starts its page shows as far as they are here, and those of its subjects. */
export const promptEntries = (
  client: QueryClient,
  { id: helper, quickStarts, subcategories }: HelperContent,
  trade: string,
  isLocked: IsLocked,
): Entry[] => {
  const stored = (type: string) =>
    client
      .getQueryData(starterPromptsQuery(helper, type).queryKey)
      ?.items.filter(({ action_type }: StarterPrompt) => action_type === 'quick_start_prompt');
  const own = trade === fallbackTrade ? [] : (stored(trade) ?? []);
  const general = stored(fallbackTrade) ?? quickStarts;
  const quick: readonly Named[] = [...own, ...uncovered<Named>(general, own)];
  const entry = ({ id, title, description }: Named, subject?: string): Entry => ({
    id: `prompt ${id}`,
    kind: 'prompt',
    title,
    detail: [helpers[helper].name, subject].filter(Boolean).join(' · '),
    words: description,
    to: `/dashboard/${helper}?prompt=${id}`,
    helper,
    isLocked: isLocked(helper),
  });
  return [
    ...quick.map((prompt) => entry(prompt)),
    ...subcategories.flatMap(({ name, prompts }) => prompts.map((one) => entry(one, name))),
  ];
};
