import { Problem } from '#shared/contract/problem.ts';
import { reorderPrompts } from '#shared/domain/admin/reorder-prompts.ts';
import {
  moveStarterPrompts,
  removeStarterPrompt,
  replaceStarterPrompt,
  type StoredStarterPrompt,
  storedStarterPrompts,
} from '../../catalogue/starter-prompts-table.ts';
import { adminPrompt, withChange } from './admin-prompt.ts';
import { loadShippedPrompts } from './load-shipped-prompts.ts';
import type { PromptPlace, PromptStore } from './prompt-store-types.ts';

/** The stored prompts of a helper for a trade: quick starts, and for Other the cards of its subcategories too. */
export const starterPromptStore = (
  { helper_id, business_type }: PromptPlace,
  now: Date,
): PromptStore => {
  const stored = () => storedStarterPrompts(helper_id, business_type);
  const shippedHere = async () => {
    const { shippedStarterPromptsOf } = await loadShippedPrompts();
    return shippedStarterPromptsOf(helper_id, business_type, now);
  };
  const shown = async (prompts: readonly StoredStarterPrompt[]) => {
    const [{ subcategoryOfCard }, shipped] = await Promise.all([
      loadShippedPrompts(),
      shippedHere(),
    ]);
    return prompts.map((prompt) =>
      adminPrompt(prompt, {
        shipped: shipped.some(({ id }) => id === prompt.id),
        subcategory: subcategoryOfCard(helper_id, prompt.id),
      }),
    );
  };
  const shownOne = async (prompt: StoredStarterPrompt) => {
    const [one] = await shown([prompt]);
    return one as NonNullable<typeof one>;
  };
  const find = async (id: string) => {
    const prompt = (await stored()).find((one) => one.id === id);
    if (!prompt) throw new Problem('not-found');
    return prompt;
  };
  return {
    list: async () => shown(await stored()),
    save: async (id, change, seen) => {
      const current = await find(id);
      const written = withChange(current, change, now);
      if (!(await replaceStarterPrompt({ ...current, updated_at: seen }, written)))
        throw new Problem('conflict');
      return shownOne(written);
    },
    restore: async (id) => {
      const current = await find(id);
      const shipped = (await shippedHere()).find((prompt) => prompt.id === id);
      if (!shipped) {
        if (!(await removeStarterPrompt(current))) throw new Problem('conflict');
        return null;
      }
      const { created_at, order_index, moved } = current;
      const restored = { ...shipped, created_at, order_index, ...(moved && { moved }) };
      if (!(await replaceStarterPrompt(current, restored))) throw new Problem('conflict');
      return shownOne(restored);
    },
    order: async (ids) => {
      const ordered = reorderPrompts(await stored(), ids);
      if (!ordered) throw new Problem('conflict');
      const moves = ordered.map(({ action, order_index }) => ({
        from: action,
        to:
          action.order_index === order_index
            ? action
            : { ...action, order_index, moved: true, updated_at: now.toISOString() },
      }));
      if (!(await moveStarterPrompts(moves))) throw new Problem('conflict');
      return shown(moves.map(({ to }) => to));
    },
  };
};
