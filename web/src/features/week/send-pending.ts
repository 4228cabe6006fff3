/** Sends the changes of tasks one after the other, and again until the server has said yes or no. */
import { ulid } from 'ulid';
import { Problem } from '#shared/contract/problem.ts';
import type { NewTask, Task, TaskChange } from '#shared/domain/week/tasks.ts';
import { api } from '#web/core/api.ts';
import { currentPreview } from '#web/core/preview.ts';
import { queryClient } from '#web/core/query-client.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { toast } from '#web/core/toast.tsx';
import { withLock } from '#web/core/with-lock.ts';
import { addClash } from './clashes.ts';
import {
  afterSaved,
  changePending,
  latestPending,
  type PendingChanges,
} from './pending-changes.ts';
import { weekQuery } from './week-query.ts';

/** Waiting times between attempts; the last one is used from then on. */
const waitsMs = [2000, 5000, 15_000, 30_000];

const sending = new Map<string, { tries: number; isBusy: boolean; timer?: Timer }>();
type Timer = ReturnType<typeof setTimeout>;

const stateOf = (businessId: string) => {
  const state = sending.get(businessId) ?? { tries: 0, isBusy: false };
  sending.set(businessId, state);
  return state;
};

const request = async (business_id: string, one: PendingChanges): Promise<readonly Task[]> => {
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

/** A failure that ends by itself: no connection, a busy server, a session that has to be renewed. */
const isPassing = (error: unknown) =>
  !(error instanceof Problem) || error.retryable || error.code === 'signed-out';

const storedIn = (error: unknown) =>
  error instanceof Problem && error.code === 'conflict'
    ? (error.data as { task?: Task } | undefined)?.task
    : undefined;

const refuse = (businessId: string, one: PendingChanges, error: unknown) => {
  changePending(businessId, (unsent) => unsent.filter(({ id }) => id !== one.id));
  const stored = storedIn(error);
  if (stored && one.kind === 'change') {
    show(businessId, [stored]);
    addClash(businessId, { id: one.id, stored, change: one.change });
    return;
  }
  toast(error instanceof Problem ? error.message : 'Couldn’t save that. Try again.');
  void queryClient.invalidateQueries({ queryKey: weekQuery(businessId).queryKey });
};

/** Sends the first changes until none is left; answers whether the rest has to wait. */
const sendAll = async (businessId: string): Promise<'waits' | 'sent'> => {
  for (;;) {
    const [one] = latestPending(businessId);
    if (!one) return 'sent';
    try {
      const saved = await request(businessId, one);
      show(businessId, saved);
      changePending(businessId, (unsent) => afterSaved(unsent, one, saved));
      stateOf(businessId).tries = 0;
    } catch (error) {
      if (isPassing(error)) return 'waits';
      refuse(businessId, one, error);
    }
  }
};

/**
 * Sends what is unsent of a business, in one tab at a time; while that fails for now, it is tried again later and when
 * the connection is back.
 */
export const sendPending = async (businessId: string): Promise<void> => {
  const state = stateOf(businessId);
  if (state.isBusy) return;
  clearTimeout(state.timer);
  state.isBusy = true;
  try {
    const ended = await withLock(`unsent ${businessId}`, () => sendAll(businessId));
    if (ended === 'sent') return;
    const wait = waitsMs[Math.min(state.tries, waitsMs.length - 1)];
    state.tries += 1;
    state.timer = setTimeout(() => void sendPending(businessId), wait);
  } finally {
    state.isBusy = false;
  }
};

globalThis.addEventListener?.('online', () => {
  for (const businessId of sending.keys()) void sendPending(businessId);
});

const enqueue = (businessId: string, one: PendingChanges) => {
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
  changePending(businessId, (unsent) => [...unsent, one]);
  void sendPending(businessId);
};

const made = () => ({ id: ulid(), at: serverNow().toISOString() });

/** Adds tasks: shown at once, sent as soon as that is possible. */
export const addTasks = (businessId: string, tasks: readonly NewTask[]) =>
  enqueue(businessId, { ...made(), kind: 'add', tasks });

/** Changes a task: shown at once, sent as soon as that is possible. */
export const changeOne = (task: Task, change: TaskChange) => {
  const { id, at } = made();
  enqueue(task.business_id, {
    ...{ id, at, kind: 'change', task: task.id, seen: task.version },
    change: change.kind === 'tick' ? { at, ...change } : change,
  });
};
