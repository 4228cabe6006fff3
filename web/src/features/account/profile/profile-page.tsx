import Pencil from '@lucide/icons/icons/pencil';
import './profile.css';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { isLocked } from '#shared/domain/plan/entitlement.ts';
import { activeBusiness, businessName, useAccount } from '#web/core/account.ts';
import { formatDate } from '#web/core/locale.ts';
import { toast } from '#web/core/toast.tsx';
import { ConnectionsPart } from '#web/features/connections/connections-part.tsx';
import { Invoices } from '#web/features/plan/invoices.tsx';
import { SubscriptionCard } from '#web/features/plan/subscription-card.tsx';
import { checkInSettingsQuery } from '#web/features/week/check-in/check-in-query.ts';
import { CheckInTimes } from '#web/features/week/check-in/check-in-times.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { AccountSettings } from './account-settings.tsx';
import { shown } from './business-details.ts';
import { BusinessForm } from './business-form.tsx';
import { BusinessList } from './business-list.tsx';
import { CalendarAddress } from './calendar-address.tsx';
import { groups, type ProfileField } from './profile-fields.ts';
import { ProfileShare } from './profile-share.tsx';

/** Day and hour of the weekly check-in, and its mail. */
const CheckInChoice = ({ business }: { business: Business }) => {
  const [isOpen, setIsOpen] = useState(() => location.hash === '#check-in');
  const { data, error, refetch } = useQuery({
    ...checkInSettingsQuery(business.id),
    enabled: isOpen,
  });
  return (
    <section className="form-group" aria-labelledby="check-in">
      <h2 id="check-in">Your weekly check-in</h2>
      <p className="hint">
        See what got done, what’s left, and your numbers for the week. Get it by email too if you
        want.
      </p>
      {data && isOpen ? (
        <CheckInTimes business={business} settings={data.settings} />
      ) : error ? (
        <ErrorPanel message={error.message} onRetry={() => void refetch()} />
      ) : isOpen ? (
        <Spinner />
      ) : (
        <div className="settings">
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            Change day, time, or email
          </Button>
          <LinkButton variant="outline" to="/dashboard/check-in">
            Start your weekly check-in
          </LinkButton>
        </div>
      )}
    </section>
  );
};

/** The profile to read: how much is known, what is asked next, and every field with what was said. */
const BusinessFacts = ({ business }: { business: Business }) => {
  const { entitlement } = useAccount();
  const said = (id: HelperId) =>
    isLocked(id, entitlement, business.selected_helpers)
      ? `${helpers[id].name} (locked)`
      : helpers[id].name;
  return (
    <div className="profile-form">
      <ProfileShare key={business.id} business={business} />
      {groups.map((group) => (
        <Group key={group.title} {...group} business={business} />
      ))}
      <section className="form-group">
        <h2>Your helpers</h2>
        <p>{business.selected_helpers.map(said).join(', ') || 'None chosen yet'}</p>
      </section>
    </div>
  );
};

/** What is known of a group; one of which nothing is known is left out. */
const Group = ({
  title,
  fields,
  business,
}: {
  title: string;
  fields: readonly ProfileField[];
  business: Business;
}) => {
  const known = fields.filter((field) => shown(field, business));
  if (known.length === 0) return null;
  return (
    <section className="form-group">
      <h2>{title}</h2>
      <dl className="detail-list">
        {known.map((field) => (
          <div key={field.name} className={field.kind === 'textarea' ? 'wide' : ''}>
            <dt>{field.label}</dt>
            <dd>{shown(field, business)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

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
      {view.account.has_customer && <Invoices />}
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
              <p>Add one below so your helpers know who they’re working for.</p>
            </EmptyState>
          )}
          {business && (
            <Fragment key={business.id}>
              <ConnectionsPart businessId={business.id} />
              <CalendarAddress business={business} />
              <CheckInChoice business={business} />
            </Fragment>
          )}
          <BusinessList />
          <AccountSettings />
        </>
      )}
    </div>
  );
};
