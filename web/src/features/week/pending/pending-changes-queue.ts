/** Changes of tasks that the server does not have yet: shown at once, kept on this device, and sent until the server has said yes or no. */
import { Problem } from '#shared/contract/problem.ts';
import type { NewTask, Task, TaskChange } from '#shared/domain/week/task-schemas.ts';
import { currentPreview } from '#web/core/admin/admin-preview.ts';
import { api } from '#web/core/api.ts';
import { nextId } from '#web/core/next-id.ts';
import { conflictData } from '#web/core/people/conflict-data.ts';
import { isOwnChange, whoWasFirstWords } from '#web/core/people/last-change-words.ts';
import { queryClient } from '#web/core/query-client.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { toast } from '#web/core/toast.tsx';
import { withTabLock } from '#web/core/with-tab-lock.ts';
import { outboxOf } from '#web/offline/outbox.ts';
import { weekQuery } from '../week-query.ts';
import { pendingAfterSaved } from './apply-pending-changes.ts';
import { addConflictingChange } from './conflicting-changes.ts';
import type { PendingChange } from './pending-change-type.ts';

/** The pending changes by business, in the order they were made. */
export const pendingChanges = outboxOf<PendingChange>('task-change');

/** Waiting times between attempts; the last one is used from then on. */
const waitsMs = [2000, 5000, 15_000, 30_000];

type Sending = { attempts: number; run?: Promise<void>; timer?: ReturnType<typeof setTimeout> };
const sending = new Map<string, Sending>();

const stateOf = (businessId: string): Sending => {
  const state = sending.get(businessId) ?? { attempts: 0 };
  sending.set(businessId, state);
  return state;
};

const request = async (business_id: string, one: PendingChange): Promise<readonly Task[]> => {
  if (one.kind === 'add')
    return (await api.week.addTasks({ business_id, tasks: [...one.tasks] })).tasks;
  const { task: id, seen, change } = one;
  return [await api.week.changeTask({ business_id, id, seen, change })];
};

/** Puts stored tasks into what the pages show. */
const show = (businessId: string, tasks: readonly Task[]) =>
  queryClient.setQueryData(weekQuery(businessId).queryKey, (week) => {
    if (!week) return week;
    const ids = new Set(tasks.map(({ id }) => id));
    return { ...week, tasks: [...week.tasks.filter(({ id }) => !ids.has(id)), ...tasks] };
  });

/** Who closed a task that this change was meant for, where the change stands all the same; empty for nobody. */
const closedFirst = (one: PendingChange, task: Task | undefined) => {
  if (one.kind === 'add' || !task || task.state === 'open' || task.changed.state <= one.seen)
    return '';
  const { state } = task.changed_by ?? {};
  const isAboutState = one.change.kind !== 'move' && one.change.kind !== 'edit';
  // Checked off twice by one person is checked off.
  if (isAboutState && isOwnChange(state)) return '';
  return whoWasFirstWords(
    state,
    `${task.state === 'done' ? 'checked off' : 'skipped'} “${task.title}”`,
  );
};

/** A failure that ends by itself: no connection, a busy server, a session that has to be renewed. */
const isPassing = (error: unknown) =>
  !(error instanceof Problem) || error.retryable || error.code === 'signed-out';

const refuse = (businessId: string, one: PendingChange, error: unknown) => {
  pendingChanges.dequeue(businessId, one.id);
  const stored = conflictData<{ task?: Task }>(error)?.task;
  if (stored && one.kind === 'change') {
    show(businessId, [stored]);
    addConflictingChange(businessId, { id: one.id, stored, change: one.change });
    return;
  }
  toast(error instanceof Problem ? error.message : 'Couldn’t save that. Try again.');
  void queryClient.invalidateQueries({ queryKey: weekQuery(businessId).queryKey });
};

/** Sends the first changes until none is left; answers whether the rest has to wait. */
const sendAll = async (businessId: string): Promise<'waits' | 'sent'> => {
  for (;;) {
    const [one] = pendingChanges.latest(businessId);
    if (!one) return 'sent';
    try {
      const saved = await request(businessId, one);
      show(businessId, saved);
      toast(closedFirst(one, saved[0]));
      // A connected calendar follows; asked for again where it is shown.
      if (one.kind === 'change')
        void queryClient.invalidateQueries({ queryKey: ['calendar-entries', businessId] });
      const pending = pendingChanges.latest(businessId);
      pendingChanges.dequeue(businessId, one.id);
      for (const later of pendingAfterSaved(pending, one, saved))
        if (!pending.includes(later)) pendingChanges.enqueue(businessId, later);
      stateOf(businessId).attempts = 0;
    } catch (error) {
      if (isPassing(error)) return 'waits';
      refuse(businessId, one, error);
    }
  }
};

const send = async (businessId: string): Promise<void> => {
  const state = stateOf(businessId);
  clearTimeout(state.timer);
  try {
    const all = () => withTabLock(`task changes ${businessId}`, () => sendAll(businessId));
    // What came in while the lock was given back is sent too.
    while ((await all()) === 'sent') if (pendingChanges.latest(businessId).length === 0) return;
    const wait = waitsMs[Math.min(state.attempts, waitsMs.length - 1)];
    state.attempts += 1;
    state.timer = setTimeout(() => void sendPending(businessId), wait);
  } finally {
    delete state.run;
  }
};

/**
 * Sends the pending changes of a business, in one tab at a time; while that fails for now, it is tried again later and when
 * the connection is back. Ends when what is under way already has ended.
 */
export const sendPending = (businessId: string): Promise<void> => {
  const state = stateOf(businessId);
  state.run ??= send(businessId);
  return state.run;
};

globalThis.addEventListener?.('online', () => {
  for (const businessId of sending.keys()) void sendPending(businessId);
});

const add = (businessId: string, one: PendingChange) => {
  // What was asked for before this change must not be shown after it.
  if (queryClient.getQueryData(weekQuery(businessId).queryKey)) {
    void queryClient.cancelQueries({ queryKey: ['week', businessId] });
    void queryClient.cancelQueries({ queryKey: ['today', businessId] });
  }
  // The server refuses it and says so; nothing is shown as if it were done.
  if (currentPreview()) {
    void request(businessId, one).catch(() => {});
    return;
  }
  pendingChanges.enqueue(businessId, one);
  void sendPending(businessId);
};

/** Sorts after the changes that are pending already. */
const made = (businessId: string) => ({
  id: nextId(pendingChanges.latest(businessId)),
  at: serverNow().toISOString(),
});

/** Adds tasks: shown at once, sent as soon as that is possible. */
export const addTasksOffline = (businessId: string, tasks: readonly NewTask[]) =>
  add(businessId, { ...made(businessId), kind: 'add', tasks });

/** Changes a task: shown at once, sent as soon as that is possible. */
export const changeTaskOffline = (task: Task, change: TaskChange) => {
  const { id, at } = made(task.business_id);
  add(task.business_id, {
    ...{ id, at, kind: 'change', task: task.id, seen: task.version },
    change: change.kind === 'tick' ? { at, ...change } : change,
  });
};
