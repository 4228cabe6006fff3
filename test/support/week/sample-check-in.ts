import { tradeSeasons } from '#shared/catalogue/trade-seasons.ts';
import type { CheckInInput } from '#shared/domain/week/check-in/check-in.ts';
import type { MailFrame } from '#shared/domain/week/check-in/check-in-mail-frame.ts';
import type { WeekNumbers } from '#shared/domain/week/check-in/week-numbers-schemas.ts';
import { comingSeasons } from '#shared/domain/week/season-calendar.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { taskOf, ulidOf } from './sample-tasks.ts';

/** Numbers of a week. */
export const weekNumbers = (
  week: string,
  jobs_done: number | null,
  money_in: number | null,
  quotes_out: number | null,
): WeekNumbers => ({ week, jobs_done, money_in, quotes_out });

/** Eight weeks of a cleaning company until November 22, 2026. */
export const eightWeeks = [
  weekNumbers('2026-W40', 24, 3790, 3),
  weekNumbers('2026-W41', 25, 4310, 4),
  weekNumbers('2026-W42', 27, 3680, 2),
  weekNumbers('2026-W43', 23, 4470, 5),
  weekNumbers('2026-W44', 26, 3900, 4),
  weekNumbers('2026-W45', 28, 4240, 3),
  weekNumbers('2026-W46', 25, 4710, 6),
  weekNumbers('2026-W47', 24, 3960, 5),
];

/** Seven tasks done in the week until November 22, the first of them last. */
export const doneTitles = [
  'Answered the three quotes from the home show',
  'Put the two new photos on your Google page',
  'Called the Bexley office about the late bill',
  'Ordered microfiber cloths',
  'Asked the Lees for a review',
  'Sent the invoice for the school',
  'Sharpened the price list',
];

/** A task that was done on a day of that week. */
export const doneTask = (title: string, at: number, more: Partial<Task> = {}): Task =>
  taskOf({
    id: ulidOf(100 + at),
    title,
    due: '2026-11-18',
    state: 'done',
    done_at: `2026-11-${22 - (at % 6)}T15:00:00.000Z`,
    ...more,
  });

/** The input of the weekly check-in of Monday, November 23: seven of nine tasks done. */
export const sparkle = (more: Partial<CheckInInput> = {}): CheckInInput => ({
  business: { name: 'Sparkle & Sons Cleaning Co', currency: 'USD' },
  locale: 'en-US',
  timeZone: 'America/New_York',
  on: '2026-11-23',
  tasks: [
    ...doneTitles.map((title, at) =>
      doneTask(title, at, { done_at: `2026-11-${22 - at}T15:00:00.000Z` }),
    ),
    taskOf({ id: ulidOf(1), due: '2026-11-20', helper_id: 'sales' }),
    taskOf({
      id: ulidOf(2),
      due: '2026-11-22',
      title: 'Ask Janet for a review',
      minutes: 5,
      helper_id: 'marketing',
    }),
    taskOf({ id: ulidOf(3), due: '2026-11-24', title: 'Text the first 10 regulars', minutes: 20 }),
  ],
  numbers: eightWeeks,
  seasons: comingSeasons(
    tradeSeasons['Cleaning Company'],
    { winters: 'freezing', hemisphere: 'north' },
    '2026-11-23',
  ),
  ...more,
});

/** The frame of the weekly check-in email. */
export const mailFrame: MailFrame = {
  page: 'https://sevenhands.example/dashboard/check-in',
  offer: 'https://sevenhands.example/dashboard/sales?prompt=sales.follow-up.quote-gone-quiet',
  stop: 'https://sevenhands.example/stop?token=abc&kind=check-in',
  money: 'https://sevenhands.example/dashboard/numbers',
  settings: 'https://sevenhands.example/dashboard/profile/calendar#check-in',
  weekday: 1,
  hour: 7,
  locale: 'en-US',
  postalAddress: '1 Main Street, Columbus, OH 43215',
};
