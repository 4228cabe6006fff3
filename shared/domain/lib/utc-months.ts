/** The month of a moment in UTC, for example `2026-11`. */
export const monthOf = (moment: Date) => moment.toISOString().slice(0, 7);

/** The month before, across the turn of the year. */
export const monthBefore = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 2)));
};

/** The month of a moment and those before it, so many in all, the newest first. */
export const monthsUntil = (moment: Date, count: number): string[] =>
  Array.from({ length: count }).reduce<string[]>(
    (months) => [...months, months.length ? monthBefore(months.at(-1) ?? '') : monthOf(moment)],
    [],
  );
