/** The Monday check-in as a mail. */

import { helpers } from '../../catalogue/helpers.ts';
import { withNoun } from '../../lib/count-with-noun.ts';
import { formatLocalDate } from '../../lib/format-local-date.ts';
import { addDays, type LocalDate } from '../../lib/local-date.ts';
import type { MailBlock, MailContent } from '../../lib/mail-types.ts';
import { writeMail } from '../../lib/write-mail.ts';
import type { Task } from '../task-schemas.ts';
import type { CheckIn } from './check-in.ts';
import { everyWeek, footerOf, type MailFrame, weekdayName } from './check-in-mail-frame.ts';

/** How many done and how many open tasks are listed. */
const named = { done: 3, left: 5 } as const;
/** With more segments the progress bar is not readable. */
const longestProgress = 24;

/** "Now", "Thu 26" in the week that begins, "Dec 4" after it. */
const shortDay = (date: LocalDate, { on, locale }: Pick<CheckIn, 'on' | 'locale'>) => {
  if (date <= on) return 'Now';
  return date > addDays(on, 6)
    ? formatLocalDate(date, locale, { month: 'short', day: 'numeric' })
    : `${formatLocalDate(date, locale, { weekday: 'short' })} ${formatLocalDate(date, locale, { day: 'numeric' })}`;
};

const rowOf = ({ title, minutes, who, helper_id }: Task) => ({
  title,
  under: [
    minutes === null ? '' : withNoun(minutes, 'minute'),
    who ?? '',
    helper_id === null ? '' : `From ${helpers[helper_id].name}`,
  ]
    .filter(Boolean)
    .join('. '),
});

/** What was typed of last week and what it says; before that, the question for it. */
const numbersText = ({ lastWeekLine, weekBeforeLine, findings }: CheckIn) => {
  if (lastWeekLine) return [`Last week: ${lastWeekLine}.`, ...findings].join(' ');
  const ask = weekBeforeLine
    ? `The week before: ${weekBeforeLine}. How about last week?`
    : 'Rough numbers are fine.';
  return `Jobs done, money in, quotes sent. ${ask}`;
};

const titleBlock = ({ on, locale, business, headline, done, planned }: CheckIn): MailBlock => ({
  kind: 'title',
  small: `${formatLocalDate(on, locale, { weekday: 'long', month: 'long', day: 'numeric' })}. ${business}`,
  title: headline,
  progress: planned > 0 && planned <= longestProgress ? { done: done.length, planned } : undefined,
  checks: done.slice(0, named.done).map(({ title }) => title),
  more: done.length > named.done ? `and ${done.length - named.done} more` : undefined,
});

const blocksOf = (checkIn: CheckIn, frame: MailFrame): MailBlock[] => {
  const { left, leftLine, next, results, seasons, offer, owed } = checkIn;
  return [
    titleBlock(checkIn),
    ...(left.length
      ? [{ kind: 'rows', heading: leftLine, rows: left.slice(0, named.left).map(rowOf) } as const]
      : []),
    ...(next.length
      ? [{ kind: 'rows', heading: 'This week', rows: next.map(rowOf) } as const]
      : []),
    ...(results.length
      ? [
          {
            kind: 'rows',
            heading: 'Results last week',
            rows: results.map((title) => ({ title, under: '' })),
          } as const,
        ]
      : []),
    ...(owed.length
      ? [
          {
            kind: 'text',
            heading: 'Owed to you',
            text: owed.join(' '),
            link: { href: frame.money, label: 'See who owes you' },
            button: false,
          } as const,
        ]
      : []),
    {
      kind: 'text',
      heading: checkIn.lastWeekLine ? '3 numbers from last week' : '3 quick numbers',
      text: numbersText(checkIn),
      link: { href: frame.page, label: `Open your ${weekdayName(frame)} check-in` },
      button: true,
    },
    ...(seasons.length
      ? [
          {
            kind: 'days',
            heading: 'Coming up this season',
            rows: seasons.map(({ entry, actOn }) => ({
              day: shortDay(actOn, checkIn),
              text: `${entry.title}. ${entry.why}`,
            })),
          } as const,
        ]
      : []),
    {
      kind: 'text',
      heading: 'One idea for this week',
      text: offer.question,
      link: { href: frame.offer, label: offer.action },
      button: false,
    },
  ];
};

/** The check-in as a mail in both forms. */
export const checkInMail = (checkIn: CheckIn, frame: MailFrame): MailContent => {
  const [season] = checkIn.seasons;
  return writeMail({
    subject: checkIn.headline,
    preheader: [checkIn.leftLine, season?.entry.title]
      .filter(Boolean)
      .map((text) => `${text}.`)
      .join(' '),
    label: `Your ${weekdayName(frame)} check-in`,
    blocks: blocksOf(checkIn, frame),
    footer: footerOf(frame, everyWeek(frame)),
  });
};
