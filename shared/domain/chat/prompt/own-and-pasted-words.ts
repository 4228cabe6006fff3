/** Who wrote what stands in the blanks of a prompt: the owner, or somebody whose text they pasted. */

import type { PromptInput } from '../../catalogue/starter-prompt.ts';
import type { FilledPrompt } from '../turn-schemas.ts';

type Filled = Pick<FilledPrompt, 'constraints' | 'additionalInputs'>;
type Definitions = readonly PromptInput[];

/** The placeholders of a prompt that stand inside a data tag: what is filled in there was written by somebody else. */
const pastedIds = (content: string) => {
  const blocks = content.matchAll(/<([a-z]+_(?:text|notes))>([\s\S]*?)<\/\1>/g);
  return new Set(
    [...blocks].flatMap(([, , inside = '']) =>
      [...inside.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => id),
    ),
  );
};

/** The owner's own words in a filled prompt: neither choices of the product nor a pasted text of somebody else. */
export const ownWords = (
  { constraints = '', additionalInputs }: Filled,
  content: string,
  definitions: Definitions,
): string[] => {
  const pasted = pastedIds(content);
  const typed = definitions
    .filter(({ id, type }) => type !== 'select' && !pasted.has(id))
    .map(({ id }) => additionalInputs[id] ?? '');
  return [...typed, constraints].filter((words) => words.trim());
};

/** The texts in a filled prompt that somebody else wrote and the owner pasted, such as the message of a customer. */
export const pastedWords = (
  { additionalInputs }: Pick<Filled, 'additionalInputs'>,
  content: string,
  definitions: Definitions,
): string[] => {
  const pasted = pastedIds(content);
  return definitions
    .filter(({ id, type }) => type === 'textarea' && pasted.has(id))
    .map(({ id }) => additionalInputs[id] ?? '')
    .filter((text) => text.trim());
};
