import * as z from 'zod';
import { Account } from '../domain/account.ts';
import { AccountView } from '../domain/account-view.ts';
import { Business, BusinessDetails } from '../domain/business.ts';
import { Conversation, KeptPhoto, MemoryEntry, Turn } from '../domain/chat.ts';
import { BusinessCalendar } from '../domain/feed-schemas.ts';
import { Sent } from '../domain/feedback.ts';
import { helperIds } from '../domain/helper-ids.ts';
import { NumberEntry } from '../domain/numbers/known.ts';
import { billingPeriods, ownerPlanIds, recommendedPlan } from '../domain/plans.ts';
import { QuotaView } from '../domain/quota-counts.ts';
import { BusinessReview, BusinessWeekNumbers } from '../domain/review-schemas.ts';
import { SavedWork } from '../domain/saved-work.ts';
import { Task } from '../domain/tasks.ts';
import { route } from './route.ts';

export const account = {
  get: route({
    summary: 'Your account, what it may use, your businesses and what is left of your questions',
    method: 'GET',
    path: '/account',
    access: 'member',
    input: z.strictObject({}),
    output: AccountView,
  }),
  onboard: route({
    summary: 'Finish onboarding: name the business, choose a plan and helpers',
    method: 'POST',
    path: '/account/onboarding',
    access: 'member',
    input: z.strictObject({
      name: BusinessDetails.shape.name,
      type: BusinessDetails.shape.type,
      plan: z.enum(ownerPlanIds).default(recommendedPlan),
      /** How the owner wants to pay, if they chose a paid plan among the prices on their way in. */
      period: z.enum(billingPeriods).nullable().default(null),
      selected_helpers: z.array(z.enum(helperIds)).max(helperIds.length),
    }),
    output: AccountView,
  }),
  usage: route({
    summary:
      'The questions that counted in the current window, newest first; without a limit the newest ones, and how many by week and helper',
    method: 'GET',
    path: '/account/usage',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({
      quota: QuotaView,
      items: z.array(
        z.object({
          message_id: z.string(),
          helper_id: z.enum(helperIds).nullable(),
          text: z.string(),
          created_at: z.iso.datetime(),
        }),
      ),
      /** Questions of the last eight weeks by helper, on a plan without a limit; `from` is a Monday (UTC). */
      weeks: z.array(
        z.object({ from: z.iso.date(), helper_id: z.enum(helperIds), questions: z.int() }),
      ),
      /** False where more was asked than was looked at. */
      is_complete: z.boolean(),
    }),
  }),
  syncEmail: route({
    summary: 'Take over the e-mail address that the sign-in service has verified',
    method: 'POST',
    path: '/account/email',
    access: 'member',
    input: z.strictObject({}),
    output: AccountView,
  }),
  export: route({
    summary: 'One page of everything stored about you',
    method: 'GET',
    path: '/account/export',
    access: 'member',
    input: z.strictObject({ after: z.string().max(500).optional() }),
    output: z.object({
      account: Account.nullable(),
      /** The linked Google account, on the first page: Google's id of the owner, and since when. */
      google: z.object({ id: z.string(), linked_at: z.iso.datetime() }).nullable(),
      businesses: z.array(Business),
      knowledge: z.array(MemoryEntry),
      numbers: z.array(NumberEntry),
      work: z.array(SavedWork),
      tasks: z.array(Task),
      weeks: z.array(BusinessWeekNumbers),
      reviews: z.array(BusinessReview),
      calendars: z.array(BusinessCalendar),
      chats: z.array(Conversation),
      turns: z.array(Turn),
      photos: z.array(KeptPhoto),
      sent: z.array(Sent),
      next: z.string().nullable(),
    }),
  }),
  remove: route({
    summary:
      'Delete the account: signs out everywhere at once, then cancels the subscription and removes businesses, chats, memory, numbers, saved work, tasks and the sign-in',
    method: 'POST',
    path: '/account/delete',
    access: 'member',
    input: z.strictObject({ confirmation: z.literal('DELETE') }),
    /** Every route answers `being-deleted` from then on, until nothing is left. */
    output: z.object({ being_deleted: z.literal(true) }),
    problems: ['unavailable'],
  }),
};
