/** What has to be tried before an admin's edit of a prompt is published. */
import type { StarterPrompt } from '../catalogue/starter-prompt.ts';
import type { PromptText } from './prompt-edit-rules.ts';

/** Said where an edit was not tried as every sample business. */
export const untestedEditMessage =
  'Test exactly this text as all three sample businesses before you publish it.';

/** The fields of a prompt that decide what the model is asked. */
type AskedText = Pick<
  PromptText,
  'title' | 'prompt_content' | 'additional_inputs' | 'defaultSpecificOutcome'
>;

/** A prompt as one text, the same for the same words in any order of keys. */
export const tryoutFingerprint = (prompt: AskedText) =>
  JSON.stringify([
    prompt.title.trim(),
    prompt.prompt_content.trim(),
    prompt.defaultSpecificOutcome.trim(),
    prompt.additional_inputs.map(withSortedKeys),
  ]);

const withSortedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, each]) => [key, withSortedKeys(each)]),
  );
};

/** Whether a prompt is a card that opens a subcategory: it shows the way and is asked by nobody. */
export const opensSubcategory = ({
  action_type,
  subcategory,
}: Pick<StarterPrompt, 'action_type'> & { subcategory: string | null }) =>
  action_type === 'subcategory_card' && subcategory !== null;

/** Whether an edit changes what the model is asked, so that it has to be tried before it is published. */
export const needsTryout = (
  current: AskedText & Parameters<typeof opensSubcategory>[0],
  change: AskedText,
) => !opensSubcategory(current) && tryoutFingerprint(current) !== tryoutFingerprint(change);
