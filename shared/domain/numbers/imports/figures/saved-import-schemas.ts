import * as z from 'zod';
import { asDecimal } from '../../decimal-as-text.ts';
import { fileKinds } from '../file-kinds-and-limits.ts';
import { importSources } from '../import-sources.ts';
import type { ImportFigures } from './import-figures.ts';

const decimal = z
  .string()
  .max(20)
  .refine((text) => asDecimal(text) === text, 'Not a decimal');
const count = z.int().min(0).max(1_000_000);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const tooFew = z.strictObject({
  too_few: count,
  needs: count,
  of: z.enum(['documents', 'days', 'months', 'customers']),
});
const counted = z.union([z.strictObject({ value: decimal, n: count }), tooFew]);
const amount = { amount: decimal, n: count };

/** The figures of a file as they are kept: no row and no name of a customer fits in. */
export const SavedFigures = z.strictObject({
  average_job_value: z
    .union([
      z.strictObject({ value: decimal, n: count, with_tax: decimal.exactOptional() }),
      tooFew,
    ])
    .exactOptional(),
  days_to_pay: counted.exactOptional(),
  quote_win_rate: counted.exactOptional(),
  quiet_quotes: z.strictObject(amount).exactOptional(),
  open_total: z.strictObject(amount).exactOptional(),
  credits_open: z.strictObject(amount).exactOptional(),
  overdue_total: z
    .strictObject({
      ...amount,
      by_age: z.strictObject({
        '1-30': decimal,
        '31-60': decimal,
        '61-90': decimal,
        'over 90': decimal,
      }),
    })
    .exactOptional(),
  jobs_per_week: counted.exactOptional(),
  months: z
    .array(z.strictObject({ month, sales: decimal }))
    .max(12)
    .exactOptional(),
  monthly_sales: counted.exactOptional(),
  season: z
    .union([z.strictObject({ busy: z.array(month).max(3), slow: z.array(month).max(3) }), tooFew])
    .exactOptional(),
  largest_customer: counted.exactOptional(),
  card_fee: counted.exactOptional(),
}) satisfies z.ZodType<ImportFigures>;

/** One kept import of a business: a second file of the same kind takes its place. */
export const SavedImport = z
  .strictObject({
    source: z.enum(Object.keys(importSources) as [keyof typeof importSources]),
    kind: z.enum(Object.keys(fileKinds) as [keyof typeof fileKinds]),
    /** The day it was read. */
    date: z.iso.date(),
    rows: count,
    until: z.iso.date(),
    figures: SavedFigures,
  })
  .meta({ id: 'SavedImport' });
export type SavedImport = z.infer<typeof SavedImport>;
