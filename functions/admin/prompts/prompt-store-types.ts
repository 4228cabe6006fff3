import type { contract } from '#shared/contract/index.ts';
import type { Parsed } from '#shared/contract/route.ts';
import type { PromptText } from '#shared/domain/admin/prompt-edit-rules.ts';
import type { AdminPrompt } from './admin-prompt.ts';

/** A list of prompts: those of a helper for a trade, or those inside one of its subcategories. */
export type PromptPlace = Parsed<typeof contract.admin.listPrompts>;
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
