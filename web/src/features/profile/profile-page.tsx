import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { activeBusiness, businessName, useAccount } from '#web/account.ts';
import { SubscriptionCard } from '#web/plan/subscription-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AccountSettings } from './account-settings.tsx';
import { BusinessFacts } from './business-facts.tsx';
import { BusinessForm } from './business-form.tsx';
import { BusinessList } from './business-list.tsx';
import './profile.css';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The owner's page: what the business says about itself, the businesses, and the account. */
export const ProfilePage = () => {
  const view = useAccount();
  const business = activeBusiness(view);
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className="profile">
      <header className="profile-head">
        <div>
          <h1>{businessName(view)}</h1>
          <p>
            {business?.type && `${business.type} · `}Member since{' '}
            <time dateTime={view.account.created_at}>
              {longDate.format(new Date(view.account.created_at))}
            </time>
          </p>
        </div>
        {business && !isEditing && (
          <Button look="line" onClick={() => setIsEditing(true)}>
            <Icon of={Pencil} />
            Edit
          </Button>
        )}
      </header>
      <SubscriptionCard view={view} />
      {!business ? (
        <EmptyState title="No business yet">
          <p>Add one below, and your helpers know who they work for.</p>
        </EmptyState>
      ) : isEditing ? (
        <BusinessForm
          key={business.id}
          business={business}
          onSaved={() => {
            setIsEditing(false);
            toast('Saved!');
          }}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <BusinessFacts business={business} />
      )}
      <BusinessList />
      <AccountSettings />
    </div>
  );
};
