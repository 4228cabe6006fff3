import './owed.css';
import CircleCheck from '@lucide/icons/icons/circle-check';
import X from '@lucide/icons/icons/x';
import { useState } from 'react';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { paidBetween } from '#shared/domain/connections/receivable-rules.ts';
import { addDays, daysBetween } from '#shared/domain/lib/local-date.ts';
import { moneyWriter } from '#shared/domain/lib/money-writer.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { pageLocale } from '#web/core/page-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { addSeenNews, readSeenNews } from '../news-seen-on-device.ts';

/** So many days a payment is news. */
const newsDays = 7;
/** So many are named; the rest are counted. */
const named = 3;

/** When it was paid, counted from the last reminder where one was sent. */
const whenPaid = ({ paid, reminders }: Receivable, today: string) => {
  const day = paid === today ? 'today' : paid === addDays(today, -1) ? 'yesterday' : 'this week';
  const last = reminders.at(-1);
  if (!last || !paid || paid < last.on) return `${day}.`;
  const days = daysBetween(last.on, paid);
  if (days === 0) return `${day}, the day you sent a reminder.`;
  return `${day}, ${days} ${days === 1 ? 'day' : 'days'} after your reminder.`;
};

const paidAmount = ({ balance, currency }: Receivable) =>
  moneyWriter(pageLocale(), currency)(Number(balance));

/** Tells who paid in the last week, once: it stays until the owner puts it away on this device. */
export const PaidNews = ({
  businessId,
  all,
}: {
  businessId: string;
  all: readonly Receivable[];
}) => {
  const [seen, setSeen] = useState(() => readSeenNews('paid', businessId));
  const today = localToday();
  const paid = paidBetween(all, addDays(today, -newsDays), today);
  const news = paid.filter(({ id }) => !seen.includes(id));
  // Always there, so that what comes into it is announced.
  return (
    <div role="status" className="paid-news-place">
      {news.length > 0 && (
        <div className="paid-news">
          <Icon icon={CircleCheck} />
          <ul>
            {news.slice(0, named).map((one) => (
              <li key={one.id}>
                <b>
                  {one.customer || 'A customer'} paid {paidAmount(one)}
                </b>{' '}
                {whenPaid(one, today)}
              </li>
            ))}
            {news.length > named && <li>And {news.length - named} more.</li>}
          </ul>
          <Button
            variant="icon"
            aria-label="Put this away"
            onClick={() =>
              setSeen(
                addSeenNews(
                  'paid',
                  businessId,
                  paid.map(({ id }) => id),
                ),
              )
            }
          >
            <Icon icon={X} />
          </Button>
        </div>
      )}
    </div>
  );
};
