import { loadHelperContent } from '#shared/catalogue/load.ts';
import type { HelperContent, Prompt } from '#shared/catalogue/schema.ts';
import { helperIds } from '#shared/domain/helpers.ts';

/** Every prompt of a helper: its quick-starts, then those of its subcategories. */
export const promptsOf = (helper: HelperContent): Prompt[] => [
  ...helper.quickStarts,
  ...helper.subcategories.flatMap((subcategory) => subcategory.prompts),
];

/** The catalogue, helper by helper. */
export const contents: readonly HelperContent[] = await Promise.all(
  helperIds.map(loadHelperContent),
);

/** All prompts; what hiring shares with customer service is the same object, so each text counts once. */
export const prompts: readonly Prompt[] = [...new Set(contents.flatMap(promptsOf))];

/** The prompts for which `check` returns something, each as its id and what was returned. */
export const findingsOf = (check: (prompt: Prompt) => unknown) =>
  prompts.flatMap((prompt) => {
    const finding = check(prompt);
    return finding ? [`${prompt.id}: ${String(finding)}`] : [];
  });

export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
