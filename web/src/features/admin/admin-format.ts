const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const whole = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "Nov 20", for a day as the counters know it. */
export const dayText = (date: string) => day.format(new Date(date));
/** "Nov 20, 2026, 10:04 AM", in the admin's own time zone. */
export const momentText = (date: string) => moment.format(new Date(date));
/** "12,480" */
export const countText = (count: number) => whole.format(count);

/** "$1,240.50" */
export const moneyText = (cents: number) => dollars.format(cents / 100);
