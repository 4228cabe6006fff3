import { Problem } from '#shared/contract/problem.ts';
import { promptFlaws } from '#shared/domain/admin-prompts.ts';
import { replaceAction, storedActions } from '../tables/starter-prompts-table.ts';
import { audited } from './audited.ts';
import { shownAction } from './shipped-prompts.ts';

/** Writes a starter prompt over; new versions of the product leave it alone from then on. */
export const saveAction = audited('saveAction', async (input, now) => {
  const { helper_id, business_type, id, updated_at, ...words } = input;
  const [flaw] = promptFlaws(words);
  if (flaw) throw new Problem('invalid', flaw.message);
  const stored = await storedActions(helper_id, business_type);
  const standing = stored.find((action) => action.id === id);
  if (!standing) throw new Problem('not-found');
  const written = { ...standing, ...words, edited: true, updated_at: now.toISOString() };
  if (!(await replaceAction({ ...standing, updated_at }, written))) throw new Problem('conflict');
  return shownAction(written, now);
});
