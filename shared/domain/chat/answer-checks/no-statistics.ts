import { numbersInText } from '../../numbers/amounts/numbers-in-text.ts';
import { allTexts } from './answer-text.ts';
import type { Check } from './check.ts';
import type { CheckedQuestion } from './checked-question.ts';
import {
  amountStyleOf,
  amountsOf,
  saidNumbers,
  saidTexts,
  unsourcedIn,
} from './said-texts-and-amounts.ts';
import { quotedBeginning, sentencesOf, withPlainPunctuation } from './words-and-sentences.ts';

const people =
  'customers|clients|homeowners|people|consumers|buyers|businesses|contractors|owners|companies|leads|callers|searches|reviews|applicants|employees|clientes|personas|empresas|kunden|menschen|betriebe';
/** Shares of people, and what everybody is said to know. */
const shares = RegExp(
  `(?:%|per ?cent|\\bout of (?:ten|10|five|5|four|4|three|3)\\b|\\b(?:one|two|three) in (?:two|three|four|five|ten)\\b)[^.!?]{0,40}\\b(?:${people})\\b`,
  'iu',
);
const count =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|deux|trois|quatre|cinq|sept|huit|neuf)';
const whole =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a hundred|hundred|(?:a )?dozen|diez|cinco|cien|zehn|fünf|hundert|dix|cinq|cent)';
const fraction =
  '(?:half|(?:a|one|two|three|four)[- ](?:thirds?|quarters?|fifths?|tenths?)|la mitad|dos tercios|die hälfte|zwei drittel|la moitié|deux tiers)';
/** "Seven in every ten", "nine out of every dozen", "two thirds of new customers", "half of all visits". */
const counted = RegExp(
  [
    String.raw`(?<!\p{L})${count} (?:\p{L}+ )?(?:(?:in|of|from|out of) (?:every |each |all )|out of |de cada |von |sur |of (?=\p{L})|in (?!\p{L}+ (?:\p{L}+ )?\p{L}+s(?!\p{L})))${whole}(?![\p{L}\d])(?! (?:o'clock|am|pm|minutes|days|hours|weeks|months|years|%|of (?:your|my|our|these|those)))`,
    String.raw`(?<!\p{L}|the |on )${fraction} (?:of |de |der |aller |des )(?:all |the |your |new |those |these |our |los |las )?(?:\p{L}+ ){0,2}?(?:${people}|\p{L}{3,}s)(?!\p{L})`,
    String.raw`\b(?:the|a) (?:vast |great |large )?majority\b`,
  ].join('|'),
  'iu',
);
/** Parts of a day, of a sum or of a thing are no statistics. */
const ofThings =
  /\b(?:half|quarters?|thirds?) of (?:the |your |all |those )?(?:hours|dollars|pounds|walls|windows|rooms|leaves|panes|tiles|costs|days)\b/iu;
const hearsay =
  /\b(?:studies|research|surveys?|statistics|data|experts?|industry (?:data|reports?|averages?|benchmarks?))(?: \p{L}+){0,4} (?:shows?|say|says|suggests?|finds?|found|proves?|agree|indicates?)\b|\baccording to (?:a |an |the |recent |industry )*(?:stud|research|survey|report|expert|statistic)|\b(?:the )?industry average\b|(?<!\b(?:to|for|by|with) )\b(?:most|the majority of|nearly all|almost all) (?:home ?owners|customers|clients|people|consumers|buyers|businesses|contractors)\b|\btypically (?:doubles?|triples?|increases?|boosts?|raises?|lifts?|cuts?|halves)\b|\b(?:doubles|triples) (?:your|the|their) (?:chances?|odds|conversions?|response)|\bit is (?:well )?known that\b|\bla mayoría de (?:los|las) (?:clientes|personas|empresas)\b|\bestudios (?:muestran|demuestran)\b|\bstudien (?:zeigen|belegen)\b|\bdie meisten kunden\b/iu;

/** No share of people and no study is claimed that the owner did not bring. */
export const noStatistics: Check = {
  promise: 'The answer doesn’t cite statistics or studies.',
  gate: 1,
  look: (answer, question) => {
    const isGiven = givenShares(question);
    return allTexts(answer)
      .flatMap(sentencesOf)
      .filter(
        (one) =>
          hearsay.test(one) ||
          (shares.test(one) && !isGiven(one)) ||
          (counted.test(one) && !ofThings.test(one) && !isToldBack(one, question)),
      )
      .map((sentence) => `A statistic without a source: ${quotedBeginning(sentence)}.`);
  },
};

/** Whether the numbers and fractions of a share are those that the owner named. */
const isToldBack = (sentence: string, question: CheckedQuestion) => {
  const found = counted.exec(sentence)?.[0] ?? '';
  const said = withPlainPunctuation(saidTexts(question).join('\n')).toLowerCase();
  const known = new Set(saidNumbers(question));
  const words = found.toLowerCase().match(/\d+|half|thirds?|quarters?|fifths?|tenths?/gu) ?? [];
  const numbers = numbersInText(found, amountStyleOf(question)).flatMap(({ readings }) =>
    readings.map(({ value }) => value),
  );
  return (
    words.every((word) => /\d/.test(word) || said.includes(word)) &&
    numbers.every((value) => known.has(value)) &&
    words.length + numbers.length > 0
  );
};

/** Whether all percentages of a sentence were said by the owner or worked out. */
const givenShares = (question: CheckedQuestion) => {
  const unsourced = unsourcedIn(question);
  return (sentence: string) =>
    amountsOf(sentence, question).some(({ kind }) => kind === 'percent') &&
    unsourced(sentence).length === 0;
};
