import * as z from 'zod';
import { AccountView } from '../domain/account/account-view-schema.ts';
import { billingPeriods, paidPlanIds } from '../domain/plan/plans.ts';
import { route } from './route.ts';

const Redirect = z.object({ url: z.url() });

const InvoiceId = z.string().regex(/^in_\w{1,60}$/);
const Invoice = z.object({
  id: InvoiceId,
  number: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** In the smallest unit of the currency. */
  total: z.int(),
  currency: z.string(),
  is_paid: z.boolean(),
});

export const billing = {
  checkout: route({
    summary: 'Start paying for a plan; answers the address of the payment page',
    method: 'POST',
    path: '/billing/checkout',
    access: 'member',
    input: z.strictObject({
      plan: z.enum(paidPlanIds),
      period: z.enum(billingPeriods),
      /** Where the owner comes from, and goes back to when they cancel. */
      from: z.enum(['pricing', 'profile', 'onboarding', 'dashboard']).default('pricing'),
    }),
    output: Redirect,
    problems: ['already-subscribed', 'unavailable'],
  }),
  portal: route({
    summary: 'Open the billing portal; answers its address',
    method: 'POST',
    path: '/billing/portal',
    access: 'member',
    input: z.strictObject({ flow: z.enum(['home', 'change-plan', 'cancel']).default('home') }),
    output: Redirect,
    problems: ['not-found', 'unavailable'],
  }),
  invoices: route({
    summary: 'The newest invoices of your plan, as the payment provider has them',
    method: 'GET',
    path: '/billing/invoices',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({ invoices: z.array(Invoice) }),
    problems: ['unavailable'],
  }),
  invoicePdf: route({
    summary: 'The address of one of your invoices as a PDF',
    method: 'GET',
    path: '/billing/invoices/{id}/pdf',
    access: 'member',
    input: z.strictObject({ id: InvoiceId }),
    output: Redirect,
    problems: ['not-found', 'unavailable'],
  }),
  startNow: route({
    summary: 'Begin the plan bought during the trial at once, with its first payment',
    method: 'POST',
    path: '/billing/start-now',
    access: 'member',
    input: z.strictObject({}),
    output: AccountView,
    problems: ['not-found', 'refused', 'unavailable'],
  }),
  sync: route({
    summary: 'Read the subscription from the payment provider once more',
    method: 'POST',
    path: '/billing/sync',
    access: 'member',
    input: z.strictObject({}),
    output: AccountView,
    problems: ['unavailable'],
  }),
  webhook: route({
    summary: 'Events of the payment provider, signed by it',
    method: 'POST',
    path: '/stripe/webhook',
    access: 'anyone',
    raw: true,
    input: z.object({}),
    output: z.object({ received: z.literal(true) }),
    problems: ['unavailable'],
  }),
};
