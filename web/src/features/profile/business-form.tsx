import { useState } from 'react';
import type { Business } from '#shared/domain/business.ts';
import { type helperIds, isHelperId } from '#shared/domain/helpers.ts';
import { useAccount, useSetAccount } from '#web/account.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/forms.ts';
import { Notice } from '#web/ui/panels.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { checkDetails, detailsOf, groups, knownType, otherTypeField } from './business-details.ts';
import { FieldInput } from './field-input.tsx';
import { HelperChoice } from './helper-choice.tsx';
import { LeaveGuard } from './leave-guard.tsx';

/** The profile as a form: every field of the business, and which helpers the plan opens. */
export const BusinessForm = ({
  business,
  onSaved,
  onCancel,
}: {
  business: Business;
  onSaved: () => void;
  onCancel: () => void;
}) => {
  const { entitlement } = useAccount();
  const setAccount = useSetAccount();
  const [isDirty, setIsDirty] = useState(false);
  const [isOther, setIsOther] = useState(knownType(business.type) === 'Other');
  const form = useForm({
    validate: checkDetails,
    submit: async (values) => {
      const picked = values.all('selected_helpers').filter(isHelperId);
      const view = await api.businesses.update({
        id: business.id,
        ...detailsOf(values),
        selected_helpers: inOrder(picked, business.selected_helpers),
      });
      setIsDirty(false);
      setAccount(view);
      onSaved();
    },
  });
  return (
    <form {...form.form} className="profile-form" onInput={() => setIsDirty(true)}>
      <LeaveGuard when={isDirty} />
      {groups.map(({ title, fields }) => (
        <section key={title} className="form-group">
          <h2>{title}</h2>
          <div className="fields">
            {fields.map((field) => (
              <FieldInput
                key={field.name}
                field={field}
                business={business}
                form={form}
                {...(field.name === 'type' && {
                  onChange: (value: string) => setIsOther(value === 'Other'),
                })}
              />
            ))}
            {title === groups[0]?.title && isOther && (
              <TextField
                {...form.field(otherTypeField)}
                label="Business type in your own words"
                maxLength={60}
                defaultValue={business.type === 'Other' ? '' : business.type}
              />
            )}
          </div>
        </section>
      ))}
      <HelperChoice entitlement={entitlement} selected={business.selected_helpers} />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <footer className="form-foot">
        <Button look="line" onClick={onCancel} disabled={form.busy}>
          Cancel
        </Button>
        <Button type="submit" busy={form.busy && 'Saving...'}>
          Save Changes
        </Button>
      </footer>
    </form>
  );
};

/** Keeps the order in which helpers were chosen, because the first ones are those a smaller plan opens. */
const inOrder = (picked: (typeof helperIds)[number][], before: Business['selected_helpers']) => [
  ...before.filter((id) => picked.includes(id)),
  ...picked.filter((id) => !before.includes(id)),
];
