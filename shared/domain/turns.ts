/**
 * One question, from its first attempt to its answer. A question is one item; the worker that answers it holds a lease
 * on it, and every later write asks whether the item still carries that lease. The races this settles are described in
 * docs/decisions.
 */
import { isUnexpired } from './retention.ts';

/** answering: a worker holds the lease · answered: the answer is stored · failed: given up, its charge given back. */
export type TurnState = 'answering' | 'answered' | 'failed';

/** An attempt to answer a question, as the item of the question records it. */
export type Attempt = {
  state: TurnState;
  /** Name of the worker; new with every attempt to acquire the lease. */
  owner: string;
  /** When the lease ends, epoch ms. */
  lease: number;
  /** Number of the attempt; a charge belongs to one attempt. */
  attempt: number;
  /** Fingerprint of what was asked. */
  fingerprint: string;
  ttl?: number | undefined;
};

/** The longest an answer may take, in seconds; the timeout of the function that streams it. */
export const answerSeconds = 120;
/** Longer than any worker can live, so that a lease ends only when its owner is gone. */
const leaseMs = (answerSeconds + 30) * 1000;

/** When a lease acquired now ends, epoch ms. */
export const leaseFrom = (now: Date) => now.getTime() + leaseMs;

export type Verdict =
  /** The lease is held already: the response to an earlier write was lost. */
  | { do: 'proceed'; attempt: number }
  /** Write this attempt if the item still is as seen; give the charge of attempt `refund` back first. */
  | { do: 'take-over'; attempt: number; refund?: number }
  | { do: 'replay' }
  | { do: 'refuse'; code: 'different-message' | 'still-answering' };

/** What to do about a question whose item exists already. */
export const judgeAttempt = (
  seen: Attempt,
  wanted: Pick<Attempt, 'owner' | 'fingerprint'>,
  now: Date,
): Verdict => {
  const { state, attempt } = seen;
  if (seen.owner === wanted.owner && state === 'answering') return { do: 'proceed', attempt };
  if (!isUnexpired(seen, now)) return { do: 'take-over', attempt: attempt + 1 };
  if (seen.fingerprint !== wanted.fingerprint) return { do: 'refuse', code: 'different-message' };
  if (state === 'answered') return { do: 'replay' };
  if (state === 'failed') return { do: 'take-over', attempt: attempt + 1, refund: attempt };
  if (seen.lease > now.getTime()) return { do: 'refuse', code: 'still-answering' };
  return { do: 'take-over', attempt };
};

/** What a charge is for: one attempt at a question of a conversation. */
export type ChargeRef = { messageId: string; attempt: number; conversationId: string };

/** The charge id of an attempt. It contains the key of the question, so that a charge can be checked without a search. */
export const formatChargeId = ({ messageId, attempt, conversationId }: ChargeRef) =>
  `${messageId}#${attempt}#${conversationId}`;

/** Reads a charge id back. */
export const parseChargeId = (id: string): ChargeRef => {
  const [messageId = '', attempt = '', conversationId = ''] = id.split('#');
  return { messageId, attempt: Number(attempt), conversationId };
};

/**
 * What becomes of a charge, given the question it was for: it stays when the question was or may still be answered, and
 * goes back when it never will be. `fail-first`: the worker is gone, so the question is marked failed before its charge
 * goes back.
 */
export const settleCharge = (
  turn: Attempt | undefined,
  { attempt }: Pick<ChargeRef, 'attempt'>,
  now: Date,
): 'keep' | 'refund' | 'fail-first' => {
  if (!turn) return 'keep';
  if (turn.attempt > attempt) return 'refund';
  if (turn.state === 'failed') return 'refund';
  return turn.state === 'answering' && turn.lease <= now.getTime() ? 'fail-first' : 'keep';
};

/** A turn as far as the order of a conversation is concerned. */
type OrderedTurn = { id: string; replaces?: string | undefined };

/**
 * Walks a conversation from its newest turn back and leaves out what was replaced: a turn that replaces another hides
 * it and everything between the two. Answers each turn that counts, and from where on to look further.
 */
export const visibleTurns = <T extends OrderedTurn>(newestFirst: readonly T[], before?: string) => {
  const turns: T[] = [];
  let bound = before;
  for (const turn of newestFirst) {
    if (bound !== undefined && turn.id >= bound) continue;
    turns.push(turn);
    bound = turn.replaces !== undefined && turn.replaces < turn.id ? turn.replaces : turn.id;
  }
  return { turns, bound };
};
