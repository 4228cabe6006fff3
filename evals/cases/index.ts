/** The golden set: handwritten cases, read from the files of its folders. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ExamCase } from './exam-case.ts';

const read = (folder: string): ExamCase[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return z.array(ExamCase).parse(JSON.parse(text), { reportInput: true });
    });

/** The open cases in the order of their files; throws for an invalid case. */
export const loadCases = (): ExamCase[] => read(join(import.meta.dirname, 'open'));

/**
 * The third of the cases that is asked only before a release, and that nobody who writes prompts looks at. Nothing reads
 * it but a run with `--held-out` and the test of the cases' form.
 */
export const loadHeldOutCases = (): ExamCase[] => read(join(import.meta.dirname, 'held-out'));

/** The cases of a run: the held-out ones if it is of them, otherwise the open ones. */
export const casesOfRun = ({ heldOut }: { heldOut: boolean }): ExamCase[] =>
  heldOut ? loadHeldOutCases() : loadCases();
