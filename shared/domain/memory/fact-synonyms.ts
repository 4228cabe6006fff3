/** When two names of facts mean the same fact. */

/** Other names of facts that prompts read. */
const synonyms: Readonly<Record<string, string>> = {
  team: 'crew size',
  'team size': 'crew size',
  employees: 'crew size',
  'number of employees': 'crew size',
  area: 'service area',
  'service areas': 'service area',
  'working area': 'service area',
  'main services': 'main service',
  'average job': 'average job value',
  'usual job value': 'average job value',
  'average ticket': 'average job value',
  'jobs a week': 'jobs per week',
  'weekly jobs': 'jobs per week',
  'advertising budget': 'ad budget',
  'main competitors': 'competitors',
  'unique selling proposition': 'why customers pick us',
  'tone of voice': 'brand voice',
  'working hours': 'opening hours',
};

/** A text for comparison: neither capitals nor the marks between words make a difference. */
export const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim();

/** The name of a fact for comparison: equal for every name of the same fact. */
export const factName = (key: string): string => {
  const plain = plainWords(key);
  return Object.hasOwn(synonyms, plain) ? (synonyms[plain] ?? plain) : plain;
};
