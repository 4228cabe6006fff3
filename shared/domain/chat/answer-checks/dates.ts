import { daysBetween, weekdayOf } from '../../lib/local-date.ts';
import { allTexts } from './answer-text.ts';
import type { Check } from './check.ts';
import { namedDays } from './named-days.ts';
import { saidTexts } from './sources.ts';

/** A plan goes no further than that many days. */
const horizon = 90;
const names = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Days that are named exist, fall on the weekday beside them, and lie within the plan; steps stand in their order. */
export const dates: Check = {
  promise: `Every date exists, has the right weekday, and is within ${horizon} days, and the steps are in order.`,
  gate: 1,
  look: (answer, question) => {
    const { today } = question;
    const days = allTexts(answer).flatMap((text) => namedDays(text, today));
    const due = answer.parts
      .filter((part) => part.kind === 'steps')
      .map(({ items }) => items.map((item) => item.due_in_days));
    if (!days.length && !due.length) return undefined;
    const said = new Set(
      saidTexts(question).flatMap((text) => namedDays(text, today).map((one) => one.monthAndDay)),
    );
    return [
      ...days.flatMap(({ text, date, monthAndDay, weekday }) => {
        if (!date) return [`${text} doesn’t exist.`];
        const right = weekdayOf(date);
        if (weekday && weekday !== right) return [`${text} is a ${names[right]}.`];
        const ahead = daysBetween(today, date);
        if (said.has(monthAndDay)) return [];
        if (ahead < 0) return [`${text} is in the past.`];
        return ahead > horizon ? [`${text} is ${ahead} days ahead.`] : [];
      }),
      ...due.flatMap((list) =>
        list.some((one, at) => one < (list[at - 1] ?? 0)) ? ['The steps aren’t in order.'] : [],
      ),
    ];
  },
};
