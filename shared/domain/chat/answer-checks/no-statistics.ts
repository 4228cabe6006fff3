import { allTexts, named, sentencesOf } from './answer-text.ts';
import type { Check } from './check.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { amountsOf, unsourcedIn } from './sources.ts';

const people =
  'customers|clients|homeowners|people|consumers|buyers|businesses|contractors|owners|companies|leads|callers|searches|reviews|applicants|employees|clientes|personas|empresas|kunden|menschen|betriebe';
/** Shares of people, and what everybody is said to know. */
const shares = RegExp(
  `(?:%|per ?cent|\\bout of (?:ten|10|five|5|four|4|three|3)\\b|\\b(?:one|two|three) in (?:two|three|four|five|ten)\\b)[^.!?]{0,40}\\b(?:${people})\\b`,
  'iu',
);
const hearsay =
  /\b(?:studies|research|surveys?|statistics|data|experts?|industry (?:data|reports?|averages?|benchmarks?)) (?:shows?|say|says|suggests?|finds?|found|proves?|agree|indicates?)\b|\baccording to (?:a |an |the |recent |industry )*(?:stud|research|survey|report|expert|statistic)|\b(?:the )?industry average\b|\b(?:most|the majority of|nearly all|almost all) (?:home ?owners|customers|clients|people|consumers|buyers|businesses|contractors)\b|\btypically (?:doubles?|triples?|increases?|boosts?|raises?|lifts?|cuts?|halves)\b|\b(?:doubles|triples) (?:your|the|their) (?:chances?|odds|conversions?|response)|\bit is (?:well )?known that\b|\bla mayoría de (?:los|las) (?:clientes|personas|empresas)\b|\bestudios (?:muestran|demuestran)\b|\bstudien (?:zeigen|belegen)\b|\bdie meisten kunden\b/iu;

/** No share of people and no study is claimed that the owner did not bring. */
export const noStatistics: Check = {
  promise: 'The answer doesn’t cite statistics or studies.',
  gate: 1,
  look: (answer, question) => {
    const isGiven = givenShares(question);
    return allTexts(answer)
      .flatMap(sentencesOf)
      .filter((one) => hearsay.test(one) || (shares.test(one) && !isGiven(one)))
      .map((sentence) => `A statistic without a source: ${named(sentence)}.`);
  },
};

/** Whether all percentages of a sentence were said by the owner or worked out. */
const givenShares = (question: CheckedQuestion) => {
  const unsourced = unsourcedIn(question);
  return (sentence: string) =>
    amountsOf(sentence, question).some(({ kind }) => kind === 'percent') &&
    unsourced(sentence).length === 0;
};
