import { allTexts, draftsOf } from './answer-text.ts';
import type { Check, Findings } from './check.ts';
import type { CheckedAnswer } from './checked-answer.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { dueWeekday, namedWeekdays } from './days-named-in-text.ts';
import { isNegated } from './negation.ts';
import { amountsOf, saidNumbers, saidTexts } from './said-texts-and-amounts.ts';
import { quotedBeginning, sentencesOf, withPlainPunctuation } from './words-and-sentences.ts';

type Look = (answer: CheckedAnswer, question: CheckedQuestion) => Findings;

/** Nothing goes against what the owner ruled out: money, ways to reach people, words, days. */
export const ownerLimitsKept: Check = {
  promise: 'The owner’s limits are followed.',
  gate: 0.98,
  look: (answer, question) =>
    question.expect.limits
      ? [budget, channels, words, weekdays].flatMap((look) => look(answer, question) ?? [])
      : undefined,
};

const spending =
  /\b(?:spend|spending|budget|invest|put|pay|buy|cost|costs|boost|ad|ads|print|bonus|gasta|invierte|paga|compra|cuesta|ausgeben|kostet|kaufen|budget)\b/iu;

/** An amount above the budget that somebody is told to spend; what was said itself is only repeated. */
const budget: Look = (answer, question) => {
  const max = question.expect.limits?.budget;
  if (!max) return [];
  const figures = question.sums.flatMap(({ figures: all, steps }) =>
    [...all, ...steps].map(({ value }) => Math.abs(Number(value))),
  );
  const known = new Set([...saidNumbers(question), ...figures]);
  return allTexts(answer)
    .flatMap(sentencesOf)
    .filter((sentence) => spending.test(sentence))
    .flatMap((sentence) =>
      amountsOf(sentence, question)
        .filter(({ kind, numbers }) => {
          const highest = Math.max(...numbers.map(([first]) => first?.value ?? 0));
          return kind === 'money' && highest > max && !known.has(highest);
        })
        .map(({ text }) => `${text} is more than ${max}: ${quotedBeginning(sentence)}.`),
    );
};

const channels: Look = (answer, { expect }) =>
  draftsOf(answer)
    .filter(({ channel }) => expect.limits?.channels?.includes(channel))
    .map(({ channel, title }) => `A ${channel} was ruled out: ${quotedBeginning(title)}.`);

const words: Look = (answer, { expect }) =>
  draftsOf(answer).flatMap(({ subject, body }) =>
    (expect.limits?.words ?? []).flatMap((source) => {
      const found = RegExp(source, 'iu').exec(
        withPlainPunctuation(`${subject ?? ''}\n${body}`),
      )?.[0];
      return found ? [`"${found}" was ruled out.`] : [];
    }),
  );

const weekdays: Look = (answer, question) => {
  const { today, expect } = question;
  const off = expect.limits?.weekdays ?? [];
  if (!off.length) return [];
  // What was written to the owner may be told again.
  const quoted = saidTexts(question)
    .map(withPlainPunctuation)
    .filter((text) => text.length > 12);
  const own = (text: string) =>
    quoted.reduce((so, one) => so.replaceAll(one, ''), withPlainPunctuation(text));
  const steps = answer.parts.flatMap((part) => (part.kind === 'steps' ? part.items : []));
  return [
    ...steps
      .filter(({ due_in_days }) => off.includes(dueWeekday(today, due_in_days)))
      .map(({ title }) => `A step falls on a day without work: ${quotedBeginning(title)}.`),
    ...allTexts(answer)
      .map(own)
      .flatMap(sentencesOf)
      .filter((one) => !isNegated(one) && namedWeekdays(one).some((day) => off.includes(day)))
      .map((sentence) => `A day without work is offered: ${quotedBeginning(sentence)}.`),
  ];
};
