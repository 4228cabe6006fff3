/** How late an invoice is, in words. */
export const late = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} overdue`;
