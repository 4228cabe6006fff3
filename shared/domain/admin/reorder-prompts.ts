/**
 * The prompts in the order of `ids`, each with its new `order_index`; undefined unless `ids` are exactly their ids. The
 * numbers in use are assigned again, so that as few prompts as possible change.
 */
export const reorderPrompts = <A extends { id: string; order_index: number }>(
  actions: readonly A[],
  ids: readonly string[],
) => {
  const byId = new Map(actions.map((action) => [action.id, action]));
  const chosen = ids.flatMap((id) => byId.get(id) ?? []);
  if (chosen.length !== actions.length || new Set(ids).size !== actions.length) return undefined;
  const places = actions.map(({ order_index }) => order_index).toSorted((a, b) => a - b);
  let last = -1;
  return chosen.map((action, nth) => {
    last = Math.max(last + 1, places[nth] ?? 0);
    return { action, order_index: last };
  });
};
