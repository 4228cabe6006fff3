import type { contract } from '#shared/contract/index.ts';
import type { Output, Parsed } from '#shared/contract/route.ts';
import type { PromptText } from '#shared/domain/admin/prompt-edit-rules.ts';
import { versionOf } from '#shared/domain/catalogue/prompt-version.ts';
import type { StoredStarterPrompt } from '../../catalogue/starter-prompts-table.ts';

type Admin = typeof contract.admin;
export type AdminPrompt = Output<Admin['listPrompts']>['items'][number];
/** A list of prompts: those of a helper for a trade, or those inside one of its subcategories. */
export type PromptPlace = Parsed<Admin['listPrompts']>;
/**
 * The prompts of one list, wherever they are kept. `save` and `restore` throw `not-found` for an unknown prompt and
 * `conflict` for one that somebody else has changed.
 */
export type PromptStore = {
  list: () => Promise<AdminPrompt[]>;
  /** Stores an edit of the version `seen` (its `updated_at`). */
  save: (id: string, change: PromptText, seen: string) => Promise<AdminPrompt>;
  /** Puts the shipped text back; null for a prompt that no longer ships, which is removed. */
  restore: (id: string) => Promise<AdminPrompt | null>;
  /** Puts the prompts into an order; throws `conflict` unless `ids` are exactly theirs. */
  order: (ids: readonly string[]) => Promise<AdminPrompt[]>;
};

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
