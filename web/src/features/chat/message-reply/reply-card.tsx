import ArrowRight from '@lucide/icons/icons/arrow-right';
import MessageSquareReply from '@lucide/icons/icons/message-square-reply';
import { useState } from 'react';
import type { Business } from '#shared/domain/business.ts';
import { Icon } from '#web/ui/icon.tsx';
import { WroteToMe } from '#web/wrote-to-me.tsx';
import './wrote-plate.css';

/** Opens the dialog that answers what somebody wrote. */
export const WrotePlate = ({ business }: { business: Business }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="wrote-plate" onClick={() => setIsOpen(true)}>
        <Icon icon={MessageSquareReply} />
        <b>Somebody wrote to me</b>
        <small>A bad review, “too expensive”, a late payer: paste it, get two answers.</small>
        <Icon icon={ArrowRight} />
      </button>
      {isOpen && <WroteToMe business={business} onClose={() => setIsOpen(false)} />}
    </>
  );
};
