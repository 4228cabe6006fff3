import type { contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import type { PromptText } from '#shared/domain/admin/prompt-edit-rules.ts';
import { versionOf } from '#shared/domain/catalogue/prompt-version.ts';
import type { StoredStarterPrompt } from '../../catalogue/starter-prompts-table.ts';

export type AdminPrompt = Output<typeof contract.admin.listPrompts>['items'][number];

/** A prompt for the admin pages. */
export const adminPrompt = (
  { edited = false, edited_at, moved = false, ...prompt }: StoredStarterPrompt,
  { shipped, subcategory }: Pick<AdminPrompt, 'shipped' | 'subcategory'>,
): AdminPrompt => ({
  ...prompt,
  edited,
  moved,
  shipped,
  subcategory,
  text_version: versionOf({ ...prompt, edited_at }),
});

/** The edited prompt: a moment later than the one before, so that no two versions have one name. */
export const withChange = <P extends StoredStarterPrompt>(
  current: P,
  change: PromptText,
  now: Date,
): P => {
  const at = Math.max(now.getTime(), Date.parse(current.updated_at) + 1);
  const edited_at = new Date(at).toISOString();
  return { ...current, ...change, edited: true, edited_at, updated_at: edited_at };
};
