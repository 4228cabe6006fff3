/** The Monday review as a mail. */
import { helpers } from './helpers.ts';
import { addDays, type LocalDate } from './local-date.ts';
import type { MailBlock, MailContent } from './mail.ts';
import { written } from './mail-html.ts';
import type { Review } from './review.ts';
import { dayText, everyWeek, footerOf, type MailFrame, weekdayName } from './review-mail-frame.ts';
import { numberWord } from './review-numbers.ts';
import type { Task } from './tasks.ts';

/** How many done and how many open tasks are listed. */
const named = { done: 3, left: 5 } as const;
/** With more segments the progress bar is not readable. */
const longestProgress = 24;

/** "Now", "Thu 26" in the week that begins, "Dec 4" after it. */
const shortDay = (date: LocalDate, { on, locale }: Pick<Review, 'on' | 'locale'>) => {
  if (date <= on) return 'Now';
  return date > addDays(on, 6)
    ? dayText(date, locale, { month: 'short', day: 'numeric' })
    : `${dayText(date, locale, { weekday: 'short' })} ${dayText(date, locale, { day: 'numeric' })}`;
};

const rowOf = ({ title, minutes, who, helper_id }: Task) => ({
  title,
  under: [
    minutes === null ? '' : `${minutes} minutes`,
    who ?? '',
    helper_id === null ? '' : `From ${helpers[helper_id].name}`,
  ]
    .filter(Boolean)
    .join('. '),
});

/** What was typed of last week and what it says; before that, the question for it. */
const numbersText = ({ lastWeekLine, weekBeforeLine, findings }: Review) => {
  if (lastWeekLine) return [`Last week: ${lastWeekLine}.`, ...findings].join(' ');
  const ask = weekBeforeLine
    ? `The week before it was ${weekBeforeLine}. And last week?`
    : 'Rough is fine.';
  return `Jobs done, money in, quotes out. ${ask}`;
};

const titleBlock = ({ on, locale, business, headline, done, planned }: Review): MailBlock => ({
  kind: 'title',
  small: `${dayText(on, locale, { weekday: 'long', month: 'long', day: 'numeric' })}. ${business}`,
  title: headline,
  progress: planned > 0 && planned <= longestProgress ? { done: done.length, planned } : undefined,
  checks: done.slice(0, named.done).map(({ title }) => title),
  more:
    done.length > named.done
      ? `and ${numberWord(done.length - named.done).toLowerCase()} more`
      : undefined,
});

const blocksOf = (review: Review, frame: MailFrame): MailBlock[] => {
  const { left, leftLine, next, seasons, offer } = review;
  return [
    titleBlock(review),
    ...(left.length
      ? [{ kind: 'rows', heading: leftLine, rows: left.slice(0, named.left).map(rowOf) } as const]
      : []),
    ...(next.length
      ? [{ kind: 'rows', heading: 'This week', rows: next.map(rowOf) } as const]
      : []),
    {
      kind: 'text',
      heading: review.lastWeekLine ? 'Three numbers of last week' : 'Three numbers, half a minute',
      text: numbersText(review),
      link: { href: frame.page, label: `Open your ${weekdayName(frame)} page` },
      button: true,
    },
    ...(seasons.length
      ? [
          {
            kind: 'days',
            heading: 'What the season brings',
            rows: seasons.map(({ entry, actOn }) => ({
              day: shortDay(actOn, review),
              text: `${entry.title}. ${entry.why}`,
            })),
          } as const,
        ]
      : []),
    {
      kind: 'text',
      heading: 'One thing that fits this week',
      text: offer.question,
      link: { href: frame.offer, label: offer.action },
      button: false,
    },
  ];
};

/** The review as a mail in both forms. */
export const reviewMail = (review: Review, frame: MailFrame): MailContent => {
  const [season] = review.seasons;
  return written({
    subject: review.headline,
    preheader: [review.leftLine, season?.entry.title]
      .filter(Boolean)
      .map((text) => `${text}.`)
      .join(' '),
    label: `Your ${weekdayName(frame)} review`,
    blocks: blocksOf(review, frame),
    footer: footerOf(frame, everyWeek(frame)),
  });
};
