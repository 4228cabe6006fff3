import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import CornerLeftDown from '@lucide/icons/icons/corner-left-down';
import Lightbulb from '@lucide/icons/icons/lightbulb';
import Plus from '@lucide/icons/icons/plus';
import Send from '@lucide/icons/icons/send';
import { Link } from 'react-router-dom';
import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { numberWord } from '#shared/domain/lib/number-words.ts';
import type { ComingSeason } from '#shared/domain/week/season-schemas.ts';
import type { LocalToday } from '#shared/domain/week/task-groups.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { findTaskOfSource, taskFromSeason } from '#shared/domain/week/tasks-from-sources.ts';
import { OwedToday, useOverdue } from '#web/features/connections/owed/owed-today.tsx';
import {
  FailedPostsToday,
  useFailedPosts,
} from '#web/features/connections/posts/failed-posts-today.tsx';
import { ReviewToday, useReviewsToday } from '#web/features/connections/reviews/review-today.tsx';
import { markSentLabels } from '#web/features/drafts/mark-sent-labels.ts';
import { monthDay } from '#web/features/week/day-labels.ts';
import { addTasksOffline } from '#web/features/week/pending/pending-changes-queue.ts';
import { TaskConflictNotices } from '#web/features/week/task-conflict-notices.tsx';
import { TaskList } from '#web/features/week/task-list.tsx';
import type { TodayPageData } from '#web/features/week/today-page-query.ts';
import { todaySummary } from '#web/features/week/today-summary.ts';
import { useUndoableChanges } from '#web/features/week/use-undoable-changes.ts';
import { firstRows, listsOf } from '#web/features/week/week-lists.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** So many lines stand on the dashboard; the week page has the rest. */
const rowsShown = 6;
/** So many uses of ten minutes an empty day offers. */
const usesShown = 3;

type Props = {
  business: Business;
  tasks: readonly Task[];
  seasons: readonly ComingSeason[];
  here: LocalToday;
  rest:
    | Pick<TodayPageData, 'last_conversation' | 'unsent_draft' | 'weeks' | 'suggestions'>
    | undefined;
  /** Puts a question into the message input and sends nothing. */
  onPick: (question: string) => void;
};

/** The first season that is not in the week yet; what was added stays in the list of tasks. */
const hintOf = (seasons: readonly ComingSeason[], tasks: readonly Task[]) =>
  seasons.find(
    ({ entry, startsOn }) =>
      !findTaskOfSource(tasks, { kind: 'season', entry: entry.id, starts_on: startsOn }),
  );

/**
 * What there is to do today, the most important first: money that is overdue, a review to answer, overdue tasks, a draft that
 * was not sent, the tasks of today, and one hint of the season. On an empty day it says so, with what is worth ten minutes.
 */
export const TodayList = ({ business, tasks, seasons, here, rest, onPick }: Props) => {
  const { changed, change, undo } = useUndoableChanges(tasks);
  const { customers } = useOverdue(business, here.today);
  const reviews = useReviewsToday(business.id);
  const failedPosts = useFailedPosts(business.id);
  const summary = todaySummary(tasks, here);
  const hint = hintOf(seasons, tasks);
  const draft = rest?.unsent_draft ? rest : undefined;
  const shown = [customers, failedPosts, reviews].filter(({ length }) => length > 0).length;
  const others = shown + Number(Boolean(draft)) + Number(Boolean(hint));
  const hasOthers = others > 0;
  const rows = firstRows(listsOf(tasks, changed, here), rowsShown - others);
  const { overdue = [], dueToday = [] } = Object.groupBy(rows, ({ task }) =>
    task.due < here.today ? 'overdue' : 'dueToday',
  );
  const acting = { here, onChange: change, onUndo: undo };
  const more = summary.count - rows.filter(({ undoable }) => !undoable).length;
  const isEmpty = summary.count === 0 && shown === 0 && !draft;
  const asksNumbers = isEmpty && rest?.weeks.length === 0;
  const questions = isEmpty
    ? rest?.suggestions.slice(0, usesShown - Number(Boolean(hint)) - Number(asksNumbers))
    : undefined;
  // The first thing that is still to be done has the filled button.
  const isMoneyDone = customers.length === 0 || customers[0]?.lastReminder != null;
  return (
    <section aria-labelledby="things-today">
      <div className="today-head">
        <h2 id="things-today">
          {isEmpty || !hasOthers ? summary.title : thingsToday(summary.count + others)}
        </h2>
        <span>
          {isEmpty ? 'good uses of 10 minutes' : hasOthers ? 'most important first' : summary.time}
        </span>
      </div>
      <TaskConflictNotices businessId={business.id} today={here.today} />
      {shown > 0 && (
        <ul className="today-rows">
          <OwedToday customers={customers} business={business} />
          <FailedPostsToday failed={failedPosts} isMain={isMoneyDone} />
          <ReviewToday reviews={reviews} isMain={isMoneyDone && failedPosts.length === 0} />
        </ul>
      )}
      {overdue.length > 0 && <TaskList rows={overdue} {...acting} />}
      {draft && (
        <ul className="today-rows">
          <UnsentDraft
            {...draft}
            isMain={isMoneyDone && failedPosts.length === 0 && reviews.length === 0}
          />
        </ul>
      )}
      {dueToday.length > 0 && <TaskList rows={dueToday} {...acting} />}
      <ul className="today-rows" aria-label="Coming up">
        {hint && <SeasonHint season={hint} businessId={business.id} here={here} isMain={isEmpty} />}
        {asksNumbers && <FirstCheckIn isMain={!hint} />}
        {questions?.map((question) => (
          <Question key={question} text={question} onPick={onPick} />
        ))}
      </ul>
      {more > 0 && (
        <p className="today-more">
          <Link to="/dashboard/week">{more} more in your week</Link>
        </p>
      )}
    </section>
  );
};

const thingsToday = (count: number) =>
  `${numberWord(count)} ${count === 1 ? 'thing' : 'things'} today`;

/** The first thing to do has the one filled button of the page. */
type IsMain = { isMain: boolean };

/** A draft of the last chat that waits to be sent. */
const UnsentDraft = ({
  last_conversation: chat,
  unsent_draft: draft,
  isMain,
}: Pick<TodayPageData, 'last_conversation' | 'unsent_draft'> & IsMain) => {
  if (!chat || !draft) return null;
  return (
    <li className="today-row">
      <span className="today-icon">
        <Icon icon={Send} />
      </span>
      <div>
        <b>
          Not {(markSentLabels[draft.channel]?.done ?? 'Sent').toLowerCase()} yet: {draft.title}
        </b>
        <small>
          From {helpers[chat.helper_id].name}: {chat.title}
        </small>
      </div>
      <LinkButton
        variant={isMain ? 'primary' : 'outline'}
        to={`/dashboard/${chat.helper_id}?memoryId=${chat.id}`}
      >
        Open draft
      </LinkButton>
    </li>
  );
};

/** What the season brings next, and the press that takes it into the week. */
const SeasonHint = ({
  season,
  businessId,
  here,
  isMain,
}: IsMain & {
  season: ComingSeason;
  businessId: string;
  here: LocalToday;
}) => {
  const { entry, startsOn } = season;
  return (
    <li className="today-row">
      <span className="today-icon">
        <Icon icon={Lightbulb} />
      </span>
      <div>
        <b>{entry.title}</b>
        <small>
          {startsOn > here.today && `From ${monthDay(startsOn)}. `}
          {entry.why}
        </small>
      </div>
      <Button
        variant={isMain ? 'primary' : 'quiet'}
        onClick={() => addTasksOffline(businessId, [taskFromSeason(season, here.today, ulid())])}
      >
        <Icon icon={Plus} />
        Add to my week<span className="sr-only">: {entry.title}</span>
      </Button>
    </li>
  );
};

/** Where no week was ever looked back on: the weekly check-in, which takes a few minutes. */
const FirstCheckIn = ({ isMain }: IsMain) => (
  <li className="today-row">
    <span className="today-icon">
      <Icon icon={CalendarPlus} />
    </span>
    <div>
      <b>Add last week’s numbers</b>
      <small>Jobs, money in, and quotes. It takes 5 minutes.</small>
    </div>
    <LinkButton variant={isMain ? 'primary' : 'quiet'} to="/dashboard/check-in">
      Start
      <span className="sr-only"> your weekly check-in</span>
    </LinkButton>
  </li>
);

/** A question that fits this trade and this week, for the assistant below. */
const Question = ({ text, onPick }: { text: string; onPick: (text: string) => void }) => (
  <li className="today-row">
    <span className="today-icon">
      <Icon icon={CornerLeftDown} />
    </span>
    <div>
      <b>{text}</b>
      <small>The right helper answers.</small>
    </div>
    <Button variant="quiet" onClick={() => onPick(text)}>
      Ask<span className="sr-only">: {text}</span>
    </Button>
  </li>
);
