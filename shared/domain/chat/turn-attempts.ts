/**
 * The state of a question, from its first attempt to its answer. A question is one item; the worker that answers it
 * holds a lease, and every later write has the condition that the item still carries that lease. See
 * docs/decisions/asking-a-question.md.
 */
import { isUnexpired } from '../lib/item-expiry.ts';
import type { ChargeRef } from './charge-id.ts';

/** answering: a worker holds the lease · answered: the answer is stored · failed: no worker answers it, its charge is released. */
export type TurnState = 'answering' | 'answered' | 'failed';

/** An attempt to answer a question, as its item records it. */
export type Attempt = {
  state: TurnState;
  /** Name of the worker; new with every attempt to acquire the lease. */
  owner: string;
  /** When the lease ends, epoch ms. */
  lease: number;
  /** Number of the attempt, from 1; a charge belongs to one attempt. */
  attempt: number;
  /** Fingerprint of what was asked. */
  fingerprint: string;
  ttl?: number | undefined;
};

/** Timeout of the function that streams an answer, in seconds. */
export const answerSeconds = 120;
/** Longer than the timeout of a worker, so that a lease ends only after its worker has ended. */
const leaseMs = (answerSeconds + 30) * 1000;

/** When a lease acquired now ends, epoch ms. */
export const leaseFrom = (now: Date) => now.getTime() + leaseMs;

/** What to do about a question whose item exists already. */
export type AttemptDecision =
  /** The caller holds the lease already: the response to its write was lost. */
  | { do: 'proceed'; attempt: number }
  /** Write this attempt over the item as seen; release the charge of attempt `refund` first. */
  | { do: 'take-over'; attempt: number; refund?: number }
  | { do: 'replay' }
  | { do: 'refuse'; code: 'different-message' | 'still-answering' };

/** Decides by the stored attempt, `seen`, and the one that is requested, `wanted`. */
export const decideAttempt = (
  seen: Attempt,
  wanted: Pick<Attempt, 'owner' | 'fingerprint'>,
  now: Date,
): AttemptDecision => {
  const { state, attempt } = seen;
  if (seen.owner === wanted.owner && state === 'answering') return { do: 'proceed', attempt };
  if (!isUnexpired(seen, now)) return { do: 'take-over', attempt: attempt + 1 };
  if (seen.fingerprint !== wanted.fingerprint) return { do: 'refuse', code: 'different-message' };
  if (state === 'answered') return { do: 'replay' };
  if (state === 'failed') return { do: 'take-over', attempt: attempt + 1, refund: attempt };
  if (seen.lease > now.getTime()) return { do: 'refuse', code: 'still-answering' };
  return { do: 'take-over', attempt };
};

/**
 * Whether a charge is kept or released, given the stored attempt of its question. `keep`: it was answered or may still
 * be. `refund`: it will not be answered. `fail-first`: its lease has ended, so mark it as failed before releasing the
 * charge.
 */
export const decideRefund = (
  turn: Attempt | undefined,
  { attempt }: Pick<ChargeRef, 'attempt'>,
  now: Date,
): 'keep' | 'refund' | 'fail-first' => {
  if (!turn) return 'keep';
  if (turn.attempt > attempt) return 'refund';
  if (turn.state === 'failed') return 'refund';
  return turn.state === 'answering' && turn.lease <= now.getTime() ? 'fail-first' : 'keep';
};
