/** Which of the six kinds a pasted text is, worked out on the device. */

import { findSignals } from './find-signals.ts';
import { type IncomingKind, incomingKinds } from './incoming-kinds.ts';
import { bias, weights } from './signal-weights.ts';

/** A guess; the owner may always choose another kind. */
export type KindGuess = Readonly<{
  kind: IncomingKind;
  /** Share of the belief, 0 to 1, that lies with `kind`. */
  confidence: number;
  /** Every kind with its share, the likeliest first. */
  ranking: readonly Readonly<{ kind: IncomingKind; confidence: number }>[];
}>;

/** Guesses the kind of a message; null when nothing in it speaks for any. */
export const guessMessageKind = (text: string): KindGuess | null => {
  const found = findSignals(text);
  if (found.size === 0) return null;
  const scores = incomingKinds.map((_, column) =>
    [...found].reduce(
      (sum, [id, strength]) => sum + strength * (weights[id][column] ?? 0),
      bias[column] ?? 0,
    ),
  );
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const ranking = incomingKinds
    .map((kind, column) => ({ kind, confidence: (shares[column] ?? 0) / all }))
    .sort((a, b) => b.confidence - a.confidence);
  const [best] = ranking;
  return best ? { ...best, ranking } : null;
};
