/** Two readers who graded forty of the near misses without being told which half is the good one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { criteria } from '../rubric.ts';

const Half = z.enum(['good', 'bad']);
const Mark = z.int().min(1).max(5);

const Reading = z.strictObject({
  pair: z.string(),
  /** The half that serves the owner better. */
  better: z.enum([...Half.options, 'same']),
  /** The better half by criterion; a criterion that is not named is the same in both. */
  criteria: z.partialRecord(z.enum(criteria), Half),
  /** From 1, must not be used, to 5, can be used as it is. */
  marks: z.strictObject({ good: Mark, bad: Mark }),
  /** The half that the reader saw as A. */
  a: Half,
  why: z.string().min(10),
});
export type Reading = z.infer<typeof Reading>;

const Reader = z.strictObject({
  /** Who it was, and what they knew. */
  reader: z.string().min(20),
  grades: z.array(Reading),
});

const readerOf = (name: string) =>
  Reader.parse(JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')));

/** The second and the third grader; the first is whoever made the pairs and knows what differs. */
export const loadReaders = () => ({ second: readerOf('second'), third: readerOf('third') });
