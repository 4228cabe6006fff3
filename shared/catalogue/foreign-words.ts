import { helperIds } from '../domain/catalogue/helper-ids.ts';
import { catalogue } from './index.ts';
import { specificTradeNames, trades } from './trades.ts';

const plainly = (text: string) => text.toLowerCase().replaceAll('-', ' ');

/** The prompts that every trade gets, as one text: a word in there belongs to none. */
const everyTrades = helperIds
  .flatMap((helper) => {
    const { quickStarts, subcategories } = catalogue[helper];
    return [...quickStarts, ...subcategories.flatMap(({ prompts }) => prompts)];
  })
  .map(({ content, defaultSpecificOutcome }) =>
    `${content} ${defaultSpecificOutcome}`.toLowerCase(),
  )
  .join('\n');

/** Words of the other trades, as the catalogue names them; undefined for a business of no listed trade. */
export const foreignWordsOf = (type: string): string[] | undefined =>
  specificTradeNames.some((name) => name === type)
    ? specificTradeNames
        .flatMap((name) => (name === type ? [] : trades[name].signature))
        .filter((word) => !everyTrades.includes(plainly(word)))
    : undefined;
