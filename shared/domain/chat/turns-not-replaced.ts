/** The fields of a turn that decide which turns are visible. */
type OrderedTurn = { id: string; replaces?: string | undefined };

/**
 * The turns that are not replaced: a turn that replaces another one hides it and all turns between the two. `bound` is
 * the id before which earlier turns are visible; pass it as `before` with the next page.
 */
export const turnsNotReplaced = <T extends OrderedTurn>(
  newestFirst: readonly T[],
  before?: string,
) => {
  const turns: T[] = [];
  let bound = before;
  for (const turn of newestFirst) {
    if (bound !== undefined && turn.id >= bound) continue;
    turns.push(turn);
    bound = turn.replaces !== undefined && turn.replaces < turn.id ? turn.replaces : turn.id;
  }
  return { turns, bound };
};
