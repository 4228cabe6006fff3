/** A calculation in words, wherever it is read without the screen: printed, in a file, in the owner's data. */

import type { Unit } from '../define-number.ts';
import { createFormat } from '../number-format-and-local-words.ts';
import type { CalculationResult } from './calculation-schemas.ts';

const withUnit = (unit: Unit, shown: string) => (unit === 'hours' ? `${shown} hours` : shown);

/** Its name with what it found, and each figure with its unit. */
export const calculationLines = (
  { title, headline, currency, figures, notes }: CalculationResult,
  locale: string,
): { head: string; figures: string[]; notes: readonly string[] } => {
  const format = createFormat({ locale, currency });
  return {
    head: `${title}: ${headline}`,
    figures: figures.map(
      ({ label, unit, value }) => `${label}: ${withUnit(unit, format.value(unit, value))}`,
    ),
    notes,
  };
};

/** The same as Markdown: its name, its figures as a list, what is not in them. */
export const calculationMarkdown = (sum: CalculationResult, locale: string): string => {
  const { head, figures, notes } = calculationLines(sum, locale);
  return [
    `**Calculated by Sevenhands.** ${head}`,
    figures.map((line) => `- ${line}`).join('\n'),
    notes.join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');
};
