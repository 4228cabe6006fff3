import { loadHelperContent } from '#shared/catalogue/load/load-helper.ts';
import type { HelperContent, Prompt } from '#shared/catalogue/schema.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';

/** The shipped content of each helper, in the order of the helpers. */
export const contents: readonly HelperContent[] = await Promise.all(
  helperIds.map(loadHelperContent),
);

/** The prompts of a helper that are the same for every trade. */
export const promptsOf = (helper: HelperContent): Prompt[] => [
  ...helper.quickStarts,
  ...helper.subcategories.flatMap(({ prompts }) => prompts),
];

/**
 * The prompts of all helpers. Those that hiring shares with customer service are the same objects, so a set counts each
 * one once.
 */
export const prompts: readonly Prompt[] = [...new Set(contents.flatMap(promptsOf))];

/** The id of each prompt that fails a check, with the reason. */
export const wrong = (check: (prompt: Prompt) => unknown): string[] =>
  prompts.flatMap((prompt) => {
    const answer = check(prompt);
    return answer ? [`${prompt.id}: ${String(answer)}`] : [];
  });

export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
