import Pencil from '@lucide/icons/icons/pencil';
import './profile-page.css';
import { useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { isLocked } from '#shared/domain/plan/entitlement.ts';
import { opensEveryHelper } from '#shared/domain/plan/plans.ts';
import { activeBusiness, businessName, useAccount } from '#web/core/account.ts';
import { keptForms } from '#web/core/auth/forms-kept-at-expiry.ts';
import { formatDate } from '#web/core/locale.ts';
import { toast } from '#web/core/toast.tsx';
import { ConnectionsSection } from '#web/features/connections/connections-section.tsx';
import { PlanBrief } from '#web/features/plan/plan-brief.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Opener } from '#web/ui/opener.tsx';
import { EmptyState } from '#web/ui/panels.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { AccountPageColumns } from '../settings/account-page-frame.tsx';
import { shown } from './business-details.ts';
import { BusinessForm, formName } from './business-form.tsx';
import { BusinessList } from './business-list.tsx';
import { ProfileCompleteness } from './profile-completeness.tsx';
import { groups, type ProfileField } from './profile-fields.ts';

/** What an owner reads first; the other groups are folded. */
const firstGroups = ['The business', 'How you sign off', 'Goals'];

/** What the head of the page says. */
const inHead: readonly ProfileField['name'][] = ['name', 'type'];

/** The profile to read: what is asked next, and every field with what was said; what seldom changes is folded. Which helpers are open is said where the plan limits them. */
const BusinessFacts = ({ business }: { business: Business }) => {
  const { entitlement } = useAccount();
  const said = (id: HelperId) =>
    isLocked(id, entitlement, business.selected_helpers)
      ? `${helpers[id].name} (locked)`
      : helpers[id].name;
  const known = groups
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter((field) => !inHead.includes(field.name) && shown(field, business)),
    }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <div className="profile-form">
      <ProfileCompleteness key={business.id} business={business} />
      <div className="form-group profile-facts">
        {known
          .filter(({ title }) => firstGroups.includes(title))
          .map(({ title, fields }) => (
            <section key={title}>
              <h2>{title}</h2>
              <Facts fields={fields} business={business} />
            </section>
          ))}
        {!opensEveryHelper(entitlement.plan) && (
          <section>
            <h2>Your helpers</h2>
            <p>{business.selected_helpers.map(said).join(', ') || 'None chosen yet'}</p>
          </section>
        )}
        {known
          .filter(({ title }) => !firstGroups.includes(title))
          .map(({ title, fields }) => (
            <Opener key={title} words={title} about={`${fields.length} filled in`}>
              <Facts fields={fields} business={business} />
            </Opener>
          ))}
      </div>
    </div>
  );
};

const Facts = ({ fields, business }: { fields: readonly ProfileField[]; business: Business }) => (
  <dl className="detail-list">
    {fields.map((field) => (
      <div key={field.name}>
        <dt>{field.label}</dt>
        <dd>{shown(field, business)}</dd>
      </div>
    ))}
  </dl>
);

/** The owner's page: what the business says about itself, the businesses, and the plan in one line. */
export const ProfilePage = () => {
  const view = useAccount();
  // The business as it was when editing began: another tab may meanwhile switch to another one or change this one.
  const [edited, setEdited] = useState<Business | null>(() => {
    const active = activeBusiness(view);
    return active && keptForms(formName(active)).length > 0 ? active : null;
  });
  const { ref: editButton, refocus } = useRefocus<HTMLButtonElement>();
  const business = edited ?? activeBusiness(view);
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
        <div className="profile-form">
          {business ? (
            <BusinessFacts business={business} />
          ) : (
            <EmptyState title="No business yet">
              <p>Add one below so your helpers know who they’re working for.</p>
            </EmptyState>
          )}
          <div className="profile-briefs">
            <BusinessList />
            {business && <ConnectionsSection key={business.id} businessId={business.id} />}
            <PlanBrief view={view} />
          </div>
        </div>
      )}
    </AccountPageColumns>
  );
};
