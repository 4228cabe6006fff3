/** What an admin changed inside a helper's subcategories, and what owners see then. No zod here: pages use it too. */

type Ordered = { readonly subcategory: string; readonly ids: readonly string[] };

/** What was changed in the subcategories of a helper: whole prompts by their id, and the order of prompts. */
export type SubcategoryPromptEdits<P> = {
  readonly prompts: readonly (P & { readonly id: string; readonly subcategory: string })[];
  readonly orders: readonly Ordered[];
};

/** The prompts of a subcategory in the order an admin gave them; those it does not name come last, as they stand. */
export const inGivenOrder = <P extends { readonly id: string }>(
  prompts: readonly P[],
  ids: readonly string[] = [],
): P[] => {
  const place = ({ id }: P) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return prompts.toSorted((one, other) => place(one) - place(other));
};

/**
 * The prompts of one subcategory with an admin's edits in their places and in the admin's order. An edited prompt that
 * no longer ships stays, behind those that do.
 */
export const withEdits = <
  S extends { readonly id: string },
  P,
  Shown extends { readonly id: string },
>(
  subcategory: string,
  shipped: readonly S[],
  { prompts, orders }: SubcategoryPromptEdits<P>,
  show: { shipped: (prompt: S) => Shown; edited: (prompt: P & { readonly id: string }) => Shown },
): Shown[] => {
  const edited = new Map(
    prompts.filter((one) => one.subcategory === subcategory).map((one) => [one.id, one]),
  );
  const kept = shipped.map((prompt) => {
    const edit = edited.get(prompt.id);
    edited.delete(prompt.id);
    return edit ? show.edited(edit) : show.shipped(prompt);
  });
  const order = orders.find((one) => one.subcategory === subcategory);
  return inGivenOrder([...kept, ...[...edited.values()].map(show.edited)], order?.ids);
};
