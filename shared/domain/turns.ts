/**
 * One question, from its claim to its answer. A question is one item; whoever answers it holds it by a lease, and
 * every later write asks whether the item is still theirs. See docs/decisions for the races this settles.
 */
import { isLive } from './retention.ts';

/** P: being answered · D: answered and stored · F: failed, its charge given back. */
export type TurnState = 'P' | 'D' | 'F';

/** What a claim says, on the item of its question. */
export type Claim = {
  st: TurnState;
  /** Whoever works on this attempt; new with every claim. */
  owner: string;
  /** Until when the owner may be at work, epoch ms. */
  lease: number;
  /** Number of the attempt; a charge belongs to one attempt. */
  n: number;
  /** Fingerprint of what was asked. */
  h: string;
  ttl?: number | undefined;
};

/** The longest an answer may take, in seconds; the time-out of the function that streams it. */
export const answerSeconds = 120;
/** Longer than any worker can live, so that a lease only ends when its owner is gone. */
const leaseMs = (answerSeconds + 30) * 1000;

/** When a claim made now ends. */
export const leaseFrom = (now: Date) => now.getTime() + leaseMs;

export type Verdict =
  /** It is ours already: the answer to our own write was lost. */
  | { do: 'go'; n: number }
  /** Claim it as attempt `n`, if it still is as seen; give the charge of attempt `settle` back first. */
  | { do: 'take'; n: number; settle?: number }
  | { do: 'replay' }
  | { do: 'refuse'; code: 'different-message' | 'still-answering' };

/** What to do about a question that is there already. */
export const judgeClaim = (seen: Claim, mine: Pick<Claim, 'owner' | 'h'>, now: Date): Verdict => {
  if (seen.owner === mine.owner && seen.st === 'P') return { do: 'go', n: seen.n };
  if (!isLive(seen, now)) return { do: 'take', n: seen.n + 1 };
  if (seen.h !== mine.h) return { do: 'refuse', code: 'different-message' };
  if (seen.st === 'D') return { do: 'replay' };
  if (seen.st === 'F') return { do: 'take', n: seen.n + 1, settle: seen.n };
  if (seen.lease > now.getTime()) return { do: 'refuse', code: 'still-answering' };
  return { do: 'take', n: seen.n };
};

/** What a charge is for: attempt `n` of a question of a chat. Its text is the charge id. */
export type Charged = { messageId: string; n: number; chatId: string };

/** The charge id of an attempt. It names the question's place, so that a charge can be checked without a search. */
export const chargeId = ({ messageId, n, chatId }: Charged) => `${messageId}#${n}#${chatId}`;

/** Reads a charge id back. */
export const chargedBy = (id: string): Charged => {
  const [messageId = '', n = '', chatId = ''] = id.split('#');
  return { messageId, n: Number(n), chatId };
};

/**
 * What becomes of a charge, given the question it was for: it stays when it was or may still be answered, goes back
 * when nobody ever will. `fail` first: an owner that is gone has to lose the question before its charge goes back.
 */
export const settle = (
  turn: Claim | undefined,
  { n }: Pick<Charged, 'n'>,
  now: Date,
): 'keep' | 'refund' | 'fail' => {
  if (!turn) return 'keep';
  if (turn.n > n) return 'refund';
  if (turn.st === 'F') return 'refund';
  return turn.st === 'P' && turn.lease <= now.getTime() ? 'fail' : 'keep';
};

/** A turn as far as the order of a conversation is concerned. */
type Placed = { id: string; replaces?: string | undefined };

/**
 * Walks a conversation from its newest turn back and leaves out what was replaced: a turn that replaces another hides
 * it and everything between the two. Answers each turn that counts, and from where on to look further.
 */
export const visibleFrom = <T extends Placed>(newestFirst: readonly T[], before?: string) => {
  const turns: T[] = [];
  let bound = before;
  for (const turn of newestFirst) {
    if (bound !== undefined && turn.id >= bound) continue;
    turns.push(turn);
    bound = turn.replaces !== undefined && turn.replaces < turn.id ? turn.replaces : turn.id;
  }
  return { turns, bound };
};
