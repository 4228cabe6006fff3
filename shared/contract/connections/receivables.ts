import * as z from 'zod';
import { OpenInvoice, Receivable, SeenReceivable } from '../../domain/connections/receivable.ts';
import { invoiceNoteLength, receivableLimit } from '../../domain/connections/receivable-limits.ts';
import { route } from '../route.ts';

const Business = z.strictObject({ business_id: z.uuid() });
const Receivables = z.object({ receivables: z.array(Receivable) });

/** Invoices that customers of a business owe for, from connected books or a file. */
export const receivables = {
  receivables: route({
    summary: 'The invoices that customers of a business owe for, and those paid within 30 days',
    method: 'GET',
    path: '/businesses/{business_id}/receivables',
    access: 'member',
    role: 'office',
    input: Business,
    output: Receivables,
    problems: ['not-found'],
  }),
  saveReceivables: route({
    summary:
      'Keep the open invoices of a file in the place of those of the last one; what is gone from it counts as paid',
    method: 'PUT',
    path: '/businesses/{business_id}/receivables',
    access: 'member',
    role: 'office',
    input: Business.extend({
      /** The owner's day, on which the file was read. */
      today: z.iso.date(),
      currency: z.string().regex(/^[A-Z]{3}$/),
      invoices: z.array(OpenInvoice).max(receivableLimit),
    }),
    output: Receivables,
    problems: ['not-found', 'conflict'],
  }),
  changeReceivable: route({
    summary:
      'Note that a reminder was sent for an invoice, that it is paid, or take either back; what was noted since it was seen is a conflict, and its `data.receivable` is the stored invoice with who noted it',
    method: 'PATCH',
    path: '/businesses/{business_id}/receivables/{id}',
    access: 'member',
    role: 'office',
    input: Business.extend({
      id: Receivable.shape.id,
      /** The owner's day. */
      today: z.iso.date(),
      change: z.enum(['reminded', 'not-reminded', 'paid', 'open']),
      seen: SeenReceivable.optional(),
    }),
    output: Receivable,
    problems: ['not-found', 'conflict'],
  }),
  noteReceivable: route({
    summary: 'Write down something about an invoice on a day; an empty text takes the note away',
    method: 'PUT',
    path: '/businesses/{business_id}/receivables/{id}/note',
    access: 'member',
    role: 'office',
    input: Business.extend({
      id: Receivable.shape.id,
      /** The owner's day, or that of a note which stands. */
      on: z.iso.date(),
      text: z.string().trim().max(invoiceNoteLength),
      /** The note of that day that this device showed; empty for none. Another one that stands by now is a conflict. */
      seen: z.string().max(invoiceNoteLength).optional(),
    }),
    output: Receivable,
    problems: ['not-found', 'conflict'],
  }),
  forgetReceivables: route({
    summary: 'Forget every invoice of a business that came from a file',
    method: 'DELETE',
    path: '/businesses/{business_id}/receivables',
    access: 'member',
    role: 'office',
    input: Business,
    output: Receivables,
    problems: ['not-found'],
  }),
};
