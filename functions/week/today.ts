import { Problem } from '#shared/contract/problem.ts';
import { week } from '#shared/contract/week.ts';
import { tradeOf } from '#shared/domain/choices.ts';
import { tradeWords } from '#shared/domain/first-run.ts';
import { knownNumbersOf } from '#shared/domain/numbers/known.ts';
import { reviewDayOf } from '#shared/domain/review-schedule.ts';
import { suggestionsFor } from '#shared/domain/suggestions.ts';
import { handle } from '../lib/http.ts';
import { seasonsOf, todayOf } from '../services/business-week.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { listConversations } from '../tables/conversations-table.ts';
import { listNumberEntries } from '../tables/numbers-table.ts';
import { findReview, settingsOf } from '../tables/reviews-table.ts';
import { listTasks } from '../tables/tasks-table.ts';
import { newestWeeks, weeksBefore } from '../tables/week-numbers-table.ts';

/** Everything the dashboard opens on, in one request. */
export const today = handle(week.today, async ({ business_id }, { user, now }) => {
  const [business, tasks, { chats }, entries, review, weeks] = await Promise.all([
    findBusiness(user.id, business_id),
    listTasks(user.id, business_id, now),
    listConversations(user.id, 1, undefined, { business_id }),
    listNumberEntries(user.id, business_id, { consistent: true }),
    findReview(user.id, business_id),
    newestWeeks(user.id, business_id),
  ]);
  if (!business) throw new Problem('not-found');
  const day = todayOf(business, now);
  const seasons = await seasonsOf(business, day);
  return {
    today: day,
    time_zone: business.time_zone,
    tasks,
    seasons,
    last_conversation: chats[0] ?? null,
    numbers: knownNumbersOf(entries),
    weeks: weeksBefore(weeks, reviewDayOf(day, settingsOf(review).weekday)),
    suggestions: suggestionsFor({
      today: day,
      tasks,
      seasons,
      job: tradeWords[tradeOf(business.type)].job,
    }),
  };
});
