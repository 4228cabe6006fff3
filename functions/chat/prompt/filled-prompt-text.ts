import { Problem } from '#shared/contract/problem.ts';
import { validateFilled } from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import { composePrompt } from '#shared/domain/chat/prompt/compose-prompt.ts';
import {
  getTypedPromptInputs,
  type PromptCalculations,
} from '#shared/domain/numbers/calculations/calculations-of-prompt.ts';
import { getNumberInputs } from '#shared/domain/numbers/starter-prompt-numbers.ts';
import type { StoredTurn } from '../turns/turn-item.ts';
import type { AnswerContext } from './answer-context.ts';
import type { FoundPrompt } from './found-prompt.ts';

/** The text of a filled prompt; throws `invalid`, with the messages by input, when it may not be sent. */
export const filledPromptText = (
  prompt: NonNullable<StoredTurn['prompt']>,
  found: FoundPrompt,
  { business, memory }: Pick<AnswerContext, 'business' | 'memory'>,
) => {
  const { content, additionalInputs: definitions } = found;
  const asking = { ...found, id: prompt.id };
  const asNumbers = getNumberInputs(asking);
  const wrong = validateFilled(
    definitions.filter(({ id }) => !asNumbers.has(id)),
    prompt,
  );
  if (Object.keys(wrong).length)
    throw new Problem('invalid', Object.values(wrong).join('\n'), { data: wrong });
  const text = composePrompt({
    content,
    definitions,
    business,
    inputs: { ...prompt.additionalInputs, ...getTypedPromptInputs(asking, prompt.numbers ?? {}) },
    specificOutcome: prompt.specificOutcome,
    constraints: prompt.constraints,
    memory,
  });
  return [text, found.rules].filter(Boolean).join('\n\n');
};

/** What the sums of a filled prompt are worked out from. */
export const promptCalculations = (
  { id, numbers = {}, additionalInputs }: NonNullable<StoredTurn['prompt']>,
  found: FoundPrompt,
): PromptCalculations => ({ prompt: { ...found, id }, numbers, blanks: additionalInputs });
