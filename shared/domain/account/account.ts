import * as z from 'zod';
import { billingPeriods, planIds } from '../plan/plans.ts';
import { Subscription } from '../plan/subscription.ts';
import { SignupSource } from '../site/signup-source-schema.ts';

/** One per person, keyed by the user pool's `sub`. Only server code writes it. */
export const Account = z.object({
  ...SignupSource.shape,
  id: z.string(),
  email: z.string(),
  /** The plan chosen at onboarding; what may be used is derived, see entitlement.ts. */
  selected_plan: z.enum(planIds).nullable(),
  /** How the owner wants to pay for it, if they chose it among the prices on their way in. */
  selected_period: z.enum(billingPeriods).nullable().optional(),
  trial_ends_at: z.iso.datetime().nullable(),
  /** The trial belongs to another account of the same mailbox; the end of a deleted one's is kept, and no new one starts. */
  had_trial_before: z.boolean().optional(),
  /** Set once an admin has added days to the trial. */
  trial_extended_at: z.iso.datetime().optional(),
  onboarding_completed: z.boolean(),
  active_business_id: z.uuid().nullable(),
  /** How many businesses the owner has. */
  business_count: z.int().optional(),
  /** The last day (UTC) on which the owner opened the app. */
  active_on: z.iso.date().optional(),
  /** The day (UTC) on which the owner first took a draft along: copied, sent, shared or saved it. */
  activated_on: z.iso.date().optional(),
  /** The owner came back in the second week, and in the second month, after the sign-up. */
  returned_week_1: z.literal(true).optional(),
  returned_month_1: z.literal(true).optional(),
  /** The day (UTC) on which the owner first bought a plan. */
  converted_on: z.iso.date().optional(),
  is_admin: z.boolean(),
  is_test: z.boolean(),
  customer_id: z.string().nullable(),
  subscription: Subscription.nullable(),
  /** Set while the mail about a purchase is not sent: from when it may be sent (epoch ms); later while a caller sends it. */
  purchase_mail_due_at: z.int().optional(),
  /** Grows with every write of the subscription; the condition of its compare-and-set. */
  subscription_version: z.int(),
  /** Set while an admin has paused the answers of the account. */
  answers_paused_at: z.iso.datetime().optional(),
  /** Who owns the account since its first owner handed it over; its data stays under the id of the first owner. */
  owner_id: z.string().optional(),
  /** The last time it was handed over: when, and what the business and the person who took it were called then. */
  handed_over: z.object({ at: z.iso.datetime(), business: z.string(), to: z.string() }).optional(),
  /** The customer at the payment provider does not have the address of the new owner yet. */
  customer_email_due: z.literal(true).optional(),
  /** All that a handed-over account had is deleted; it goes itself once nothing can be on its way any more. */
  erased_at: z.iso.datetime().optional(),
  /** Set once the owner has asked for the deletion of the account; every route refuses it from then on. */
  deletion_requested_at: z.iso.datetime().optional(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Account = z.infer<typeof Account>;
