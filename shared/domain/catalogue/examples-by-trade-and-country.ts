import { capitalized } from '../lib/capitalized.ts';
import { memoize } from '../lib/memoize.ts';
import type { AskableId } from '../numbers/askable-numbers.ts';
import { countryExamples, wageExample } from './country-examples.ts';
import { localPrice, withLocalAmounts } from './localize-example-amounts.ts';
import { localizeExampleWords } from './localize-example-words.ts';
import {
  anyTradeExamples,
  type ExamplesAbroad,
  type PromptInputExamples,
} from './prompt-input-examples.ts';
import { fallbackTrade, tradeOf } from './trade-of-business-type.ts';
import { examplesAbroad, promptInputExamples, type SpecificTrade } from './trades/index.ts';

/** Amounts that every trade has about alike, at the level of the US. */
const amountExamples: Readonly<Partial<Record<AskableId, number>>> = {
  job_materials: 20,
  hour_cost: 41,
  overhead_month: 2400,
  owner_pay: 4000,
  cash_today: 4200,
  hour_income: 55,
};

/** Other numbers that every trade has about alike; those of a job are the trade's own. */
const numberExamples: Readonly<Partial<Record<AskableId, string>>> = {
  profit_target: '15',
  crew_hours: '35',
  job_hours_week: '30',
  working_weeks: '48',
  hire_hours: '40',
  payroll_extras: '12',
  missed_visits: '3',
};

/** The examples that are prices of jobs. */
const priceExamples = [
  'priceExample',
  'newPriceExample',
  'quoteValueExample',
  'visitPriceExample',
  'newVisitPriceExample',
  'stagedValueExample',
  'purchasePriceExample',
] as const;

/** Under which names the file of a trade has examples for a country; a later one replaces an earlier one. */
const groupsOf: Readonly<Record<string, readonly (keyof ExamplesAbroad)[]>> = {
  GB: ['british'],
  IE: ['british'],
  AU: ['southern'],
  NZ: ['southern', 'newZealand'],
};

/** What owners of a trade in a country see instead of the examples of the US; nothing where those hold. */
const examplesOfCountry = (trade: SpecificTrade, country: string | null | undefined) => {
  const ofTrade: ExamplesAbroad = examplesAbroad[trade];
  const groups = groupsOf[country ?? ''] ?? [];
  return Object.assign(
    {},
    ...groups.map((group) => ofTrade[group]),
  ) as Partial<PromptInputExamples>;
};

/** The examples of a trade as they may look in the country: its jobs, customs and prices. */
const examplesOf = (
  businessType: string,
  country: string | null | undefined,
): PromptInputExamples => {
  const trade = tradeOf(businessType);
  const isOther = trade === fallbackTrade;
  const isCleaning = trade === 'Cleaning Company';
  const ofTrade: PromptInputExamples = isOther ? anyTradeExamples : promptInputExamples[trade];
  const prices = Object.fromEntries(
    priceExamples.map((name) => [name, localPrice(ofTrade[name], country, isCleaning)]),
  );
  const abroad = isOther ? {} : examplesOfCountry(trade, country);
  const examples = { ...ofTrade, ...prices, ...abroad };
  const texts = Object.entries(examples).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, withLocalAmounts(text, country, isCleaning)] as const] : [],
  );
  return { ...examples, ...Object.fromEntries(texts) };
};

/** What a number may look like in this trade and country; undefined for a choice, and for pay that is not known. */
export const numberExample = (
  id: AskableId,
  businessType: string,
  country?: string | null,
): string | undefined => {
  const { priceExample, newPriceExample, hoursExample } = examplesOf(businessType, country);
  if (id === 'average_job_value') return String(priceExample);
  if (id === 'new_price') return String(newPriceExample);
  if (id === 'wage_hour') return wageExample(country);
  if (id === 'job_hours') return String(hoursExample);
  const amount = amountExamples[id];
  return amount === undefined ? numberExamples[id] : String(localPrice(amount, country));
};

/** What each name in braces stands for, by trade and country; a form asks for them once for every blank. */
const namedExamples = memoize((tradeAndCountry): ReadonlyMap<string, string | number> => {
  const [businessType = '', country] = tradeAndCountry.split('\n');
  const ofTrade = examplesOf(businessType, country || null);
  const phonePrice = `${ofTrade.usualJob}: ${ofTrade.priceExample}`;
  return new Map(Object.entries({ ...ofTrade, ...countryExamples(country || null), phonePrice }));
});

/**
 * The placeholder as an owner of this trade in this country reads it: "{usualJob}" becomes a job of the trade,
 * "{payRange}" what is paid there, "{1,850}" an amount at the country's level, and American words those of the country.
 */
export const resolveExample = (
  placeholder: string,
  businessType: string,
  country?: string | null,
): string => {
  const examples = namedExamples(`${businessType}\n${country ?? ''}`);
  const named = placeholder.replace(/\{([a-z]\w*)\}/gi, (said, name: string) =>
    String(examples.get(name) ?? said),
  );
  return capitalized(localizeExampleWords(country, withLocalAmounts(named, country)));
};
