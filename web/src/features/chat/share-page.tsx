import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { activeBusiness, useAccount } from '#web/account.ts';
import { forgetShared, readShared } from '#web/shared-in.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { currentConversation } from './session-storage.ts';
import { conversationAt } from './use-conversation.ts';

/** Where the phone's share sheet leads: the words are put into the assistant's input, and nothing is sent. */
export const SharePage = () => {
  const businessId = activeBusiness(useAccount())?.id;
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    void readShared(location.search).then((shared) => {
      if (shared?.words && businessId) {
        const conversationId = currentConversation(businessId, null) ?? crypto.randomUUID();
        conversationAt({ conversationId, businessId, helperId: null }).write(shared.words);
      }
      void forgetShared();
      setIsRead(true);
    });
  }, [businessId]);
  return isRead ? <Navigate to="/dashboard" replace /> : <Spinner />;
};
