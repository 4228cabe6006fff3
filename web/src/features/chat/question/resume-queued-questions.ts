import { toast } from '#web/core/toast.tsx';
import { unlessInOtherTab } from '#web/core/with-tab-lock.ts';
import { conversationAt } from '../conversation/open-conversations.ts';
import { questionLock, queuedQuestions } from './ask-queued.ts';

/**
 * Asks what another visit sent and got no answer to, under the same message id, so that it is counted once. A question
 * that waits in another tab is left to that tab.
 */
export const resumeQueuedQuestions = async (businessId: string) => {
  for (const { id, place, turn } of queuedQuestions.latest(businessId))
    await unlessInOtherTab(questionLock(id), async () => {
      const conversation = conversationAt(place);
      const known = conversation.state().turns.find((one) => one.id === id);
      if (known?.state === 'answered') return queuedQuestions.dequeue(businessId, id);
      if (!known) toast('Answering the question you sent earlier.');
      conversation.resumeQueued(turn);
    });
};
