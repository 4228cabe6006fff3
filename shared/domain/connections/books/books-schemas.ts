/** What connected books say of a business: its figures, and the numbers they offer. */
import * as z from 'zod';
import { asDecimal } from '../../numbers/decimal-as-text.ts';
import { providerIds } from '../providers.ts';

const decimal = z
  .string()
  .max(20)
  .refine((text) => asDecimal(text) === text, 'Not a decimal');
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** The numbers of a business that connected books can fill in. */
export const proposedNumberIds = ['cash_today', 'monthly_sales'] as const;

/** What connected books say of a business besides its invoices: no name of a customer fits in. */
export const BooksFigures = z
  .object({
    provider: z.enum(providerIds),
    /** The day they were read. */
    on: z.iso.date(),
    currency: z.string().length(3),
    /** Whole months, oldest first, as the books have them. */
    months: z.array(z.object({ month, income: decimal, costs: decimal, profit: decimal })).max(12),
    /** What the bank accounts of the books hold together. */
    balance: decimal.nullable(),
  })
  .meta({ id: 'BooksFigures' });
export type BooksFigures = z.infer<typeof BooksFigures>;

/** A number that the books offer. Once the owner has agreed, each read brings it up to date. */
export const NumberProposal = z
  .object({
    id: z.enum(proposedNumberIds),
    value: decimal,
    /** What it is made of, as in "12 months until 2026-10-31". */
    rows: z.int().min(0),
    until: z.iso.date(),
    /** The value that is kept now, as the owner typed it or a file gave it. */
    kept: z.string().nullable(),
  })
  .meta({ id: 'NumberProposal' });
export type NumberProposal = z.infer<typeof NumberProposal>;

/** What connected books say, and what of it waits for the owner's yes. */
export const BooksView = z
  .object({ figures: BooksFigures.nullable(), proposals: z.array(NumberProposal) })
  .meta({ id: 'BooksView' });
export type BooksView = z.infer<typeof BooksView>;
