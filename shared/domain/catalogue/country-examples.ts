/** What blanks show as an example where it differs by country: pay, and the second language of a crew. */

/** Pay per hour of a helper, in the currency of the country and well above the minimum wage for adults there. */
type HourlyPay = {
  readonly start: number;
  /** After the first months. */
  readonly raised: number;
  readonly top: number;
  /** An hour of the crew, with payroll taxes and benefits. */
  readonly crewCost: number;
};

const hourlyPay: Readonly<Record<string, HourlyPay>> = {
  US: { start: 22, raised: 24, top: 26, crewCost: 31 },
  CA: { start: 23, raised: 25, top: 28, crewCost: 32 },
  GB: { start: 15, raised: 16, top: 18, crewCost: 21 },
  IE: { start: 19, raised: 20, top: 23, crewCost: 26 },
  AU: { start: 36, raised: 38, top: 41, crewCost: 47 },
  NZ: { start: 28, raised: 30, top: 33, crewCost: 38 },
};

/** A business whose country is unknown counts in dollars, and sees the examples of the US. */
const defaultCountry = 'US';

type SecondLanguage = readonly [name: string, from: string];
const secondLanguages: Readonly<Record<string, SecondLanguage>> = {
  US: ['Spanish', 'Guatemala'],
  CA: ['French', 'Quebec'],
  GB: ['Polish', 'Poland'],
  IE: ['Polish', 'Poland'],
  AU: ['Vietnamese', 'Vietnam'],
  NZ: ['Samoan', 'Samoa'],
};
const anyLanguage: SecondLanguage = ['The language they speak', 'where they grew up'];

/** Examples that owners in a country see in blanks. */
export type CountryExamples = {
  readonly payRange: string;
  readonly payWithRaise: string;
  /** Pay and hours of an offer. */
  readonly payOffer: string;
  /** A short job ad. */
  readonly jobAd: string;
  readonly raiseRequest: string;
  readonly howPaid: string;
  readonly crewCost: string;
  readonly secondLanguage: string;
  readonly languageAndPlace: string;
};

const payExamples = ({ start, raised, top, crewCost }: HourlyPay) => ({
  payRange: `${start} to ${top} an hour`,
  payWithRaise: `${start} an hour, ${raised} after 60 days`,
  payOffer: `${start} an hour, Mon-Fri 7 to 3:30`,
  jobAd: `One more person wanted, weekdays 7 to 3:30, ${start} to ${top} an hour, we'll train you`,
  raiseRequest: `${start} an hour for 39 hours a week, asked for ${top - 1}`,
  howPaid: `Day rate ${start * 10}, part-timers by the hour`,
  crewCost: String(crewCost),
});

/** Where no pay is known that would be plausible, no amount is shown. */
const payWithoutAmounts: ReturnType<typeof payExamples> = {
  payRange: 'From the start rate to the top rate, per hour',
  payWithRaise: 'The start rate, and the rate after 60 days',
  payOffer: 'The rate you agreed on, Mon-Fri 7 to 3:30',
  jobAd: "One more person wanted, weekdays 7 to 3:30, paid by the hour, we'll train you",
  raiseRequest: 'The rate now for 39 hours a week, and the rate they asked for',
  howPaid: 'By the day, part-timers by the hour',
  crewCost: '',
};

/** The examples of a country; without amounts where its pay is not known. */
export const countryExamples = (country: string | null | undefined): CountryExamples => {
  const pay = hourlyPay[country ?? defaultCountry];
  const [language, from] = secondLanguages[country ?? defaultCountry] ?? anyLanguage;
  return {
    ...(pay ? payExamples(pay) : payWithoutAmounts),
    secondLanguage: language,
    languageAndPlace: `${language} from ${from}`,
  };
};

/** What the pay of a helper per hour may look like; undefined where it is not known. */
export const wageExample = (country: string | null | undefined): string | undefined =>
  hourlyPay[country ?? defaultCountry]?.raised.toString();
