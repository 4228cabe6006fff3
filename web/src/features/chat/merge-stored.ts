import type { LocalTurn } from './local-turn.ts';

/** A part of a conversation as the server has it. */
export type StoredTurns = {
  turns: readonly LocalTurn[];
  /** Whether this part starts at the first turn. */
  isWhole: boolean;
  /** The server has every answer up to this time (ISO 8601). */
  asOf: string;
};

/**
 * Merges the server's turns with those that only this tab has, in the order of their ids. A local answer that the server
 * should have but lacks was cleared or replaced elsewhere and is dropped.
 */
export const mergeStored = ({ turns, isWhole, asOf }: StoredTurns, local: readonly LocalTurn[]) => {
  const storedIds = new Set(turns.map(({ id }) => id));
  const first = isWhole ? '' : (turns.map(({ id }) => id).sort()[0] ?? '');
  const here = new Map(local.map((turn) => [turn.id, turn]));
  const onlyHere = local.filter(
    ({ id, state, answeredAt }) =>
      !storedIds.has(id) && (state !== 'answered' || id < first || (answeredAt ?? '') > asOf),
  );
  const stored = turns.map((turn) => withPlacesOf(turn, here.get(turn.id)));
  return [...stored, ...onlyHere].sort((one, other) => (one.id < other.id ? -1 : 1));
};

/** The stored turn with what this tab put into places and could not keep yet. */
const withPlacesOf = (turn: LocalTurn, local?: LocalTurn): LocalTurn =>
  local?.hasUnsavedPlaces
    ? { ...turn, places: { ...turn.places, ...local.places }, hasUnsavedPlaces: true }
    : turn;
