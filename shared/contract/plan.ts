import * as z from 'zod';
import { AccountView } from '../domain/account/account-view.ts';
import { billingPeriods, paidPlanIds } from '../domain/plan/plans.ts';
import { route } from './route.ts';

const Redirect = z.object({ url: z.url() });

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
