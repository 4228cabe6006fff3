import { unlessElsewhere } from '#web/device/alone.ts';
import { toast } from '#web/ui/toast.tsx';
import { lockOf, takeOut, waitingFor } from './outbox.ts';
import { conversationAt } from './use-conversation.ts';

/**
 * Asks what another visit sent and got no answer to, under the same message id, so that it is counted once. A question
 * that waits in another tab is left to that tab.
 */
export const askWaiting = async (businessIds: readonly string[]) => {
  for (const { place, turn } of await waitingFor(businessIds))
    await unlessElsewhere(lockOf(turn.id), async () => {
      const conversation = conversationAt(place);
      const known = conversation.state().turns.find(({ id }) => id === turn.id);
      if (known?.state === 'answered') return takeOut(turn.id);
      if (!known) toast('The question you sent before is being answered now.');
      conversation.takeBack(turn);
    });
};
