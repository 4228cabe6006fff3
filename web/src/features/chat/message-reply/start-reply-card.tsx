import ArrowRight from '@lucide/icons/icons/arrow-right';
import MessageSquareReply from '@lucide/icons/icons/message-square-reply';
import { useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { Icon } from '#web/ui/icon.tsx';
import './start-reply-card.css';
import { LazyReplyDialog } from './lazy-reply-dialog.tsx';

/** Opens the dialog that answers what somebody wrote. */
export const StartReplyCard = ({ business }: { business: Business }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="wrote-plate" onClick={() => setIsOpen(true)}>
        <Icon icon={MessageSquareReply} />
        <b>Reply to a customer</b>
        <small>Paste it, get 2 replies.</small>
        <Icon icon={ArrowRight} />
      </button>
      {isOpen && <LazyReplyDialog business={business} onClose={() => setIsOpen(false)} />}
    </>
  );
};
