import { daysBetween, weekdayOf } from '../../lib/local-date.ts';
import { allTexts } from './answer-text.ts';
import type { Check } from './check.ts';
import { dueWeekday, firstWeekday, namedDays, namedWithoutMonth } from './days-named-in-text.ts';
import { saidTexts } from './said-texts-and-amounts.ts';
import { sentencesOf } from './words-and-sentences.ts';

/** A plan goes no further than that many days. */
const horizon = 90;
const names = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Tells of what was: an invoice sent on a day is not planned for it. */
const past =
  /(?:^|[^\p{L}])(?:since|was|were|been|had|went|sent|dated|overdue|ago|last|came|did|began|started|finished|called|wrote|asked|from|desde|fue|estaba|venció|seit|war|wurde|gesendet|vom|depuis|était|envoyée?)(?!\p{L})/iu;
/** A step further away than this may name the weekday of another week. */
const sameWeek = 7;

/** Days that are named exist, fall on the weekday beside them, and lie within the plan; steps stand in their order. */
export const datesValid: Check = {
  promise: `Every date exists, has the right weekday, and is within ${horizon} days, and the steps are in order.`,
  gate: 1,
  look: (answer, question) => {
    const { today } = question;
    const sentences = allTexts(answer).flatMap(sentencesOf);
    const days = sentences.flatMap((sentence) =>
      namedDays(sentence, today).map((day) => ({ ...day, isPast: past.test(sentence) })),
    );
    const withoutMonth = sentences.flatMap((sentence) => namedWithoutMonth(sentence, today));
    const due = answer.parts.filter((part) => part.kind === 'steps').map(({ items }) => items);
    if (!days.length && !withoutMonth.length && !due.length) return undefined;
    const said = new Set(
      saidTexts(question).flatMap((text) => namedDays(text, today).map((one) => one.monthAndDay)),
    );
    return [
      ...days.flatMap(({ text, date, monthAndDay, weekday, isPast }) => {
        if (!date) return [`${text} doesn’t exist.`];
        const right = weekdayOf(date);
        if (weekday && weekday !== right) return [`${text} is a ${names[right]}.`];
        const ahead = daysBetween(today, date);
        if (said.has(monthAndDay)) return [];
        if (ahead < 0) return isPast ? [] : [`${text} is in the past.`];
        return ahead > horizon ? [`${text} is ${ahead} days ahead.`] : [];
      }),
      ...withoutMonth.flatMap(({ text, weekday, dates: possible }) =>
        possible.some((date) => weekdayOf(date) === weekday)
          ? []
          : [`${text} is a ${possible.map((date) => names[weekdayOf(date)]).join(' or a ')}.`],
      ),
      ...due.flatMap((list) => [
        ...(list.some(({ due_in_days }, at) => due_in_days < (list[at - 1]?.due_in_days ?? 0))
          ? ['The steps aren’t in order.']
          : []),
        ...list.flatMap(({ title, due_in_days }) => {
          const [named, right] = [firstWeekday(title), dueWeekday(today, due_in_days)];
          return named && due_in_days <= sameWeek && named !== right
            ? [`"${title}" is due on a ${names[right]}.`]
            : [];
        }),
      ]),
    ];
  },
};
