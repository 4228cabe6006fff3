import './navigation-rows.css';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { Link } from 'react-router-dom';
import { HelperNavigation } from '#web/app/dashboard/helper-navigation.tsx';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { StartReplyCard } from '#web/features/chat/message-reply/start-reply-card.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LastChats } from './last-chats.tsx';

/** The helpers as a page of their own: what a customer wrote, the last chats, and all seven. */
export const HelpersPage = () => {
  const business = activeBusiness(useAccount());
  return (
    <div className="text-page helpers-page">
      <h1 className="place-title title-in-bar">Your helpers</h1>
      {business && (
        <>
          <StartReplyCard business={business} />
          <LastChats businessId={business.id} />
        </>
      )}
      <section className="place-section" aria-labelledby="all-helpers">
        <div className="place-head">
          <h2 id="all-helpers">All helpers</h2>
          <Link to="/dashboard/history">History</Link>
        </div>
        <HelperNavigation inRows>
          <li>
            <Link to="/dashboard">
              <HelperAvatar helper={null} />
              <span>
                <b>Not sure which one?</b>
                <small>Ask on Today. We’ll pick the right helper.</small>
              </span>
              <Icon icon={ChevronRight} />
            </Link>
          </li>
        </HelperNavigation>
      </section>
    </div>
  );
};
