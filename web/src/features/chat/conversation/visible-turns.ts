import type { LocalTurn } from './local-turn.ts';

/** The turns to show: a replaced question is hidden unless its replacement failed. */
export const visibleTurns = (list: readonly LocalTurn[]) => {
  const replaced = new Set(
    list.filter(({ state }) => state !== 'failed').map((one) => one.replaces),
  );
  return list.filter(({ id }) => !replaced.has(id));
};
