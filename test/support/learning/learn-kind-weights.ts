/**
 * Learns from labeled messages how much each signal weighs for each kind, and writes the table: `node
 * test/support/learning/learn-kind-weights.ts`. Held-out messages are never read here.
 */
import { writeFileSync } from 'node:fs';
import {
  findSignals,
  type SignalId,
  signalIds,
} from '#shared/domain/chat/message-replies/find-signals.ts';
import {
  type IncomingKind,
  incomingKinds,
} from '#shared/domain/chat/message-replies/incoming-kinds.ts';
import { type LabelledMessage, learningMessages } from './labelled-messages.ts';

type Table = Readonly<{ weights: Record<SignalId, number[]>; bias: number[] }>;

const rounds = 150;

/** Rare but certain signals, with fixed weights before training. */
const expected: Partial<Record<SignalId, readonly [kind: IncomingKind, weight: number]>> = {
  starGlyphs: ['bad-review', 3],
  starWords: ['bad-review', 2.5],
  bareGrade: ['bad-review', 1],
  reviewWords: ['bad-review', 1.5],
  doubtedSum: ['too-expensive', 1.5],
};
const expectedWeight = (at: number, kind: number): number => {
  const id = signalIds[at];
  const known = id && expected[id];
  return known && known[0] === incomingKinds[kind] ? known[1] : 0;
};

const softmax = (scores: readonly number[]) => {
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
};

/** Multinomial logistic regression by gradient descent with a step size that shrinks per weight; deterministic. */
export const learnWeights = (messages: readonly LabelledMessage[], decay = 4): Table => {
  const column = new Map(signalIds.map((id, index) => [id, index]));
  const last = signalIds.length;
  const rows = messages.map(({ kind, text }) => ({
    kind: incomingKinds.indexOf(kind),
    entries: [
      ...[...findSignals(text)].map(([id, strength]) => [column.get(id) ?? 0, strength] as const),
      [last, 1] as const,
    ],
  }));
  const table = incomingKinds.map(() => new Float64Array(last + 1));
  const travelled = incomingKinds.map(() => new Float64Array(last + 1).fill(1e-6));
  for (let round = 0; round < rounds; round += 1) {
    const slopes = table.map((row, k) =>
      row.map((weight, at) => (at === last ? 0 : decay * (weight - expectedWeight(at, k)))),
    );
    for (const { kind, entries } of rows) {
      const scores = table.map((row) =>
        entries.reduce((sum, [at, strength]) => sum + (row[at] ?? 0) * strength, 0),
      );
      softmax(scores).forEach((share, k) => {
        const error = share - (k === kind ? 1 : 0);
        const slope = slopes[k];
        if (slope)
          for (const [at, strength] of entries) slope[at] = (slope[at] ?? 0) + error * strength;
      });
    }
    table.forEach((row, k) => {
      for (let at = 0; at <= last; at += 1) {
        const slope = slopes[k]?.[at] ?? 0;
        const way = (travelled[k]?.[at] ?? 0) + slope * slope;
        travelled[k]?.fill(way, at, at + 1);
        row[at] = (row[at] ?? 0) - (0.5 * slope) / Math.sqrt(way);
      }
    });
  }
  const rounded = (at: number) => table.map((row) => Math.round((row[at] ?? 0) * 100) / 100 + 0);
  return {
    weights: Object.fromEntries(signalIds.map((id, at) => [id, rounded(at)])) as Table['weights'],
    bias: rounded(last),
  };
};

const source = ({ weights, bias }: Table) =>
  [
    "import type { SignalId } from './find-signals.ts';",
    '',
    `/** How much a signal speaks for ${incomingKinds.join(', ')}: learned by test/support/learning/learn-kind-weights.ts, not written by hand. */`,
    'export const weights: Readonly<Record<SignalId, readonly number[]>> = {',
    ...signalIds.map((id) => `  ${id}: [${weights[id].join(', ')}],`),
    '};',
    '',
    '/** The same for a message as such. */',
    `export const bias: readonly number[] = [${bias.join(', ')}];`,
    '',
  ].join('\n');

if (import.meta.main)
  writeFileSync(
    new URL('#shared/domain/chat/message-replies/signal-weights.ts', import.meta.url),
    source(learnWeights(learningMessages())),
  );
