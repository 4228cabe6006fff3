/** The names of facts that prompts read back, so that what was said once is found again wherever it is asked for. */

import { factName } from './fact-synonyms.ts';

/** Canonical keys with what they are about, as the model reads them. */
export const factKeys: Readonly<Record<string, string>> = {
  'service area': 'towns or districts served',
  'crew size': 'how many people and vans',
  'main service': 'the work done most',
  'why customers pick us': 'what this business does better than others',
  competitors: 'who else customers call',
  'market position': 'prices beside those of others',
  'average job value': 'what a usual job brings in',
  'jobs per week': 'jobs done in a week',
  'hourly cost': 'what an hour of work costs, overhead and own pay included',
  'ad budget': 'spent on ads in a month',
  'brand voice': 'how messages should sound',
  'posting frequency': 'how often the business posts online',
  followers: 'how many people follow it online',
  'time available': 'hours a week for marketing and office work',
  'experience level': 'how much of such work was done before',
  'open role': 'the person to hire next',
  'opening hours': 'when the business works and when not',
  guarantee: 'what is promised on the work',
};

/** The canonical key of a fact; a key that is none of them, and no other name of one, stays as it is. */
export const canonicalFactKey = (key: string): string => {
  const name = factName(key);
  return Object.hasOwn(factKeys, name) ? name : key;
};
