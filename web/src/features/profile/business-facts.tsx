import { helpers } from '#shared/catalogue/helpers.ts';
import type { Business } from '#shared/domain/business.ts';
import { groups, shown } from './business-details.ts';

/** The profile to read: every field with what was said, or that nothing was. */
export const BusinessFacts = ({ business }: { business: Business }) => (
  <div className="profile-form">
    {groups.map(({ title, fields }) => (
      <section key={title} className="form-group">
        <h2>{title}</h2>
        <dl className="facts">
          {fields.map((field) => {
            const value = shown(field, business);
            return (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd className={value ? '' : 'unsaid'}>{value || 'Not said yet'}</dd>
              </div>
            );
          })}
        </dl>
      </section>
    ))}
    <section className="form-group">
      <h2>Your helpers</h2>
      <p>
        {business.selected_helpers.map((id) => helpers[id].name).join(', ') || 'None chosen yet'}
      </p>
    </section>
  </div>
);
