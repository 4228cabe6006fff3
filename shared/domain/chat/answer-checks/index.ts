/** Checks of an answer that need no model: for the exam, the tests of the catalogue and the try-out of a prompt. */
import { adviserNamed } from './adviser-named.ts';
import { amountsSourced } from './amounts-sourced.ts';
import { wholeText } from './answer-text.ts';
import { type Check, type CheckId, type CheckResult, checkIds } from './check.ts';
import type { CheckedAnswer } from './checked-answer.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { confirmWhereEmpty } from './confirm-where-empty.ts';
import { currencyAndUnits } from './currency-and-units.ts';
import { dates } from './dates.ts';
import { deliverables } from './deliverables.ts';
import { factsQuoted } from './facts-quoted.ts';
import { fairToPeople } from './fair-to-people.ts';
import { figuresUnchanged } from './figures-unchanged.ts';
import { firstActionEarly } from './first-action-early.ts';
import { language } from './language.ts';
import { limitsKept } from './limits-kept.ts';
import { linksAndSecrets } from './links-and-secrets.ts';
import { messageLengths } from './message-lengths.ts';
import { nextStep } from './next-step.ts';
import { noPlaceholders } from './no-placeholders.ts';
import { noStatistics } from './no-statistics.ts';
import { noThreats } from './no-threats.ts';
import { onTheQuestion } from './on-the-question.ts';
import { ownPlace } from './own-place.ts';
import { ownTrade } from './own-trade.ts';
import { plainVoice } from './plain-voice.ts';
import { readingGrade } from './reading-grade.ts';
import { safeWork } from './safe-work.ts';
import { schemaAndFinish } from './schema-and-finish.ts';
import { verdictFits } from './verdict-fits.ts';
import { words } from './word-limit.ts';

export const answerChecks: Readonly<Record<CheckId, Check>> = {
  'schema-and-finish': schemaAndFinish,
  words,
  'on-the-question': onTheQuestion,
  'first-action-early': firstActionEarly,
  'next-step': nextStep,
  deliverables,
  'message-lengths': messageLengths,
  'amounts-sourced': amountsSourced,
  'figures-unchanged': figuresUnchanged,
  'verdict-fits': verdictFits,
  'no-statistics': noStatistics,
  'no-placeholders': noPlaceholders,
  'confirm-where-empty': confirmWhereEmpty,
  dates,
  'limits-kept': limitsKept,
  'own-trade': ownTrade,
  'own-place': ownPlace,
  language,
  'currency-and-units': currencyAndUnits,
  'adviser-named': adviserNamed,
  'fair-to-people': fairToPeople,
  'no-threats': noThreats,
  'safe-work': safeWork,
  'links-and-secrets': linksAndSecrets,
  'facts-quoted': factsQuoted,
  'reading-grade': readingGrade,
  'plain-voice': plainVoice,
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
