import Pencil from '@lucide/icons/icons/pencil';
import '../settings/account-pages.css';
import './profile-page.css';
import { useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness, businessName } from '#web/core/active-business.ts';
import { keptForms } from '#web/core/auth/forms-kept-at-expiry.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { toast } from '#web/core/toast.tsx';
import { ConnectionsLinkSection } from '#web/features/connections/connections-link-section.tsx';
import { PlanBrief } from '#web/features/plan/plan-brief.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { AccountPageColumns } from '../settings/account-page-frame.tsx';
import { BusinessFacts } from './business-facts.tsx';
import { BusinessForm, formName } from './business-form.tsx';
import { BusinessList } from './business-list.tsx';
import type { ProfileField } from './profile-fields.ts';

/** The owner's page: what the business says about itself, the businesses, and the plan in one line. */
export const ProfilePage = () => {
  const view = useAccount();
  // The business as it was when editing began: another tab may meanwhile switch to another one or change this one.
  const [edited, setEdited] = useState<Business | null>(() => {
    const active = activeBusiness(view);
    return active && keptForms(formName(active)).length > 0 ? active : null;
  });
  // The field that the form opens at.
  const [at, setAt] = useState<ProfileField['name']>();
  const { ref: editButton, refocus } = useRefocus<HTMLButtonElement>();
  const business = edited ?? activeBusiness(view);
  const edit = (field?: ProfileField['name']) => {
    setAt(field);
    setEdited(business ?? null);
  };
  const close = () => {
    setEdited(null);
    refocus();
  };
  return (
    <AccountPageColumns>
      <header className="profile-header">
        <div>
          <h1>{business?.name ?? businessName(view)}</h1>
          <p>
            {business?.type && (
              <span>
                {business.type}
                <span className="member-dot"> · </span>
              </span>
            )}
            <span className="member-since">
              Member since{' '}
              <time dateTime={view.account.created_at}>
                {formatDate(view.account.created_at, { dateStyle: 'long' })}
              </time>
            </span>
          </p>
        </div>
        {business && !edited && (
          <Button variant="outline" ref={editButton} onClick={() => edit()}>
            <Icon icon={Pencil} />
            Edit
          </Button>
        )}
      </header>
      {edited ? (
        <BusinessForm
          business={edited}
          startsAt={at}
          onSaved={() => {
            close();
            toast('Saved!');
          }}
          onCancel={close}
        />
      ) : (
        <div className="profile-form">
          {business ? (
            <BusinessFacts business={business} onEdit={edit} />
          ) : (
            <EmptyState title="No business yet">
              <p>Add one below so your helpers know who they’re working for.</p>
            </EmptyState>
          )}
          <div className="profile-briefs">
            <BusinessList />
            {!view.office && (
              <>
                {business && <ConnectionsLinkSection key={business.id} businessId={business.id} />}
                <PlanBrief view={view} />
              </>
            )}
          </div>
        </div>
      )}
    </AccountPageColumns>
  );
};
