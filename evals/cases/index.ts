/** The golden set: handwritten cases, read from the files in this folder. */
import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { ExamCase } from './exam-case.ts';

/** All cases in the order of their files; throws for an invalid case. */
export const loadCases = (): ExamCase[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => {
      const text = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
      return z.array(ExamCase).parse(JSON.parse(text), { reportInput: true });
    });
