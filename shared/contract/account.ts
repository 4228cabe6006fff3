import * as z from 'zod';
import { Account } from '../domain/account/account.ts';
import { AccountView } from '../domain/account/account-view-schema.ts';
import { Business, BusinessDetails } from '../domain/account/business.ts';
import { ConnectedApp } from '../domain/apps/connected-app.ts';
import { helperIds } from '../domain/catalogue/helper-ids.ts';
import { Conversation } from '../domain/chat/conversation-schemas.ts';
import { KeptPhoto, Turn } from '../domain/chat/turn-schemas.ts';
import { ExportedConnection } from '../domain/connections/connection-schemas.ts';
import { ExportedPress } from '../domain/connections/exported-press.ts';
import { PlacePerformance } from '../domain/connections/performance/performance-schemas.ts';
import { ExportedPost, ExportedPostPhoto } from '../domain/connections/posts/post.ts';
import { Receivable } from '../domain/connections/receivable.ts';
import { ExportedReview } from '../domain/connections/reviews/review.ts';
import { SavedWork } from '../domain/drafts/saved-work.ts';
import { SentFeedback } from '../domain/feedback/feedback-schemas.ts';
import { MemoryEntry } from '../domain/memory/memory-schemas.ts';
import { NumberEntry } from '../domain/numbers/number-entries.ts';
import { OtherPerson } from '../domain/people/people-schemas.ts';
import { billingPeriods, ownerPlanIds, recommendedPlan } from '../domain/plan/plans.ts';
import { QuotaView } from '../domain/plan/quota/quota-view-schema.ts';
import { FollowedQuote } from '../domain/results/followed-quote-schema.ts';
import { BusinessResults } from '../domain/results/result-counts-schemas.ts';
import { BusinessCalendar } from '../domain/week/calendar-feed-schemas.ts';
import { BusinessCheckIn } from '../domain/week/check-in/check-in-schemas.ts';
import { BusinessWeekNumbers } from '../domain/week/check-in/week-numbers-schemas.ts';
import { Task } from '../domain/week/task-schemas.ts';
import { route } from './route.ts';

/** The kinds of data that an owner takes along, each as it is sent: the one list, from which the file and the pages follow. */
export const exportedLists = {
  people: z.array(OtherPerson.pick({ id: true, name: true })),
  businesses: z.array(Business),
  knowledge: z.array(MemoryEntry),
  numbers: z.array(NumberEntry),
  receivables: z.array(Receivable),
  quotes: z.array(FollowedQuote),
  results: z.array(BusinessResults),
  connections: z.array(ExportedConnection),
  reviews: z.array(ExportedReview),
  performance: z.array(PlacePerformance),
  posts: z.array(ExportedPost),
  post_photos: z.array(ExportedPostPhoto),
  presses: z.array(ExportedPress),
  apps: z.array(ConnectedApp),
  work: z.array(SavedWork),
  tasks: z.array(Task),
  weeks: z.array(BusinessWeekNumbers),
  check_ins: z.array(BusinessCheckIn),
  calendars: z.array(BusinessCalendar),
  chats: z.array(Conversation),
  turns: z.array(Turn),
  photos: z.array(KeptPhoto),
  sent: z.array(SentFeedback),
};

export const account = {
  get: route({
    summary: 'Your account, what it may use, your businesses and what is left of your questions',
    method: 'GET',
    path: '/account',
    access: 'member',
    role: 'office',
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
      /** What customers call the owner; left out or empty, it is asked nowhere again before a draft needs it. */
      owner_name: BusinessDetails.shape.owner_name.default(''),
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
    role: 'office',
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
      /** In an account with more people: how much of it each asked, oneself first without a name; for the office oneself alone. */
      people: z.array(OtherPerson.pick({ id: true, name: true }).extend({ questions: z.int() })),
    }),
  }),
  makeRecoveryCodes: route({
    summary: 'Make new recovery codes for two-step sign-in; earlier ones stop working',
    method: 'POST',
    path: '/account/recovery-codes',
    access: 'member',
    role: 'person',
    input: z.strictObject({}),
    output: z.object({ codes: z.array(z.string()) }),
  }),
  syncEmail: route({
    summary: 'Take over the email address that the sign-in service has verified',
    method: 'POST',
    path: '/account/email',
    access: 'member',
    role: 'person',
    input: z.strictObject({}),
    output: AccountView,
  }),
  export: route({
    summary:
      'One page of everything stored about you; in the account of another owner, of your own chats',
    method: 'GET',
    path: '/account/export',
    access: 'member',
    role: 'office',
    input: z.strictObject({ after: z.string().max(500).optional() }),
    output: z.object({
      account: Account.nullable(),
      /** The linked Google account, on the first page: Google's id of the owner, and since when. */
      google: z.object({ id: z.string(), linked_at: z.iso.datetime() }).nullable(),
      ...exportedLists,
      next: z.string().nullable(),
    }),
  }),
  remove: route({
    summary:
      'Delete the account: signs out everywhere at once, then cancels the subscription and removes businesses, chats, memory, numbers, open invoices, connections, reviews, AI apps, saved work, tasks and the sign-in',
    method: 'POST',
    path: '/account/delete',
    access: 'member',
    role: 'person',
    input: z.strictObject({ confirmation: z.literal('DELETE') }),
    /** Every route answers `being-deleted` from then on, until nothing is left. */
    output: z.object({ being_deleted: z.literal(true) }),
    problems: ['unavailable'],
  }),
  closeAccount: route({
    summary:
      'Delete the account you own and all in it; one that was handed over to you leaves your sign-in and your own account as they are',
    method: 'POST',
    path: '/account/close',
    access: 'member',
    input: z.strictObject({ confirmation: z.literal('DELETE') }),
    output: z.object({ being_deleted: z.literal(true) }),
    problems: ['unavailable'],
  }),
};
