/** Everything kept about the numbers of a business, as it is stored, sent and exported. */
import * as z from 'zod';
import { cashLineEntries } from './cash-line-ids.ts';
import { asDecimal } from './decimal-as-text.ts';
import { SavedImport } from './imports/figures/saved-import-schemas.ts';
import { choiceIds } from './number-choices.ts';
import { keptNumberIds } from './numbers.ts';
import { SavedChoice, SavedNumber } from './saved-number-schemas.ts';

/** How many lines of money in and out a business may keep. */
export const cashRowLimit = 40;

/** Money that comes in or goes out besides what the numbers give, for the 13 weeks of cash. */
export const KeptCashRow = z
  .strictObject({
    id: z.ulid(),
    label: z.string().trim().min(1).max(60),
    way: z.enum(['in', 'out']),
    amount: z
      .string()
      .max(20)
      .refine((text) => asDecimal(text) === text && !text.startsWith('-'), 'Not an amount'),
    date: z.iso.date(),
    repeat: z.enum(['once', 'weekly', '2-weeks', '4-weeks', 'monthly']),
    sure: z.boolean().exactOptional(),
  })
  .meta({ id: 'KeptCashRow' });
export type KeptCashRow = z.infer<typeof KeptCashRow>;

/** A number or a choice that the owner was asked and does not know, with the day they said so. */
export const UnknownNumber = z
  .strictObject({ id: z.enum([...keptNumberIds, ...choiceIds]), date: z.iso.date() })
  .meta({ id: 'UnknownNumber' });
export type UnknownNumber = z.infer<typeof UnknownNumber>;

/** A line that the owner left out of the 13 weeks. */
export const LeftOutLine = z
  .strictObject({ id: z.enum(cashLineEntries), date: z.iso.date() })
  .meta({ id: 'LeftOutLine' });
export type LeftOutLine = z.infer<typeof LeftOutLine>;

/** What is known of one business. */
export const KnownNumbers = z
  .object({
    numbers: z.array(SavedNumber),
    choices: z.array(SavedChoice),
    cash_rows: z.array(KeptCashRow),
    imports: z.array(SavedImport),
    unknown: z.array(UnknownNumber),
    left_out: z.array(LeftOutLine),
  })
  .meta({ id: 'KnownNumbers' });
export type KnownNumbers = z.infer<typeof KnownNumbers>;
