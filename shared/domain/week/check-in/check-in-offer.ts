/** The one starter prompt that a check-in offers: the first that fits the week and was not offered last time. */
import type { HelperId } from '../../catalogue/helper-ids.ts';
import { helperOfPrompt } from '../../catalogue/helper-of-prompt.ts';
import { addDays, isoWeekOf, type LocalDate } from '../../lib/local-date.ts';
import type { Season } from '../season-calendar.ts';
import { type Comparison, compareToUsual } from './week-numbers.ts';
import type { WeekNumbers } from './week-numbers-schemas.ts';

/** A starter prompt with the sentence that introduces it and the text of its link. */
export type CheckInOffer = { prompt: string; question: string; action: string };

/** From here on a week is clearly below a usual one. */
const clearlyBelow = -0.15;
/** So many left are more than forgotten. */
const manyLeft = 4;

const isBelow = (comparison: Comparison | undefined) =>
  comparison !== undefined && comparison.share <= clearlyBelow;

const quotes: CheckInOffer = {
  prompt: 'sales.follow-up.quote-gone-quiet',
  question: 'Any quotes with no reply?',
  action: 'Ask Sales for 3 follow-ups.',
};
const owed: CheckInOffer = {
  prompt: 'finance.quick.collect-what-is-owed',
  question: 'Less money in than normal. Does anyone still owe you?',
  action: 'Ask Finance which invoices to chase first.',
};
const gaps: CheckInOffer = {
  prompt: 'marketing.quick.fill-open-slots',
  question: 'Fewer jobs than normal. Any open slots this week?',
  action: 'Ask Marketing for a note to past customers.',
};
const tooMuch: CheckInOffer = {
  prompt: 'operations.quick.what-to-fix-first',
  question: 'More tasks than fit in a week?',
  action: 'Ask Operations to help you sort it out.',
};

/** What is worth half an hour in any week; one after the other. */
const anyWeek: readonly CheckInOffer[] = [
  {
    prompt: 'customer-service.feedback.honest-review-request',
    question: 'Finished some jobs last week?',
    action: 'Ask Customer Service for a review request.',
  },
  {
    prompt: 'sales.leads.twenty-from-past-work',
    question: 'Who hasn’t called in a year?',
    action: 'Ask Sales how to win jobs from past customers.',
  },
  {
    prompt: 'social-media.quick.todays-post',
    question: 'Got a good photo from last week?',
    action: 'Ask Social Media to write the post.',
  },
  {
    prompt: 'operations.quick.hour-back',
    question: 'What took longer than it should last week?',
    action: 'Ask Operations to help you find it.',
  },
  {
    prompt: 'finance.quick.jobs-that-make-money',
    question: 'Which jobs last week were worth it?',
    action: 'Ask Finance to rank them.',
  },
  {
    prompt: 'hiring-hr.performance.recognise-good-work',
    question: 'Who did something well last week?',
    action: 'Ask Hiring & HR how to say thanks.',
  },
];

const seasonal = ({ entry }: Season): CheckInOffer => ({
  prompt: entry.prompt,
  question: `${entry.title}. Time to get started.`,
  action: 'Start with a prompt.',
});

/** What the choice is made from. */
export type OfferFrom = {
  on: LocalDate;
  /** As `weeksUntil` gives them. */
  weeks: readonly WeekNumbers[];
  /** As `comingSeasons` gives them on the day of the check-in. */
  seasons: readonly Season[];
  left: number;
  /** Those the owner's plan opens, when some are locked. */
  openHelpers?: readonly HelperId[] | undefined;
  /** The prompt of the last check-in. */
  lastPrompt?: string | null | undefined;
  /** Nobody works for the owner. */
  worksAlone?: boolean | undefined;
};

/** Prompts about people who work for the owner. */
const aboutCrew = ['hiring-hr.performance.recognise-good-work'];

/** Chooses by rule, never by a model: quotes, money, jobs, the season, a full list, then one of six for any week. */
export const chooseCheckInOffer = (from: OfferFrom): CheckInOffer => {
  const { on, weeks, seasons, left, openHelpers, lastPrompt, worksAlone } = from;
  const [before, last] = weeks.slice(-2);
  // The mail is sent before last week's numbers are entered; until then the week before is used.
  const out = last?.quotes_out ?? before?.quotes_out ?? 0;
  const urgent = seasons.filter(({ actOn }) => actOn <= addDays(on, 6));
  const turn = Number(isoWeekOf(on).slice(-2)) % anyWeek.length;
  const fitting = [
    ...(out > 0 ? [quotes] : []),
    ...(isBelow(compareToUsual(weeks, 'money_in')) ? [owed] : []),
    ...(isBelow(compareToUsual(weeks, 'jobs_done')) ? [gaps] : []),
    ...urgent.map(seasonal),
    ...(left >= manyLeft ? [tooMuch] : []),
    ...anyWeek.slice(turn),
    ...anyWeek.slice(0, turn),
  ].filter(({ prompt }) => prompt !== lastPrompt && !(worksAlone && aboutCrew.includes(prompt)));
  const isOpen = ({ prompt }: CheckInOffer) => {
    const helper = helperOfPrompt(prompt);
    return !openHelpers || (helper !== undefined && openHelpers.includes(helper));
  };
  return fitting.find(isOpen) ?? fitting[0] ?? quotes;
};

/** Every prompt that may be offered besides those of the season. */
export const offeredPrompts = [quotes, owed, gaps, tooMuch, ...anyWeek].map(({ prompt }) => prompt);
