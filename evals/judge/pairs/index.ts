/** The pairs graded by hand, read from the files in this folder. */
import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { GradedPair } from '../graded-pair.ts';

/** All pairs in the order of their files; throws for an invalid pair. */
export const loadGradedPairs = (): GradedPair[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => {
      const text = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
      return z.array(GradedPair).parse(JSON.parse(text));
    });
