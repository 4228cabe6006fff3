import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { daysBetween } from '#shared/domain/lib/local-date.ts';
import { monthDay } from '../day-labels.ts';

const nth = (n: number, of: number) => (of === 1 ? 'a reminder' : `reminder ${n}`);

/** Everything that is known of an invoice by day, the newest first. */
export const WhatHappened = ({
  one,
  today,
  money,
}: {
  one: Receivable;
  today: string;
  money: (value: number) => string;
}) => {
  const { issued, due, paid, reminders, total } = one;
  const lines = [
    ...(paid
      ? [
          {
            on: paid,
            words: 'Paid',
            more: due && due < paid ? `${daysOf(daysBetween(due, paid))} after it was due` : '',
          },
        ]
      : []),
    ...reminders
      .map(({ on }, at) => ({ on, words: `You sent ${nth(at + 1, reminders.length)}`, more: '' }))
      .toReversed(),
    ...(due && due <= today ? [{ on: due, words: 'Due', more: '' }] : []),
    { on: issued, words: 'Invoice date', more: money(Number(total)) },
  ].toSorted((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0));
  return (
    <section aria-labelledby="what-happened">
      <h2 id="what-happened">What happened when</h2>
      <ol className="invoice-days">
        {lines.map(({ on, words, more }) => (
          <li key={`${on} ${words}`}>
            <time dateTime={on}>{monthDay(on)}</time>
            <span>
              {words}
              {more && <small>{more}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const daysOf = (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`;
