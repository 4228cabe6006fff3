import * as z from 'zod';
import { OpenInvoice, Receivable } from '../domain/connections/receivable.ts';
import { receivableLimit } from '../domain/connections/receivable-sources.ts';
import { route } from './route.ts';

const Business = z.strictObject({ business_id: z.uuid() });
const Receivables = z.object({ receivables: z.array(Receivable) });

export const connections = {
  receivables: route({
    summary: 'The invoices that customers of a business owe for, and those paid within 30 days',
    method: 'GET',
    path: '/businesses/{business_id}/receivables',
    access: 'member',
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
    summary: 'Note that a reminder was sent for an invoice, that it is paid, or take either back',
    method: 'PATCH',
    path: '/businesses/{business_id}/receivables/{id}',
    access: 'member',
    input: Business.extend({
      id: Receivable.shape.id,
      /** The owner's day. */
      today: z.iso.date(),
      change: z.enum(['reminded', 'not-reminded', 'paid', 'open']),
    }),
    output: Receivable,
    problems: ['not-found', 'conflict'],
  }),
  forgetReceivables: route({
    summary: 'Forget every invoice of a business that came from a file',
    method: 'DELETE',
    path: '/businesses/{business_id}/receivables',
    access: 'member',
    input: Business,
    output: Receivables,
    problems: ['not-found'],
  }),
};
