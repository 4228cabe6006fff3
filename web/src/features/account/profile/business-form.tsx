import { type FormEvent, useEffect, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { type HelperId, isHelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { opensEveryHelper } from '#shared/domain/plan/plans.ts';
import { useAccount, useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { useFormKeptAtExpiry } from '#web/core/auth/forms-kept-at-expiry.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/signed-in-fields.ts';
import { useForm, type Values } from '#web/ui/use-form.ts';
import {
  businessFormErrors,
  changesOf,
  detailsInForm,
  knownType,
  otherTypeField,
} from './business-form-values.ts';
import { ErrorSummary } from './error-summary.tsx';
import { HelperChoice, openHelpers } from './helper-choice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ProfileFieldInput } from './profile-field-input.tsx';
import { type ProfileField, profileFieldGroups } from './profile-fields.ts';

const fieldOrder = [
  ...profileFieldGroups.flatMap(({ fields }) => fields.map(({ name }) => name)),
  'selected_helpers',
];

/** Under this name an expired session keeps what was typed. */
export const formName = ({ id }: Pick<Business, 'id'>) => `business ${id}`;

/** The profile as a form: every field of the business, and which helpers the plan opens. */
export const BusinessForm = ({
  business,
  startsAt,
  onSaved,
  onCancel,
}: {
  business: Business;
  /** The field that has the focus first; without one the form has it. */
  startsAt?: ProfileField['name'] | undefined;
  onSaved: () => void;
  onCancel: () => void;
}) => {
  const { entitlement } = useAccount();
  const [isDirty, setIsDirty] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useBusinessForm(business, () => {
    setIsDirty(false);
    onSaved();
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    void form.form.onSubmit(event);
    setAttempts((before) => before + 1);
  };
  const frame = useFormKeptAtExpiry(formName(business));
  useEffect(() => {
    const field = startsAt && frame.current?.querySelector<HTMLElement>(`[name="${startsAt}"]`);
    if (field) field.focus();
    else frame.current?.focus({ preventScroll: true });
  }, [frame, startsAt]);
  return (
    <form
      {...form.form}
      ref={frame}
      tabIndex={-1}
      aria-label="Edit your business"
      className="profile-form"
      onSubmit={onSubmit}
      onInput={() => setIsDirty(true)}
    >
      <LeaveGuard when={isDirty} onLeave={onCancel} />
      <ErrorSummary errors={form.errors} order={fieldOrder} attempts={attempts} />
      <BusinessFields business={business} form={form} />
      <HelperChoice
        entitlement={entitlement}
        start={openHelpers(entitlement, business)}
        error={form.errors.selected_helpers}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <footer className="form-footer">
        <Button variant="outline" onClick={onCancel} disabled={form.busy}>
          Cancel
        </Button>
        <Button type="submit" busy={form.busy && 'Saving...'}>
          Save Changes
        </Button>
      </footer>
    </form>
  );
};

const useBusinessForm = (business: Business, onSaved: () => void) => {
  const { entitlement } = useAccount();
  const setAccount = useSetAccount();
  const needsHelper = !opensEveryHelper(entitlement.plan);
  return useForm({
    validate: (values) => ({
      ...businessFormErrors(values),
      ...(needsHelper &&
        helpersIn(values).length === 0 && { selected_helpers: 'Choose at least one helper' }),
    }),
    submit: async (values) => {
      const changes = {
        ...changesOf(detailsInForm(values), business),
        ...helperChange(helpersIn(values), business, openHelpers(entitlement, business)),
      };
      const view = await api.businesses.update({ business_id: business.id, ...changes });
      setAccount(view);
      onSaved();
    },
  });
};

type FieldsProps = { business: Business; form: ReturnType<typeof useForm> };

const BusinessFields = ({ business, form }: FieldsProps) => {
  const [isOther, setIsOther] = useState(knownType(business.type) === 'Other');
  return profileFieldGroups.map(({ title, fields }) => (
    <section key={title} className="form-group">
      <h2>{title}</h2>
      <div className="fields">
        {fields.map((field) => (
          <ProfileFieldInput
            key={field.name}
            field={field}
            business={business}
            form={form}
            {...(field.name === 'type' && {
              onChange: (value: string) => setIsOther(value === 'Other'),
              beside: isOther && (
                <TextField
                  {...form.field(otherTypeField)}
                  label="What does your business do?"
                  maxLength={60}
                  defaultValue={business.type === 'Other' ? '' : business.type}
                />
              ),
            })}
          />
        ))}
      </div>
    </section>
  ));
};

const helpersIn = (values: Values) => values.all('selected_helpers').filter(isHelperId);

/**
 * The helpers to save, or nothing where the choice was left alone: those a smaller plan has closed are then kept for
 * later. The order of choosing stays, because the first ones are those a smaller plan opens.
 */
const helperChange = (
  picked: readonly HelperId[],
  { selected_helpers: before }: Business,
  start: readonly HelperId[],
) => {
  const isSame = picked.length === start.length && picked.every((id) => start.includes(id));
  if (isSame) return {};
  const kept = before.filter((id) => picked.includes(id));
  return { selected_helpers: [...kept, ...picked.filter((id) => !before.includes(id))] };
};
