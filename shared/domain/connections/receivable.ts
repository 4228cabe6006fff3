/** Invoices that customers owe for: one shape for those of a file and those of connected books. */
import * as z from 'zod';
import { asDecimal } from '../numbers/decimal-as-text.ts';
import { LastChange } from '../people/last-change.ts';
import { invoiceNoteLength } from './receivable-limits.ts';
import { receivableSources } from './receivable-sources.ts';

const amount = z
  .string()
  .max(20)
  .refine((text) => asDecimal(text) === text && !text.startsWith('-'), 'Not an amount');

/** What a file or connected books say about an invoice that is not paid: no address, no line of it. */
export const OpenInvoice = z
  .strictObject({
    /** The name as it stands in the books. It goes to the owner's screen and never to the model. */
    customer: z.string().trim().max(100),
    number: z.string().trim().max(40),
    issued: z.iso.date(),
    due: z.iso.date().nullable(),
    total: amount,
    /** What is still owed. */
    balance: amount,
  })
  .meta({ id: 'OpenInvoice' });
export type OpenInvoice = z.infer<typeof OpenInvoice>;

/** A reminder that went out. */
export const SentReminder = z
  .strictObject({
    on: z.iso.date(),
    /** Who said so first, and when. */
    said: LastChange.exactOptional(),
  })
  .meta({ id: 'SentReminder' });

/** What the owner wrote down about an invoice on a day, as in "Pays on the 20th". It stays with the owner: no helper sees it. */
export const InvoiceNote = z
  .strictObject({
    on: z.iso.date(),
    text: z.string().trim().min(1).max(invoiceNoteLength),
    /** Who wrote these words, and when. */
    said: LastChange.exactOptional(),
  })
  .meta({ id: 'InvoiceNote' });
export type InvoiceNote = z.infer<typeof InvoiceNote>;

/** An invoice as it is kept for a business. */
export const Receivable = z
  .object({
    ...OpenInvoice.shape,
    id: z.string().regex(/^[a-z0-9]{26}$/),
    business_id: z.uuid(),
    source: z.enum(receivableSources),
    /** The id of the invoice in connected books. */
    source_id: z.string().max(40).exactOptional(),
    /** The id of the customer in connected books. */
    customer_id: z.string().max(40).exactOptional(),
    /** What of the balance in connected books is taken off: the customer paid it, or was credited it, and no invoice has used it yet. */
    credit: amount.exactOptional(),
    currency: z.string().length(3),
    /** The day of the file or of the sync that had it last. */
    seen: z.iso.date(),
    /** The day it was gone from the books or the owner said it is paid; it is removed 30 days later. */
    paid: z.iso.date().nullable(),
    /** Who said so first, and when; absent where the books or a file did. */
    paid_said: LastChange.exactOptional(),
    /** Oldest first. */
    reminders: z.array(SentReminder).max(12),
    /** Oldest first, one a day. */
    notes: z.array(InvoiceNote).max(12),
  })
  .meta({ id: 'Receivable' });
export type Receivable = z.infer<typeof Receivable>;

/** What a device showed of an invoice before its change: whether it was paid, and the day of the last reminder. */
export const SeenReceivable = z
  .strictObject({ paid: z.iso.date().nullable(), reminded: z.iso.date().nullable() })
  .meta({ id: 'SeenReceivable' });
export type SeenReceivable = z.infer<typeof SeenReceivable>;
