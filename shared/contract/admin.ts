import * as z from 'zod';
import { StarterPrompt } from '../catalogue/schema.ts';
import { Account } from '../domain/account.ts';
import { tradeNames } from '../domain/choices.ts';
import { ContactMessage, Suggestion } from '../domain/feedback.ts';
import { helperIds } from '../domain/helpers.ts';
import { byPlan, ownerPlanIds, paidPlanIds, planIds } from '../domain/plans.ts';
import { modelSpendRoutes } from './model-spend.ts';
import { route } from './route.ts';

const Page = z.strictObject({
  limit: z.coerce.number<number>().int().min(1).max(50).default(10),
  after: z.string().max(500).optional(),
});
const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next: z.string().nullable() });

const Count = z.object({ name: z.string(), count: z.int() });
const Day = z.object({ date: z.iso.date(), signups: z.int(), questions: z.int() });

const UserRow = Account.pick({
  id: true,
  email: true,
  selected_plan: true,
  trial_ends_at: true,
  onboarding_completed: true,
  is_test: true,
  referral_source: true,
  created_at: true,
}).extend({ plan: z.enum(planIds), is_trial: z.boolean() });

/** A stored starter prompt, and what an admin did to it. */
const AdminAction = StarterPrompt.extend({
  /** An admin wrote it over; new versions of the product leave it alone. */
  edited: z.boolean(),
  moved: z.boolean(),
  /** It comes with the product, so there is a text to go back to. */
  shipped: z.boolean(),
}).meta({ id: 'AdminAction' });

const ActionKey = z.strictObject({
  helper_id: z.enum(helperIds),
  business_type: z.enum(tradeNames),
});

export const admin = {
  getOverview: route({
    summary: 'The numbers of the business: users, plans, activity, revenue and the last 30 days',
    method: 'GET',
    path: '/admin/overview',
    access: 'admin',
    input: z.strictObject({}),
    output: z.object({
      users: z.int(),
      by_plan: z.object(byPlan(ownerPlanIds, () => z.int())),
      trials: z.int(),
      active_today: z.int(),
      active_30_days: z.int(),
      questions: z.int(),
      businesses: z.int(),
      suggestions: z.int(),
      /** Whole cents a month, from live subscriptions. */
      monthly_revenue_cents: z.object(byPlan(paidPlanIds, () => z.int())),
      days: z.array(Day),
    }),
  }),
  ...modelSpendRoutes,
  listUsers: route({
    summary: 'Accounts, newest first',
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    input: Page,
    output: pageOf(UserRow),
  }),
  markTest: route({
    summary: 'Count an account as a test account, or no longer',
    method: 'PUT',
    path: '/admin/users/{id}/test',
    access: 'admin',
    input: z.strictObject({ id: z.string().min(1).max(80), is_test: z.boolean() }),
    output: UserRow,
    problems: ['not-found'],
  }),
  getAds: route({
    summary:
      'How the ad page performs: conversion rate, top sources and campaigns, last conversions',
    method: 'GET',
    path: '/admin/ads',
    access: 'admin',
    input: z.strictObject({}),
    output: z.object({
      signups: z.int(),
      ad_signups: z.int(),
      /** Share of sign-ups that came from the ad page, in percent with one decimal. */
      conversion_rate: z.number(),
      top_sources: z.array(Count),
      top_campaigns: z.array(Count),
      recent: z.array(
        z.object({
          id: z.string(),
          email: z.string(),
          utm_source: z.string().nullable(),
          utm_campaign: z.string().nullable(),
          created_at: z.iso.datetime(),
        }),
      ),
    }),
  }),
  listSuggestions: route({
    summary: 'The suggestion box, newest first',
    method: 'GET',
    path: '/admin/suggestions',
    access: 'admin',
    input: Page,
    output: pageOf(Suggestion),
  }),
  removeSuggestion: route({
    summary: 'Delete a suggestion',
    method: 'DELETE',
    path: '/admin/suggestions/{id}',
    access: 'admin',
    input: z.strictObject({ id: z.ulid() }),
    output: z.object({ id: z.ulid() }),
    problems: ['not-found'],
  }),
  listMessages: route({
    summary: 'Contact messages, newest first',
    method: 'GET',
    path: '/admin/messages',
    access: 'admin',
    input: Page,
    output: pageOf(ContactMessage),
  }),
  markMessage: route({
    summary: 'Mark a contact message as done, or open again',
    method: 'PUT',
    path: '/admin/messages/{id}/done',
    access: 'admin',
    input: z.strictObject({ id: z.ulid(), done: z.boolean() }),
    output: ContactMessage,
    problems: ['not-found'],
  }),
  removeMessage: route({
    summary: 'Delete a contact message',
    method: 'DELETE',
    path: '/admin/messages/{id}',
    access: 'admin',
    input: z.strictObject({ id: z.ulid() }),
    output: z.object({ id: z.ulid() }),
    problems: ['not-found'],
  }),
  listPrompts: route({
    summary: 'The stored starter prompts of one helper and trade, in their order',
    method: 'GET',
    path: '/admin/actions',
    access: 'admin',
    input: ActionKey,
    output: z.object({ items: z.array(AdminAction) }),
  }),
  updatePrompt: route({
    summary: 'Change a starter prompt',
    method: 'PUT',
    path: '/admin/actions/{id}',
    access: 'admin',
    input: ActionKey.extend({
      id: z.string().min(1).max(160),
      ...StarterPrompt.pick({
        title: true,
        description: true,
        icon: true,
        prompt_content: true,
        additional_inputs: true,
        defaultSpecificOutcome: true,
        // The version that was changed: a newer one is not written over.
        updated_at: true,
      }).shape,
    }),
    output: AdminAction,
    problems: ['not-found', 'conflict'],
  }),
  orderPrompts: route({
    summary: 'Put the starter prompts of one helper and trade into an order',
    method: 'PUT',
    path: '/admin/actions/order',
    access: 'admin',
    input: ActionKey.extend({ ids: z.array(z.string()).min(1).max(50) }),
    output: z.object({ items: z.array(AdminAction) }),
    problems: ['conflict'],
  }),
  restorePrompt: route({
    summary: 'Put the shipped text of a starter prompt back',
    method: 'POST',
    path: '/admin/actions/{id}/restore',
    access: 'admin',
    input: ActionKey.extend({ id: z.string().min(1).max(160) }),
    output: AdminAction,
    problems: ['not-found', 'conflict'],
  }),
  listAudit: route({
    summary: 'What admins looked at and changed, newest first',
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    input: Page,
    output: pageOf(
      z.object({
        id: z.string(),
        admin_id: z.string(),
        /** null once that account is gone. */
        admin_email: z.string().nullable(),
        operation: z.string(),
        target: z.string().nullable(),
        created_at: z.iso.datetime(),
      }),
    ),
  }),
};
