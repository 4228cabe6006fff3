import * as z from 'zod';
import { OtherPerson } from '../people/people-schemas.ts';
import { paidPlanIds, planIds } from '../plan/plans.ts';
import { QuotaView } from '../plan/quota/quota-view-schema.ts';
import { Account } from './account.ts';
import { Business } from './business.ts';

/** What the account may use right now, see domain/plan/entitlement.ts. */
const EntitlementView = z.object({
  plan: z.enum(planIds),
  helper_cap: z.int(),
  saves_history: z.boolean(),
  quota: z.object({ limit: z.int(), window: z.enum(['day', 'month']) }).nullable(),
  is_trial: z.boolean(),
  trial_days_left: z.int().nullable(),
  trial_ended: z.boolean(),
  payment_failed: z.boolean(),
  next_plan: z.object({ plan: z.enum(paidPlanIds), starts_at: z.iso.datetime() }).nullable(),
});

/** Everything the signed-in pages start from, in one response. */
export const AccountView = z
  .object({
    account: Account.omit({
      customer_id: true,
      subscription_version: true,
      business_count: true,
      active_on: true,
      activated_on: true,
      returned_week_1: true,
      returned_month_1: true,
      converted_on: true,
      purchase_mail_due_at: true,
      customer_email_due: true,
      erased_at: true,
    }).extend({
      has_customer: z.boolean(),
    }),
    entitlement: EntitlementView,
    businesses: z.array(Business),
    quota: QuotaView,
    /** Present where the caller works in the account of somebody else: who they are there, and the owner's first name. */
    office: z
      .object({
        person_id: z.string(),
        name: z.string(),
        owner_name: z.string(),
        /** Until when they may accept the account, which its owner has offered to them. */
        offered_until: z.iso.datetime().optional(),
        /** Present with it: whether the account pays for a plan, which they would take on. */
        offered_is_paying: z.boolean().optional(),
      })
      .optional(),
    /** Present where the caller works in accounts of others: those, by the names they had last. */
    works_in: z.array(z.object({ account_id: z.string(), name: z.string() })).optional(),
    /** Present where more than one person works in the account, or did lately: the others, by first name. */
    people: z.array(OtherPerson).optional(),
    /** The server's clock, from which a browser creates its ids, so that they sort with those of other devices. */
    now: z.iso.datetime(),
  })
  .meta({ id: 'AccountView' });
export type AccountView = z.infer<typeof AccountView>;
