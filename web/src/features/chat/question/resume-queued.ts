import { toast } from '#web/core/toast.tsx';
import { unlessElsewhere } from '#web/core/with-lock.ts';
import { conversationAt } from '../conversation/use-conversation.ts';
import { dequeue, lockOf, waitingFor } from './outbox.ts';

/**
 * Asks what another visit sent and got no answer to, under the same message id, so that it is counted once. A question
 * that waits in another tab is left to that tab.
 */
export const resumeQueued = async (businessIds: readonly string[]) => {
  for (const { place, turn } of await waitingFor(businessIds))
    await unlessElsewhere(lockOf(turn.id), async () => {
      const conversation = conversationAt(place);
      const known = conversation.state().turns.find(({ id }) => id === turn.id);
      if (known?.state === 'answered') return dequeue(turn.id);
      if (!known) toast('Answering the question you sent earlier.');
      conversation.takeBack(turn);
    });
};
