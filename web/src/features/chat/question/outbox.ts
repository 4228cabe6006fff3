import { memberHere, storedUser } from '#web/core/auth/session.ts';
import { changeEntry, readEntry } from '#web/offline/store.ts';
import type { ConversationPlace } from '../conversation/conversation-state.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';

/** Questions that were sent and not answered yet; they stay on this device when the tab is closed. */

type Waiting = {
  readonly owner: string;
  readonly place: ConversationPlace;
  readonly turn: LocalTurn;
};

/** Changes follow one another: a question is never put here after it was taken out. */
let last: Promise<unknown> = Promise.resolve();
const change = (next: (list: readonly Waiting[]) => readonly Waiting[]) => {
  last = last
    .then(() => {
      // Nothing is written after the owner has left.
      if (memberHere() === null) return;
      return changeEntry<readonly Waiting[]>('outbox', (list = []) => next(list));
    })
    // Without storage a question lasts as long as its tab.
    .catch(() => {});
  return last;
};
const without = (list: readonly Waiting[], id: string) => list.filter(({ turn }) => turn.id !== id);

/** The lock that the tab holds in which a question waits for its answer. */
export const lockOf = (id: string) => `question ${id}`;

/** Keeps a question until it is taken out. */
export const enqueue = (place: ConversationPlace, turn: LocalTurn) => {
  const owner = storedUser();
  if (owner === null) return;
  void change((list) => [...without(list, turn.id), { owner, place, turn }]);
};

/** Takes out a question that is answered, was refused, has failed or was stopped. */
export const dequeue = (id: string) => void change((list) => without(list, id));

/** The questions of who is signed in about these businesses, in the order they were asked. */
export const waitingFor = async (businessIds: readonly string[]) => {
  await last;
  const list = (await readEntry<readonly Waiting[]>('outbox')) ?? [];
  const owner = storedUser();
  return list.filter((one) => one.owner === owner && businessIds.includes(one.place.businessId));
};
