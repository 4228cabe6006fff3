import * as z from 'zod';
import { Subscription } from '../subscription.ts';
import { paymentStates } from './payment-states.ts';

/** One payment of a customer, as the payment provider has it now. */
export const Payment = z
  .object({
    id: z.string(),
    /** Its page at the payment provider, where it can be refunded. */
    url: z.url(),
    state: z.enum(paymentStates),
    amount_cents: z.int(),
    refunded_cents: z.int(),
    /** Why the provider could not take it. */
    failure: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof Payment>;

/** What the payment provider says of a customer at this moment. */
export const Payments = z
  .object({
    customer_url: z.url(),
    subscription: Subscription.extend({
      current_period_start: z.iso.datetime().nullable(),
      ended_at: z.iso.datetime().nullable(),
    }).nullable(),
    /** The last ones, newest first, those that failed included. */
    items: z.array(Payment),
  })
  .meta({ id: 'Payments' });
export type Payments = z.infer<typeof Payments>;
