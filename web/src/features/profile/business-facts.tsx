import type { Business } from '#shared/domain/business.ts';
import { isLocked } from '#shared/domain/entitlement.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { useAccount } from '#web/account.ts';
import { shown } from './business-details.ts';
import { groups, type ProfileField } from './profile-fields.ts';
import { ProfileShare } from './profile-share.tsx';

/** The profile to read: how much is known, what is asked next, and every field with what was said. */
export const BusinessFacts = ({ business }: { business: Business }) => {
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
