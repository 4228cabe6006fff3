import { Problem } from '#shared/contract/problem.ts';
import { helperOfPrompt } from '#shared/domain/catalogue/helper-of-prompt.ts';
import type { StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';
import { inGivenOrder, withEdits } from '#shared/domain/catalogue/subcategory-prompt-edits.ts';
import type { StoredStarterPrompt } from '../../catalogue/starter-prompts-table.ts';
import {
  type EditedPrompt,
  removeEditedPrompt,
  saveEditedPrompt,
  saveSubcategoryOrder,
  subcategoryEditsOf,
} from '../../catalogue/subcategory-prompt-edits-table.ts';
import { adminPrompt, withChange } from './admin-prompt.ts';
import { loadShippedPrompts } from './load-shipped-prompts.ts';
import type { PromptPlace, PromptStore } from './prompt-store-types.ts';

/** What a shipped prompt says of its last change: it has none. */
const never = new Date(0);

/**
 * The prompts inside a subcategory. They ship with the app; only what an admin changed is stored, under the helper the
 * subcategory was written for, so that an edit reaches every helper that shows it. Throws `not-found` for an unknown
 * subcategory.
 */
export const subcategoryPromptStore = async (
  { helper_id }: PromptPlace,
  subcategory: string,
  now: Date,
): Promise<PromptStore> => {
  const { shippedPromptsInside } = await loadShippedPrompts();
  const shipped = shippedPromptsInside(helper_id, subcategory, never);
  if (!shipped?.[0]) throw new Problem('not-found');
  const helper = helperOfPrompt(shipped[0].id) ?? helper_id;
  const read = async () => {
    const edits = await subcategoryEditsOf(helper);
    const order = edits.orders.find((one) => one.subcategory === subcategory);
    const keep = (prompt: StarterPrompt | EditedPrompt): StoredStarterPrompt => prompt;
    const prompts = withEdits(subcategory, shipped, edits, { shipped: keep, edited: keep });
    return { order, prompts, edited: edits.prompts };
  };
  const isMoved = (ids: readonly string[]) => {
    const usual = shipped.map(({ id }) => id);
    return ids.filter((id) => usual.includes(id)).join() !== usual.join();
  };
  const shown = (prompts: readonly StoredStarterPrompt[]) => {
    const moved = isMoved(prompts.map(({ id }) => id));
    return prompts.map((prompt, order_index) =>
      adminPrompt(
        { ...prompt, order_index, moved },
        { shipped: shipped.some(({ id }) => id === prompt.id), subcategory },
      ),
    );
  };
  const shownOne = async (id: string) => {
    const one = shown((await read()).prompts).find((prompt) => prompt.id === id);
    return one ?? null;
  };
  return {
    list: async () => shown((await read()).prompts),
    save: async (id, change, seen) => {
      const { prompts, edited } = await read();
      const current = prompts.find((prompt) => prompt.id === id);
      if (!current) throw new Problem('not-found');
      const isStored = edited.some((prompt) => prompt.id === id);
      if (current.updated_at !== seen) throw new Problem('conflict');
      const written = { ...withChange(current, change, now), subcategory };
      if (!(await saveEditedPrompt(written, isStored ? seen : undefined)))
        throw new Problem('conflict');
      const saved = await shownOne(id);
      if (!saved) throw new Problem('conflict');
      return saved;
    },
    restore: async (id) => {
      const { prompts, edited } = await read();
      if (!prompts.some((prompt) => prompt.id === id)) throw new Problem('not-found');
      const edit = edited.find((prompt) => prompt.id === id);
      if (edit && !(await removeEditedPrompt(edit))) throw new Problem('conflict');
      return shownOne(id);
    },
    order: async (ids) => {
      const { prompts, order } = await read();
      const ordered = inGivenOrder(prompts, ids);
      if (new Set(ids).size !== prompts.length || ordered.some(({ id }, nth) => id !== ids[nth]))
        throw new Problem('conflict');
      const updated_at = now.toISOString();
      const saved = { subcategory, ids: [...ids], updated_at };
      if (!(await saveSubcategoryOrder(helper, saved, order?.updated_at)))
        throw new Problem('conflict');
      return shown(ordered);
    },
  };
};
