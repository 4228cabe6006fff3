/** Which part of a conversation goes along with a question. It moves in steps, so that most questions begin with the same text as the one before and the provider's prompt cache answers for it. */

/** Turns of two messages: at least so many go along once there are as many, and the window moves by this number. */
const step = 5;
/** The most turns that go along; with the question they are 19 messages. */
export const windowTurns = 2 * step - 1;

/** How many turns of a conversation with this many are left out. */
export const turnsBeforeWindow = (turns: number) =>
  Math.max(0, Math.floor(turns / step) - 1) * step;

/** The turns that go along, of those before the question (newest first). */
export const windowOf = <T extends { seq: number }>(earlier: readonly T[]): T[] => {
  const left = turnsBeforeWindow(earlier[0]?.seq ?? 0);
  return earlier.slice(0, windowTurns).filter(({ seq }) => seq > left);
};

type RememberedFact = { id: string; key: string; paused: boolean; created_at: string };

/** Entries of one answer have one time and ids without an order. */
const placeOf = ({ created_at, key, id }: RememberedFact) => `${created_at} ${key} ${id}`;

/**
 * The memory entries that go along, oldest first. What was noted since the first turn of the window waits for the next
 * window: it stands in the window itself. Paused and removed entries are left out at once, and a corrected one is told
 * in its new words.
 */
export const memoryOfWindow = <M extends RememberedFact>(
  memory: readonly M[],
  window: readonly { created_at: string }[],
): M[] => {
  const since = window.at(-1)?.created_at;
  return memory
    .filter((entry) => !entry.paused && (since === undefined || entry.created_at <= since))
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
};
