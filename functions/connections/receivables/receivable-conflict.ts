import { Problem } from '#shared/contract/problem.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';

const notedWords = {
  paid: 'It was marked as paid in the meantime.',
  reminded: 'A reminder was noted in the meantime.',
  note: 'The note of that day was changed in the meantime.',
} as const;

/** The stored invoice goes along with who was first, so that the page can show both. */
export const receivableConflict = (receivable: Receivable, noted: keyof typeof notedWords) =>
  new Problem('conflict', notedWords[noted], { data: { receivable, noted } });
