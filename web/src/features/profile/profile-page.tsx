import Pencil from '@lucide/icons/icons/pencil';
import { Fragment, useState } from 'react';
import type { Business } from '#shared/domain/business.ts';
import { activeBusiness, businessName, useAccount } from '#web/account.ts';
import { formatDate } from '#web/locale.ts';
import { SubscriptionCard } from '#web/plan/subscription-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { AccountSettings } from './account-settings.tsx';
import { BusinessFacts } from './business-facts.tsx';
import { BusinessForm } from './business-form.tsx';
import { BusinessList } from './business-list.tsx';
import { CalendarAddress } from './calendar-address.tsx';
import './profile.css';
import { ReviewChoice } from './review-choice.tsx';

/** The owner's page: what the business says about itself, the businesses, and the account. */
export const ProfilePage = () => {
  const view = useAccount();
  // The business as it was when editing began: another tab may meanwhile switch to another one or change this one.
  const [edited, setEdited] = useState<Business | null>(null);
  const { ref: editButton, refocus } = useRefocus<HTMLButtonElement>();
  const business = edited ?? activeBusiness(view);
  const close = () => {
    setEdited(null);
    refocus();
  };
  return (
    <div className="profile">
      <header className="profile-header">
        <div>
          <h1>{business?.name ?? businessName(view)}</h1>
          <p>
            {business?.type && `${business.type} · `}Member since{' '}
            <time dateTime={view.account.created_at}>
              {formatDate(view.account.created_at, { dateStyle: 'long' })}
            </time>
          </p>
        </div>
        {business && !edited && (
          <Button variant="outline" ref={editButton} onClick={() => setEdited(business)}>
            <Icon icon={Pencil} />
            Edit
          </Button>
        )}
      </header>
      <SubscriptionCard view={view} />
      {edited ? (
        <BusinessForm
          business={edited}
          onSaved={() => {
            close();
            toast('Saved!');
          }}
          onCancel={close}
        />
      ) : (
        <>
          {business ? (
            <BusinessFacts business={business} />
          ) : (
            <EmptyState title="No business yet">
              <p>Add one below, and your helpers know who they work for.</p>
            </EmptyState>
          )}
          {business && (
            <Fragment key={business.id}>
              <CalendarAddress business={business} />
              <ReviewChoice business={business} />
            </Fragment>
          )}
          <BusinessList />
          <AccountSettings />
        </>
      )}
    </div>
  );
};
