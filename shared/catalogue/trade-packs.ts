import type { HelperId } from '../domain/helpers.ts';
import type { Prompt } from './schema.ts';
import { beforeWeCome } from './trade-packs/customer-service/before-we-come.ts';
import { reviewsAndRegulars } from './trade-packs/customer-service/reviews-and-regulars.ts';
import { usualComplaint } from './trade-packs/customer-service/usual-complaint.ts';
import { priceCheck } from './trade-packs/finance/price-check.ts';
import { slowSeasonCash } from './trade-packs/finance/slow-season-cash.ts';
import { termsThatFit } from './trade-packs/finance/terms-that-fit.ts';
import { firstThirtyDays } from './trade-packs/hiring-hr/first-thirty-days.ts';
import { hireForTheSeason } from './trade-packs/hiring-hr/hire-for-the-season.ts';
import { trialDay } from './trade-packs/hiring-hr/trial-day.ts';
import { answerTheirQuestion } from './trade-packs/marketing/answer-their-question.ts';
import { fillOpenDays } from './trade-packs/marketing/fill-open-days.ts';
import { seasonPlan } from './trade-packs/marketing/season-plan.ts';
import { lastLook } from './trade-packs/operations/last-look.ts';
import { moreJobsAWeek } from './trade-packs/operations/more-jobs-a-week.ts';
import { readyForTheSeason } from './trade-packs/operations/ready-for-the-season.ts';
import { moreFromEachCustomer } from './trade-packs/sales/more-from-each-customer.ts';
import { phoneIntake } from './trade-packs/sales/phone-intake.ts';
import { quietQuote } from './trade-packs/sales/quiet-quote.ts';
import { eightWeekCalendar } from './trade-packs/social-media/eight-week-calendar.ts';
import { postsFromOneJob } from './trade-packs/social-media/posts-from-one-job.ts';
import { thirtySecondVideo } from './trade-packs/social-media/thirty-second-video.ts';
import type { PackTemplate } from './trade-packs/template.ts';
import { type SpecificTrade, trades } from './trades.ts';

/** Money this month first, then something ready to use, then a plan. */
const templates = {
  marketing: [fillOpenDays, answerTheirQuestion, seasonPlan],
  'social-media': [postsFromOneJob, thirtySecondVideo, eightWeekCalendar],
  sales: [quietQuote, phoneIntake, moreFromEachCustomer],
  finance: [priceCheck, termsThatFit, slowSeasonCash],
  'customer-service': [usualComplaint, beforeWeCome, reviewsAndRegulars],
  operations: [moreJobsAWeek, lastLook, readyForTheSeason],
  'hiring-hr': [hireForTheSeason, trialDay, firstThirtyDays],
} as const satisfies Record<HelperId, readonly PackTemplate[]>;

/** A quick start written for one trade, with the name of its icon. */
export type TradePack = Prompt & { readonly icon: string };

const packOf = (helper: HelperId, trade: SpecificTrade, template: PackTemplate): TradePack => {
  const facts = trades[trade];
  const line = template.lines[trade];
  return {
    id: `${helper}.${facts.slug}.${template.slug}`,
    version: 1,
    title: line.title,
    description: line.description,
    icon: template.icon,
    content: template.write(line, facts),
    defaultSpecificOutcome: line.outcome,
    additionalInputs: template.inputs(facts),
  };
};

/** The three quick starts of a helper as written for a trade, in their order. */
export const packsOf = (helper: HelperId, trade: SpecificTrade): TradePack[] =>
  templates[helper].map((template) => packOf(helper, trade, template));
