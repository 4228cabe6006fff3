import type { LocalTurn } from './local-turn.ts';

/** A part of a conversation as the server has it. */
export type StoredTurns = {
  turns: readonly LocalTurn[];
  /** Whether this part starts at the first turn. */
  isWhole: boolean;
  /** The server has every answer up to this time (ISO 8601). */
  updatedAt: string;
};

/**
 * Merges the server's turns with those that only this tab has, in the order of their ids. A local answer that the server
 * should have but lacks was cleared or replaced elsewhere and is dropped.
 */
export const mergeStoredTurns = (
  { turns, isWhole, updatedAt }: StoredTurns,
  local: readonly LocalTurn[],
) => {
  const storedIds = new Set(turns.map(({ id }) => id));
  const first = isWhole ? '' : (turns.map(({ id }) => id).sort()[0] ?? '');
  const here = new Map(local.map((turn) => [turn.id, turn]));
  const onlyHere = local.filter(
    ({ id, state, answeredAt }) =>
      !storedIds.has(id) && (state !== 'answered' || id < first || (answeredAt ?? '') > updatedAt),
  );
  const stored = turns.map((turn) => withLocalOf(turn, here.get(turn.id)));
  return [...stored, ...onlyHere].sort((one, other) => (one.id < other.id ? -1 : 1));
};

/** The stored turn with what only this tab has of it: its photo, and what was put into places and could not be kept yet. */
const withLocalOf = (turn: LocalTurn, local?: LocalTurn): LocalTurn => ({
  ...turn,
  photo: turn.photo && (local?.photo ?? turn.photo),
  ...(local?.hasUnsavedPlaces && {
    places: { ...turn.places, ...local.places },
    hasUnsavedPlaces: true,
  }),
});
