import { quotedFacts } from '../../memory/learn-from-answer.ts';
import { numbersInText } from '../../numbers/amounts/numbers-in-text.ts';
import type { Check } from './check.ts';
import { amountStyleOf } from './said-texts-and-amounts.ts';

const max = 5;

/** What is proposed to be remembered was said by the owner, and its numbers with it. */
export const factsQuoted: Check = {
  promise: "Every proposed fact is in the owner's own words.",
  gate: 1,
  look: ({ facts }, question) => {
    if (!facts.length) return undefined;
    const style = amountStyleOf(question);
    const numbersIn = (text: string) =>
      numbersInText(text, style).flatMap(({ readings }) => readings.map(({ value }) => value));
    return [
      ...(facts.length > max ? [`${facts.length} facts is more than the limit of ${max}.`] : []),
      ...facts.flatMap((fact) => {
        const { key, value, quote } = fact;
        if (!quotedFacts([fact], question.typed).length)
          return [`"${key}: ${value}" isn’t in the owner's words.`];
        const quoted = numbersIn(quote);
        const added = numbersInText(value, style).filter(
          ({ readings }) => !readings.some((one) => quoted.includes(one.value)),
        );
        return added.length ? [`"${key}: ${value}" has a number the owner didn’t say.`] : [];
      }),
    ];
  },
};
