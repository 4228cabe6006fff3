import * as z from 'zod';
import { asDecimal } from './decimal-as-text.ts';
import { units } from './define-number.ts';
import type { KeptNumberId } from './kept-and-case-number-definitions.ts';
import { choiceIds, isOption } from './number-choices.ts';
import { keptNumberIds, numbers } from './numbers.ts';

/** Where a kept value comes from: typed by the owner, read from a file of theirs, or worked out by a calculator. */
export const numberSources = ['owner', 'import', 'computed'] as const;

const decimal = z
  .string()
  .max(32)
  .refine((text) => asDecimal(text) === text, 'Not a decimal');

/** The file an imported value was read from, as it is told beside the value. */
export const ImportOrigin = z.strictObject({
  file: z.string().min(1).max(60),
  rows: z.int().min(0).max(1_000_000),
  until: z.iso.date(),
});
export type ImportOrigin = z.infer<typeof ImportOrigin>;

/** A number as kept for a business; its bounds depend on the currency and are checked by `checkNumber`. */
export const SavedNumber = z
  .strictObject({
    id: z.enum(keptNumberIds),
    value: decimal,
    unit: z.enum(units),
    /** The day it was typed, imported or worked out. */
    date: z.iso.date(),
    source: z.enum(numberSources),
    origin: ImportOrigin.optional(),
  })
  .refine(({ id, unit }) => numbers[id].unit === unit, 'Not the unit of this number')
  .refine(
    ({ source, origin }) => (source === 'import') === (origin !== undefined),
    'An import has an origin',
  )
  .meta({ id: 'SavedNumber' });
export type SavedNumber = z.infer<typeof SavedNumber>;

/** A choice as kept for a business, with the day it was made. */
export const SavedChoice = z
  .strictObject({ id: z.enum(choiceIds), value: z.string().max(20), date: z.iso.date() })
  .refine(({ id, value }) => isOption(id, value), 'Not an option of this choice')
  .meta({ id: 'SavedChoice' });
export type SavedChoice = z.infer<typeof SavedChoice>;

/** The kept numbers as calculators take them. */
export const valuesOf = (kept: readonly SavedNumber[]): Partial<Record<KeptNumberId, string>> =>
  Object.fromEntries(kept.map(({ id, value }) => [id, value]));
