import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { channelLabels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import type { SavedWork } from '#shared/domain/drafts/saved-work.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { formatMoment } from '#web/core/dates/format-date.ts';
import { plainPreview } from '#web/features/history/plain-preview.ts';
import { saidDay } from '#web/features/week/day-labels.ts';
import type { Entry, IsLocked } from './find-entry.ts';

/** A conversation to open; `found` is the passage that has the words. */
export const chatEntry = (
  {
    id,
    helper_id,
    title,
    preview,
    updated_at,
    found,
  }: Conversation & { found?: string | null | undefined },
  isLocked: IsLocked,
): Entry => ({
  id: `chat ${id}`,
  kind: 'chat',
  title,
  detail: `${helpers[helper_id].name} · ${formatMoment(updated_at)}`,
  passage: found ? plainPreview(found) : undefined,
  words: preview,
  to: `/dashboard/${helper_id}?memoryId=${id}`,
  helper: helper_id,
  isLocked: isLocked(helper_id),
});

/** The tasks of the week: the open ones by their day, then those that are done. */
export const taskEntries = (tasks: readonly Task[], today: string): Entry[] =>
  tasks
    .filter(({ state }) => state !== 'dropped')
    .toSorted(
      (one, other) =>
        Number(one.state === 'done') - Number(other.state === 'done') ||
        one.due.localeCompare(other.due),
    )
    .map(({ id, title, detail, due, state }) => ({
      id: `task ${id}`,
      kind: 'task',
      title,
      detail: state === 'done' ? 'Done' : capitalized(saidDay(due, today)),
      words: detail ?? '',
      to: `/dashboard/week?found=${id}`,
    }));

/** The saved drafts and documents, as they are listed. */
export const workEntries = (items: readonly SavedWork[]): Entry[] =>
  items.map(({ id, name, channel, subject, body, helper_id }) => ({
    id: `work ${id}`,
    kind: 'work',
    title: name,
    detail: `${channelLabels[channel]} · ${helpers[helper_id].name}`,
    words: `${subject ?? ''} ${body}`,
    to: `/dashboard/work?found=${id}`,
  }));
