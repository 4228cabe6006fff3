/**
 * The short attribute names of an attempt on a turn, which every question writes: DynamoDB charges by the kilobyte. Only this module
 * knows them; all other code uses the fields' full names.
 */

import type { Attempt, TurnState } from '#shared/domain/chat/turn-attempts.ts';
import type { Item } from '../keys/key-and-item.ts';

/** Attributes of an attempt on a turn item, by field. */
export const attemptNames = { state: 'st', attempt: 'n', fingerprint: 'h' } as const;

/** How the state of a turn is stored. */
export const stateCodes = {
  answering: 'P',
  answered: 'D',
  failed: 'F',
} as const satisfies Record<TurnState, string>;

const stateOf = (code: unknown) =>
  (Object.keys(stateCodes) as TurnState[]).find((state) => stateCodes[state] === code);

/** Whether an item is a turn whose answer is stored. */
export const isAnswered = (item: Item | undefined): item is Item =>
  item?.[attemptNames.state] === stateCodes.answered;

/** The attempt that a turn item records. */
export const attemptOf = (item: Item): Attempt => ({
  state: stateOf(item[attemptNames.state]) as TurnState,
  attempt: item[attemptNames.attempt] as number,
  fingerprint: item[attemptNames.fingerprint] as string,
  owner: item.owner as string,
  lease: item.lease as number,
  ttl: item.ttl as number | undefined,
});

/** The attributes of an attempt, or of those of its fields that are given. */
export const attemptAttributes = <A extends Partial<Attempt>>({
  state,
  attempt,
  fingerprint,
  ...rest
}: A) => ({
  ...rest,
  ...(state && { [attemptNames.state]: stateCodes[state] }),
  ...(attempt !== undefined && { [attemptNames.attempt]: attempt }),
  ...(fingerprint !== undefined && { [attemptNames.fingerprint]: fingerprint }),
});
