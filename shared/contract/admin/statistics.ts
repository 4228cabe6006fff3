import * as z from 'zod';
import { endReasons } from '../../domain/admin/growth-counters.ts';
import { helperIds } from '../../domain/catalogue/helper-ids.ts';
import { tradeNames } from '../../domain/catalogue/trades/index.ts';
import { byPlan, ownerPlanIds, paidPlanIds } from '../../domain/plan/plans.ts';
import { route } from '../route.ts';

const Count = z.object({ name: z.string(), count: z.int() });
const Day = z.object({ date: z.iso.date(), signups: z.int(), questions: z.int() });

/** How many sign-ups took each step. */
const Steps = z.object({
  signups: z.int(),
  /** Took a draft along for the first time: copied, sent, shared or saved it. */
  activated: z.int(),
  /** Came back 7 to 13 days, and 30 to 59 days, after the sign-up. */
  week_1: z.int(),
  month_1: z.int(),
  /** Bought a plan, at any time since. */
  converted: z.int(),
});

export const statistics = {
  getGrowth: route({
    summary: 'Sign-ups by month and source and what became of them, ends of paid plans, revenue',
    method: 'GET',
    path: '/admin/growth',
    access: 'admin',
    input: z.strictObject({}),
    output: z.object({
      /** The newest first. Ends are those in that month, whenever the sign-up was. */
      months: z.array(
        Steps.extend({
          month: z.string(),
          ended: z.int(),
          reasons: z.array(z.object({ reason: z.enum(endReasons), count: z.int() })),
        }),
      ),
      /** Of all these months, most sign-ups first. */
      sources: z.array(Steps.extend({ source: z.string() })),
      /** From live subscriptions, as they were last read from Stripe. */
      revenue: z.object(
        byPlan(paidPlanIds, () => z.object({ owners: z.int(), monthly_cents: z.int() })),
      ),
    }),
  }),
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
      /** Questions of the last 30 days, most first; null is the assistant that suggests a helper. */
      by_helper: z.array(z.object({ helper_id: z.enum(helperIds).nullable(), count: z.int() })),
      by_trade: z.array(z.object({ business_type: z.enum(tradeNames), count: z.int() })),
      /** Of the last 30 days, like the questions. */
      tasks_added: z.int(),
      tasks_done: z.int(),
      check_ins_opened: z.int(),
      businesses: z.int(),
      suggestions: z.int(),
      /** Whole cents a month, from live subscriptions. */
      monthly_revenue_cents: z.object(byPlan(paidPlanIds, () => z.int())),
      days: z.array(Day),
    }),
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
};
