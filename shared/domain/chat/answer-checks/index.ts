/** Checks of an answer that need no model: for the exam, the tests of the catalogue and the try-out of a prompt. */
import { adviserNamed } from './adviser-named.ts';
import { amountsSourced } from './amounts-sourced.ts';
import { answerInOwnersLanguage } from './answer-in-owners-language.ts';
import { wholeText } from './answer-text.ts';
import { type Check, type CheckId, type CheckResult, checkIds } from './check.ts';
import type { CheckedAnswer } from './checked-answer.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { currencyAndUnits } from './currency-and-units.ts';
import { datesValid } from './dates-valid.ts';
import { deliverablesPresent } from './deliverables-present.ts';
import { emptyBlanksNotInvented } from './empty-blanks-not-invented.ts';
import { factsQuoted } from './facts-quoted.ts';
import { fairToPeople } from './fair-to-people.ts';
import { figuresUnchanged } from './figures-unchanged.ts';
import { firstActionEarly } from './first-action-early.ts';
import { linksAndSecrets } from './links-and-secrets.ts';
import { messageLengths } from './message-lengths.ts';
import { nextStep } from './next-step.ts';
import { noOtherTowns } from './no-other-towns.ts';
import { noOtherTradeWords } from './no-other-trade-words.ts';
import { noPlaceholders } from './no-placeholders.ts';
import { noRolePlayOrInsults } from './no-role-play-or-insults.ts';
import { noStatistics } from './no-statistics.ts';
import { noThreatsOrShaming } from './no-threats-or-shaming.ts';
import { onTheQuestion } from './on-the-question.ts';
import { ownerLimitsKept } from './owner-limits-kept.ts';
import { readingGrade } from './reading-grade.ts';
import { safeWork } from './safe-work.ts';
import { schemaAndFinish } from './schema-and-finish.ts';
import { verdictMatchesFigures } from './verdict-matches-figures.ts';
import { wordLimit } from './word-limit.ts';

export const answerChecks: Readonly<Record<CheckId, Check>> = {
  'schema-and-finish': schemaAndFinish,
  words: wordLimit,
  'on-the-question': onTheQuestion,
  'first-action-early': firstActionEarly,
  'next-step': nextStep,
  deliverables: deliverablesPresent,
  'message-lengths': messageLengths,
  'amounts-sourced': amountsSourced,
  'figures-unchanged': figuresUnchanged,
  'verdict-fits': verdictMatchesFigures,
  'no-statistics': noStatistics,
  'no-placeholders': noPlaceholders,
  'confirm-where-empty': emptyBlanksNotInvented,
  dates: datesValid,
  'limits-kept': ownerLimitsKept,
  'own-trade': noOtherTradeWords,
  'own-place': noOtherTowns,
  language: answerInOwnersLanguage,
  'currency-and-units': currencyAndUnits,
  'adviser-named': adviserNamed,
  'fair-to-people': fairToPeople,
  'no-threats': noThreatsOrShaming,
  'safe-work': safeWork,
  'links-and-secrets': linksAndSecrets,
  'facts-quoted': factsQuoted,
  'reading-grade': readingGrade,
  'plain-voice': noRolePlayOrInsults,
};

/** What each check finds in an answer, in their order; `ids` are those to run, all of them when left out. */
export const checkAnswer = (
  answer: CheckedAnswer,
  question: CheckedQuestion,
  ids: readonly CheckId[] = checkIds,
): CheckResult[] =>
  ids.map((id) => {
    const why = answerChecks[id].look(answer, question);
    return { id, pass: why ? why.length === 0 : null, why: why ?? [] };
  });

/** What is expected of this one answer: words of the owner that are lost, patterns that are missing, and patterns that must not be there. Empty if all is well. */
export const checkExpected = (answer: CheckedAnswer, { expect }: CheckedQuestion): string[] => {
  const text = wholeText(answer);
  const isThere = (pattern: string) => RegExp(pattern, 'iu').test(text);
  return [
    ...(expect.keeps ?? []).filter((one) => !isThere(one)).map((one) => `Must be kept: ${one}`),
    ...(expect.must ?? []).filter((one) => !isThere(one)).map((one) => `Must be there: ${one}`),
    ...(expect.must_not ?? []).filter(isThere).map((one) => `Must not be there: ${one}`),
  ];
};
