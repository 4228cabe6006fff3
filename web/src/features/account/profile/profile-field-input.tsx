import type { ComponentProps, ReactNode } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { SelectField, TextAreaField, TextField } from '#web/ui/signed-in-fields.ts';
import { useCapitalizedWords } from '#web/ui/use-capitalized-words.ts';
import type { useForm } from '#web/ui/use-form.ts';
import { knownType } from './business-form-values.ts';
import { fieldId } from './error-summary.tsx';
import type { ProfileField } from './profile-fields.ts';

type Form = ReturnType<typeof useForm>;

/** The input for one field of a business; a value of an earlier list stays choosable. */
export const ProfileFieldInput = ({
  field,
  business,
  form,
  onChange,
  beside,
}: {
  field: ProfileField;
  business: Business;
  form: Form;
  onChange?: (value: string) => void;
  /** A field that belongs to this one and follows it. */
  beside?: ReactNode;
}) => {
  const value = business[field.name];
  const common = {
    ...form.field(field.name),
    id: fieldId(field.name),
    label: field.label,
    ...(field.hint && { descriptiveText: field.hint }),
    ...(field.placeholder && { placeholder: field.placeholder }),
  };
  if (field.kind === 'many') return <Choices field={field} chosen={value as string[]} />;
  const text = value === null ? '' : String(value);
  if (field.kind === 'select') {
    const start = field.name === 'type' ? knownType(text) : text;
    const isUnlisted = start !== '' && !field.options.some((option) => option.value === start);
    return (
      <>
        <SelectField
          {...common}
          defaultValue={start}
          onChange={(event) => onChange?.(event.target.value)}
        >
          <option value="">
            {field.name === 'type' ? 'Choose your business type' : 'Not set'}
          </option>
          {isUnlisted && <option>{start}</option>}
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
        {beside}
      </>
    );
  }
  if (field.kind === 'textarea')
    return <TextAreaField {...common} defaultValue={text} maxLength={field.max} rows={3} />;
  if (field.kind === 'number')
    return <TextField {...common} defaultValue={text} inputMode="numeric" maxLength={10} />;
  if (field.name === 'name')
    return <NameInput {...common} defaultValue={text} maxLength={field.max} />;
  return <TextField {...common} defaultValue={text} maxLength={field.max} />;
};

const NameInput = (props: ComponentProps<typeof TextField> & { defaultValue: string }) => (
  <TextField {...props} onChange={useCapitalizedWords(props.defaultValue)} />
);

const Choices = ({
  field,
  chosen,
}: {
  field: Extract<ProfileField, { options: unknown }>;
  chosen: string[];
}) => {
  const unlisted = chosen
    .filter((value) => !field.options.some((option) => option.value === value))
    .map((value) => ({ value, label: value }));
  return (
    <fieldset className="checkboxes">
      <legend>{field.label}</legend>
      {[...field.options, ...unlisted].map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={field.name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
};
