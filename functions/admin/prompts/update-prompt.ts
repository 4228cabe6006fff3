import { Problem } from '#shared/contract/problem.ts';
import { promptProblems } from '#shared/domain/admin/prompt-edit-rules.ts';
import { needsTryout, untestedEditMessage } from '#shared/domain/admin/prompt-tryout-rules.ts';
import { audited } from '../audited-operation.ts';
import { choosePromptStore } from './choose-prompt-store.ts';
import { isFullyTried } from './prompt-trials-table.ts';

/**
 * Publishes the text of a starter prompt; new versions of the product no longer change it. A text that asks the model for
 * something else than the present one is refused until it was tried as every sample business.
 */
export const updatePrompt = audited('updatePrompt', async (input, now) => {
  const { helper_id, business_type, subcategory, id, updated_at, ...change } = input;
  const [problem] = promptProblems(change);
  if (problem) throw new Problem('invalid', problem.message);
  const store = await choosePromptStore({ helper_id, business_type, subcategory }, now);
  const current = (await store.list()).find((prompt) => prompt.id === id);
  if (!current) throw new Problem('not-found');
  if (needsTryout(current, change) && !(await isFullyTried(input, now)))
    throw new Problem('invalid', untestedEditMessage);
  return store.save(id, change, updated_at);
});
