/** Readers who graded the pairs besides their author. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Grade, type GradedTwice, grades, kappaEstimate } from '../../statistics/kappa.ts';
import type { GradedPair } from '../graded-pair.ts';

const Reader = z.strictObject({
  /** Who it was, and what they were shown. */
  reader: z.string().min(20),
  grades: z.record(
    z.string(),
    z.int().refine((value): value is Grade => grades.some((one) => one === value)),
  ),
});

/** The second reader; there is no third one yet. */
export const secondReader = () =>
  Reader.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'second.json'), 'utf8')));

/** How far the second reader agrees with the author of the pairs, over those that both graded. */
export const betweenReaders = (pairs: readonly GradedPair[]) => {
  const { grades: second } = secondReader();
  const twice = pairs.flatMap(({ id, grade }): GradedTwice[] => {
    const other = second[id];
    return other === undefined ? [] : [[grade, other]];
  });
  return kappaEstimate(twice);
};
