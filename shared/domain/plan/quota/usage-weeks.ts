/** How many questions were asked, by week and helper. */
import type { HelperId } from '../../catalogue/helper-ids.ts';

/** How many weeks are shown, the current one included. */
export const weeksShown = 8;
const dayMs = 24 * 60 * 60 * 1000;

/** Questions of one helper in the week that begins on the Monday `from` (UTC). */
export type WeekCount = { from: string; helper_id: HelperId; questions: number };

const mondayOf = (at: Date) => {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(Math.floor(at.getTime() / dayMs) * dayMs - sinceMonday * dayMs);
};

/** The Mondays of the weeks that are shown, oldest first, as dates (UTC). */
export const weekStarts = (now: Date): string[] =>
  Array.from({ length: weeksShown }, (_, nth) =>
    new Date(mondayOf(now).getTime() - (weeksShown - 1 - nth) * 7 * dayMs)
      .toISOString()
      .slice(0, 10),
  );

/** Counts questions by week and helper, oldest week first; questions before the weeks that are shown are left out. */
export const countWeeks = (
  asked: readonly { helper_id: HelperId | null; created_at: string }[],
  now: Date,
): WeekCount[] => {
  const [first = ''] = weekStarts(now);
  const counts = new Map<string, WeekCount>();
  for (const { helper_id, created_at } of asked) {
    const from = mondayOf(new Date(created_at)).toISOString().slice(0, 10);
    if (!helper_id || from < first) continue;
    const count = counts.get(from + helper_id) ?? { from, helper_id, questions: 0 };
    counts.set(from + helper_id, { ...count, questions: count.questions + 1 });
  }
  return [...counts.values()].sort((one, other) => (one.from < other.from ? -1 : 1));
};
