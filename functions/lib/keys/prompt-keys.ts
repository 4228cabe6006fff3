/** Keys of starter prompts, of what admins changed in them, and of their counts. */
import type { Key } from './key-and-item.ts';

const starterPromptsPk = 'ACTIONS';
/** The starter prompts of a helper for a trade. */
export const starterPromptsPartition = (helper: string, trade: string) =>
  `${starterPromptsPk}#${helper}#${trade}`;
/** A starter prompt; `order` is written with three digits so that keys sort by number. */
export const starterPromptKey = (
  helper: string,
  trade: string,
  order: number,
  id: string,
): Key => ({
  pk: starterPromptsPartition(helper, trade),
  sk: `${String(order).padStart(3, '0')}#${id}`,
});
/** What admins changed inside the subcategories that were written for a helper. */
export const subcategoryEditsPartition = (helper: string) =>
  `${starterPromptsPk}#${helper}#SUBCATEGORIES`;
/** The prefix of the sort keys of edited prompts. */
export const editedPromptPrefix = 'PROMPT#';
export const editedPromptKey = (helper: string, id: string): Key => ({
  pk: subcategoryEditsPartition(helper),
  sk: editedPromptPrefix + id,
});
/** The order of the prompts of one subcategory. */
export const subcategoryOrderKey = (helper: string, subcategory: string): Key => ({
  pk: subcategoryEditsPartition(helper),
  sk: `ORDER#${subcategory}`,
});
/** The version of the shipped prompts that was loaded last. */
export const catalogueVersionKey: Key = { pk: starterPromptsPk, sk: 'VERSION' };

/** The sample businesses that a text of a prompt was tried as, by the hash of the text. */
export const promptTrialsPartition = (hash: string) => `TRIED#${hash}`;
export const promptTrialKey = (hash: string, sample: string): Key => ({
  pk: promptTrialsPartition(hash),
  sk: sample,
});

/** The counts of one helper's prompts, an item for each version. */
export const thumbsPartition = (helper: string) => `THUMBS#${helper}`;
/** The counts of one version of a prompt; null is for questions in the owner's own words. */
export const thumbsKey = (helper: string, promptId: string | null, version?: string): Key => ({
  pk: thumbsPartition(helper),
  sk: promptId === null ? 'OWN' : ['PROMPT', promptId, ...(version ? [version] : [])].join('#'),
});
