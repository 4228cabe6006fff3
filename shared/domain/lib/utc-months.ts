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

const hourMs = 3_600_000;

/** The first and the last month it may be somewhere on Earth: two only for some hours around the turn of one. */
export const monthsNear = (now: Date) => {
  const monthAfter = (hours: number) => monthOf(new Date(now.getTime() + hours * hourMs));
  return [monthAfter(-12), monthAfter(14)] as const;
};
