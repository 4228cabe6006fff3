import type { HelperId } from '../../domain/catalogue/helper-ids.ts';
import { beforeWeCome } from './customer-service/before-we-come.ts';
import { reviewsAndRegulars } from './customer-service/reviews-and-regulars.ts';
import { usualComplaint } from './customer-service/usual-complaint.ts';
import { priceCheck } from './finance/price-check.ts';
import { slowSeasonCash } from './finance/slow-season-cash.ts';
import { termsThatFit } from './finance/terms-that-fit.ts';
import { firstThirtyDays } from './hiring-hr/first-thirty-days.ts';
import { hireForTheSeason } from './hiring-hr/hire-for-the-season.ts';
import { trialDay } from './hiring-hr/trial-day.ts';
import { answerTheirQuestion } from './marketing/answer-their-question.ts';
import { fillOpenDays } from './marketing/fill-open-days.ts';
import { seasonPlan } from './marketing/season-plan.ts';
import { lastLook } from './operations/last-look.ts';
import { moreJobsAWeek } from './operations/more-jobs-a-week.ts';
import { readyForTheSeason } from './operations/ready-for-the-season.ts';
import { phoneIntake } from './sales/phone-intake.ts';
import { quietQuote } from './sales/quiet-quote.ts';
import { repeatWorkPlan } from './sales/repeat-work-plan.ts';
import { eightWeekCalendar } from './social-media/eight-week-calendar.ts';
import { postsFromOneJob } from './social-media/posts-from-one-job.ts';
import { thirtySecondVideo } from './social-media/thirty-second-video.ts';
import type { TradePromptTemplate } from './template.ts';

/**
 * The templates of each helper by slug, the last part of the prompts' ids, which never changes once shipped. Shown in
 * this order: one that brings money this month, one to use or send as it is, one plan.
 */
export const tradePromptTemplates = {
  marketing: {
    'fill-open-days': fillOpenDays,
    'answer-their-question': answerTheirQuestion,
    'season-plan': seasonPlan,
  },
  'social-media': {
    'posts-from-one-job': postsFromOneJob,
    'thirty-second-video': thirtySecondVideo,
    'eight-week-calendar': eightWeekCalendar,
  },
  sales: {
    'quiet-quote': quietQuote,
    'phone-intake': phoneIntake,
    'repeat-work-plan': repeatWorkPlan,
  },
  finance: {
    'price-check': priceCheck,
    'terms-that-fit': termsThatFit,
    'slow-season-cash': slowSeasonCash,
  },
  'customer-service': {
    'usual-complaint': usualComplaint,
    'before-we-come': beforeWeCome,
    'reviews-and-regulars': reviewsAndRegulars,
  },
  operations: {
    'more-jobs-a-week': moreJobsAWeek,
    'last-look': lastLook,
    'ready-for-the-season': readyForTheSeason,
  },
  'hiring-hr': {
    'hire-for-the-season': hireForTheSeason,
    'trial-day': trialDay,
    'first-thirty-days': firstThirtyDays,
  },
} as const satisfies Record<HelperId, Readonly<Record<string, TradePromptTemplate>>>;
