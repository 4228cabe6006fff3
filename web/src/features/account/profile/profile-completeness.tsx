import { useEffect, useRef, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { profileCompleteness } from '#shared/domain/account/profile-completeness.ts';
import { firstRunQuestionTexts } from '#shared/domain/chat/first-run-questions.ts';
import { useSetAccount } from '#web/core/account.ts';
import { usePreview } from '#web/core/admin/admin-preview.ts';
import { api } from '#web/core/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { detailsInForm } from './business-form-values.ts';
import { ProfileFieldInput } from './profile-field-input.tsx';
import { type ProfileField, profileFieldGroups } from './profile-fields.ts';

/** The first questions as an owner is asked them on Today; the others go by the label of their field. */
const asked: Partial<Record<ProfileField['name'], Partial<ProfileField>>> = {
  location: {
    label: firstRunQuestionTexts.town,
    hint: 'Just the town is fine.',
    placeholder: 'Example: Columbus, Ohio',
  },
  company_size: { label: firstRunQuestionTexts.team },
  main_challenge: { label: firstRunQuestionTexts.challenge },
};
const asQuestion = (field: ProfileField) => ({ ...field, ...asked[field.name] }) as ProfileField;

const fields = profileFieldGroups.flatMap(({ fields: some }) => some);

/** How much of the profile is known, and the most useful question that is open, to be answered right here. */
export const ProfileCompleteness = ({ business }: { business: Business }) => {
  const isPreviewing = usePreview() !== null;
  const { known, of, next } = profileCompleteness(business);
  const [answered, setAnswered] = useState(0);
  const field = fields.find(({ name }) => name === next);
  return (
    <section className="profile-share" aria-label="How much of your profile is filled in">
      <Meter
        label={`Your profile is ${Math.round((known / of) * 100)}% complete`}
        value={known}
        max={of}
        tone="high"
      >
        {known < of && (
          <span className="hint">
            {of - known} {of - known === 1 ? 'question' : 'questions'} left
          </span>
        )}
      </Meter>
      {field && !isPreviewing && (
        <NextQuestion
          key={field.name}
          field={field}
          business={business}
          takesFocus={answered > 0}
          onAnswered={() => setAnswered(answered + 1)}
        />
      )}
      {!field && <p role="status">Your profile is complete. Tap Edit to make changes.</p>}
    </section>
  );
};

const NextQuestion = ({
  field,
  business,
  takesFocus,
  onAnswered,
}: {
  field: ProfileField;
  business: Business;
  takesFocus: boolean;
  onAnswered: () => void;
}) => {
  const setAccount = useSetAccount();
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus)
      frame.current?.querySelector<HTMLElement>('input, select, textarea')?.focus({
        preventScroll: true,
      });
  }, [takesFocus]);
  const { name } = field;
  const form = useForm({
    validate: (values) =>
      values.all(name).some(Boolean) ? {} : { [name]: 'Enter an answer first' },
    submit: async (values) => {
      const { [name]: value } = detailsInForm(values) as Record<string, unknown>;
      setAccount(await api.businesses.update({ business_id: business.id, [name]: value }));
      onAnswered();
    },
  });
  return (
    <form {...form.form} ref={frame} aria-label="Next question">
      <ProfileFieldInput field={asQuestion(field)} business={business} form={form} />
      {form.errors[name] && field.kind === 'many' && <p role="alert">{form.errors[name]}</p>}
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button type="submit" busy={form.busy && 'Saving...'}>
        Save
      </Button>
    </form>
  );
};
