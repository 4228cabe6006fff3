import { Problem } from '#shared/contract/problem.ts';
import { week } from '#shared/contract/week.ts';
import { tradeOf } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { tradeNouns } from '#shared/domain/catalogue/trades/index.ts';
import { unsentDraft } from '#shared/domain/chat/answer-parts/drafts/unsent-draft.ts';
import { dashboardSuggestedQuestions } from '#shared/domain/chat/dashboard-suggested-questions.ts';
import { knownNumbersOf } from '#shared/domain/numbers/known-numbers.ts';
import { checkInDayOf } from '#shared/domain/week/check-in/check-in-schedule.ts';
import { weeksBefore } from '#shared/domain/week/check-in/week-numbers.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { listConversations } from '../chat/turns/conversations-table.ts';
import { turnsBefore } from '../chat/turns/turns-table.ts';
import { handle } from '../lib/http-handler.ts';
import { listNumberEntries } from '../numbers/numbers-table.ts';
import { findCheckIn, settingsOf } from './check-in/check-ins-table.ts';
import { listTasks } from './tasks-table.ts';
import { seasonsOf, todayOf } from './today-and-seasons.ts';
import { newestWeeks } from './week-numbers-table.ts';

/** Everything that Today shows, in one request. */
export const getToday = handle(
  week.today,
  async ({ business_id }, { accountId, personId, now }) => {
    const [business, tasks, { chats }, entries, stored, weeks] = await Promise.all([
      findBusiness(accountId, business_id),
      listTasks(accountId, business_id, now),
      listConversations({ accountId, personId }, 1, undefined, { business_id }),
      listNumberEntries(accountId, business_id, { consistent: true }),
      findCheckIn(accountId, business_id),
      newestWeeks(accountId, business_id),
    ]);
    if (!business) throw new Problem('not-found');
    const day = todayOf(business, now);
    const [last] = chats;
    const [seasons, newest] = await Promise.all([
      seasonsOf(business, day),
      last && turnsBefore(accountId, last.conversationId, { limit: 1, checkMore: false, now }),
    ]);
    const [turn] = newest?.turns ?? [];
    return {
      today: day,
      time_zone: business.time_zone,
      tasks,
      seasons,
      last_conversation: last ?? null,
      unsent_draft: turn ? unsentDraft(turn, now) : null,
      numbers: knownNumbersOf(entries),
      weeks: weeksBefore(weeks, checkInDayOf(day, settingsOf(stored).weekday)),
      suggestions: dashboardSuggestedQuestions({
        today: day,
        tasks,
        job: tradeNouns[tradeOf(business.type)].job,
      }),
    };
  },
);
