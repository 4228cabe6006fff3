import { fallbackTrade, tradeOf } from '../account/choices.ts';
import type { AskableId } from '../numbers/prompt-numbers.ts';
import { promptInputExamples } from './trades/index.ts';

/** Examples that owners of a trade see in blanks. */
export type PromptInputExamples = {
  readonly smallJob: string;
  readonly usualJob: string;
  readonly bigJob: string;
  readonly priceExample: number;
  /** The same job after a raise of its price. */
  readonly newPriceExample: number;
  readonly hoursExample: number;
  readonly roleExample: string;
  /** Why a crew has to go back to a finished job, in a few words. */
  readonly callBackExample: string;
  /** What a dissatisfied customer writes. */
  readonly complaintExample: string;
  /** What a quote for a big job includes. */
  readonly quoteExample: string;
  readonly stolenExample: string;
  readonly injuryExample: string;
  /** What a large customer asks for. */
  readonly contractExample: string;
  /** What is passed on to a subcontractor. */
  readonly subcontractExample: string;
  /** What a supplier charges more for. */
  readonly suppliesExample: string;
  /** What a quote for a big job comes to. */
  readonly quoteValueExample: number;
  /** The customers it wants more of. */
  readonly audienceExample: string;
  readonly jobsPerWeekExample: number;
  /** Damage that goes to an insurance company. */
  readonly claimExample: string;
  /** What a customer says failed under warranty, and what the quote promised. */
  readonly warrantyExample: string;
  readonly warrantyTermsExample: string;
};

/** What a business without a trade of its own sees. */
const anyTrade: PromptInputExamples = {
  smallJob: 'a small repair',
  usualJob: 'half a day of small repairs',
  bigJob: 'redoing a whole room',
  priceExample: 180,
  newPriceExample: 198,
  hoursExample: 3,
  roleExample: 'Second person on the truck',
  callBackExample: 'Missed a spot, twice in a week',
  complaintExample: 'It came loose again after 2 weeks',
  quoteExample: 'Cleanup, hauling, a check after a month',
  stolenExample: 'Two drills and a ladder, from the van overnight',
  injuryExample: 'Fell off a ladder at 11, his ankle hurts',
  contractExample: 'Monthly work for 3 buildings, price per month',
  subcontractExample: "The part we don't do ourselves",
  suppliesExample: 'Materials, from 38 to 42 a box',
  quoteValueExample: 1850,
  audienceExample: 'Homeowners with houses over 20 years old',
  jobsPerWeekExample: 12,
  claimExample: "Friday at 3 the van backed into the customer's fence. Two posts broken",
  warrantyExample: 'It came loose again',
  warrantyTermsExample: 'Labor free for 60 days, parts extra',
};

/** Numbers that every trade has about alike; those of a job are the trade's own. */
const numberExamples: Readonly<Partial<Record<AskableId, string>>> = {
  job_materials: '20',
  profit_target: '15',
  hour_cost: '41',
  overhead_month: '2400',
  owner_pay: '4000',
  cash_today: '4200',
  crew_hours: '35',
  job_hours_week: '30',
  working_weeks: '48',
  wage_hour: '26',
  hire_hours: '40',
  payroll_extras: '12',
  hour_income: '55',
  missed_visits: '3',
};

const examplesOf = (businessType: string): PromptInputExamples => {
  const trade = tradeOf(businessType);
  return trade === fallbackTrade ? anyTrade : promptInputExamples[trade];
};

/** What a number may look like in this trade; undefined for a choice. */
export const exampleOfNumber = (id: AskableId, businessType: string): string | undefined => {
  const { priceExample, newPriceExample, hoursExample } = examplesOf(businessType);
  if (id === 'average_job_value') return String(priceExample);
  if (id === 'new_price') return String(newPriceExample);
  return id === 'job_hours' ? String(hoursExample) : numberExamples[id];
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The placeholder as an owner of this trade reads it: "{usualJob}" becomes a job of the trade, other words stay as they are. */
export const exampleFor = (placeholder: string, businessType: string): string => {
  const examples = examplesOf(businessType);
  const name = /^\{(\w+)\}$/.exec(placeholder)?.[1];
  const example = Object.entries(examples).find(([one]) => one === name)?.[1];
  return example === undefined ? placeholder : capitalized(String(example));
};
