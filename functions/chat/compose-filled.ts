import { Problem } from '#shared/contract/problem.ts';
import type { BusinessDetails } from '#shared/domain/business.ts';
import type { MemoryEntry } from '#shared/domain/chat.ts';
import { composePrompt, validateFilled } from '#shared/domain/compose.ts';
import type { StoredTurn } from '../tables/turns-table.ts';
import type { FoundPrompt } from './find-prompt.ts';

/** The text of a filled prompt; throws `invalid` with what is wrong by input. */
export const composeFilled = (
  prompt: NonNullable<StoredTurn['prompt']>,
  { content, additionalInputs: definitions }: FoundPrompt,
  { business, memory }: { business: BusinessDetails; memory: readonly MemoryEntry[] },
) => {
  const wrong = validateFilled(definitions, prompt);
  if (Object.keys(wrong).length)
    throw new Problem('invalid', Object.values(wrong).join('\n'), { data: wrong });
  return composePrompt({
    content,
    definitions,
    business,
    inputs: prompt.additionalInputs,
    specificOutcome: prompt.specificOutcome,
    constraints: prompt.constraints,
    memory,
  });
};
