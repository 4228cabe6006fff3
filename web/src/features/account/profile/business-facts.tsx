import Pencil from '@lucide/icons/icons/pencil';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { isLocked } from '#shared/domain/plan/entitlement.ts';
import { opensEveryHelper } from '#shared/domain/plan/plans.ts';
import { useAccount } from '#web/core/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { fieldWords } from './business-form-values.ts';
import { ProfileCompleteness } from './profile-completeness.tsx';
import { type ProfileField, profileFieldGroups } from './profile-fields.ts';

/** What the head of the page says. */
const inHead: readonly ProfileField['name'][] = ['name', 'type'];
const fields = profileFieldGroups
  .flatMap(({ fields: some }) => some)
  .filter(({ name }) => !inHead.includes(name));

type OnEdit = (field: ProfileField['name']) => void;

/** The profile to read: what is asked next, every field that is known, each with the way to change it, and the others in a fold. Which helpers are open is said where the plan limits them. */
export const BusinessFacts = ({ business, onEdit }: { business: Business; onEdit: OnEdit }) => {
  const { entitlement } = useAccount();
  const said = (id: HelperId) =>
    isLocked(id, entitlement, business.selected_helpers)
      ? `${helpers[id].name} (locked)`
      : helpers[id].name;
  const known = fields.filter((field) => fieldWords(field, business));
  const missing = fields.filter((field) => !fieldWords(field, business));
  return (
    <div className="profile-form">
      <ProfileCompleteness key={business.id} business={business} />
      <section className="form-group profile-facts" aria-labelledby="profile-facts">
        <h2 id="profile-facts">Your details</h2>
        <dl className="detail-list">
          {known.map((field) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>{fieldWords(field, business)}</dd>
              <dd>
                <Button variant="icon" onClick={() => onEdit(field.name)}>
                  <Icon icon={Pencil} />
                  <span className="sr-only">Change {field.label}</span>
                </Button>
              </dd>
            </div>
          ))}
          <div>
            <dt>Your prices and costs</dt>
            <dd>
              <Link to="/dashboard/numbers">Your money</Link>
            </dd>
          </div>
          {!opensEveryHelper(entitlement.plan) && (
            <div>
              <dt>Your helpers</dt>
              <dd>{business.selected_helpers.map(said).join(', ') || 'None chosen yet'}</dd>
            </div>
          )}
        </dl>
        {missing.length > 0 && (
          <Disclosure words="Not filled in yet">
            <ul className="missing-facts">
              {missing.map(({ name, label }) => (
                <li key={name}>
                  {label}
                  <button type="button" className="text-link" onClick={() => onEdit(name)}>
                    Add<span className="sr-only"> {label}</span>
                  </button>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </section>
    </div>
  );
};
