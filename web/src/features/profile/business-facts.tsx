import type { Business } from '#shared/domain/business.ts';
import { isLocked } from '#shared/domain/entitlement.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { useAccount } from '#web/account.ts';
import { shown } from './business-details.ts';
import { groups } from './profile-fields.ts';

/** The profile to read: every field with what was said, or that nothing was. */
export const BusinessFacts = ({ business }: { business: Business }) => {
  const { entitlement } = useAccount();
  const said = (id: HelperId) =>
    isLocked(id, entitlement, business.selected_helpers)
      ? `${helpers[id].name} (locked)`
      : helpers[id].name;
  return (
    <div className="profile-form">
      {groups.map(({ title, fields }) => (
        <section key={title} className="form-group">
          <h2>{title}</h2>
          <dl className="detail-list">
            {fields.map((field) => {
              const value = shown(field, business);
              return (
                <div key={field.name} className={field.kind === 'textarea' ? 'wide' : ''}>
                  <dt>{field.label}</dt>
                  <dd className={value ? '' : 'not-set'}>{value || 'Not said yet'}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
      <section className="form-group">
        <h2>Your helpers</h2>
        <p>{business.selected_helpers.map(said).join(', ') || 'None chosen yet'}</p>
      </section>
    </div>
  );
};
