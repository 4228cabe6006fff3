import * as z from 'zod';
import { Account } from '../../domain/account/account.ts';
import { minSearchLength } from '../../domain/account/account-search-index.ts';
import { Business } from '../../domain/account/business.ts';
import { SecondFactorReset } from '../../domain/auth/second-factor-reset-schema.ts';
import { Payments } from '../../domain/plan/payments/payment-schemas.ts';
import { planIds } from '../../domain/plan/plans.ts';
import { QuotaView } from '../../domain/plan/quota/quota-view-schema.ts';
import { route } from '../route.ts';
import { ListPage, pageOf } from './list-page.ts';

/** One account in a list. */
export const UserRow = Account.pick({
  id: true,
  email: true,
  selected_plan: true,
  trial_ends_at: true,
  onboarding_completed: true,
  is_test: true,
  answers_paused_at: true,
  referral_source: true,
  created_at: true,
}).extend({ plan: z.enum(planIds), is_trial: z.boolean() });

/** One account as an admin sees it: nothing of what its owner asked or was answered. */
export const UserDetail = UserRow.extend({
  ...Account.pick({
    is_admin: true,
    had_trial_before: true,
    trial_extended_at: true,
    utm_source: true,
    utm_medium: true,
    utm_campaign: true,
    utm_content: true,
    utm_term: true,
    signup_page_url: true,
    active_on: true,
    subscription: true,
    deletion_requested_at: true,
    owner_id: true,
    handed_over: true,
    updated_at: true,
  }).shape,
  /** The payment provider knows the owner as a customer. */
  has_customer: z.boolean(),
  payment_failed: z.boolean(),
  /** What the payment provider says now; null without a customer, or when it did not answer. */
  payments: Payments.nullable(),
  /** The end of the trial if it is extended now; null when it cannot be. */
  extended_trial_ends_at: z.iso.datetime().nullable(),
  /** Two-step sign-in: whether it is on, and the last reset that an admin asked for. */
  second_factor: z.object({ is_on: z.boolean(), reset: SecondFactorReset.nullable() }),
  quota: QuotaView,
  businesses: z.array(
    Business.pick({
      id: true,
      name: true,
      type: true,
      location: true,
      selected_helpers: true,
      is_active: true,
      created_at: true,
    }),
  ),
}).meta({ id: 'AdminUser' });

/** Which account. */
export const UserId = z.strictObject({ id: z.string().min(1).max(80) });

export const users = {
  listUsers: route({
    summary: 'Accounts, newest first',
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    input: ListPage,
    output: pageOf(UserRow),
  }),
  findUser: route({
    summary: 'The id of the account with an email address',
    // The address travels in the body, because paths are logged.
    method: 'POST',
    path: '/admin/users/find',
    access: 'admin',
    input: z.strictObject({ email: z.string().trim().min(3).max(254) }),
    output: UserId,
    problems: ['not-found'],
  }),
  findUsers: route({
    summary: 'Accounts with an email address, a business name or a Stripe id that has this text',
    method: 'POST',
    path: '/admin/users/search',
    access: 'admin',
    input: z.strictObject({ text: z.string().trim().min(minSearchLength).max(100) }),
    output: z.object({
      items: z.array(UserRow.extend({ found: z.string() })),
      /** Whether there are more than those. */
      has_more: z.boolean(),
    }),
  }),
  getUser: route({
    summary: 'One account: plan, usage, businesses, dates and payment state',
    method: 'GET',
    path: '/admin/users/{id}',
    access: 'admin',
    input: UserId,
    output: UserDetail,
    problems: ['not-found'],
  }),
};
