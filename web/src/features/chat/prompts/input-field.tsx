import { prefill } from '#shared/domain/prompt-inputs.ts';
import type { PromptInput } from '#shared/domain/starter-prompt.ts';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import type { useForm } from '#web/ui/use-form.ts';
import { type KnownContext, originOf } from './filled-prompt.ts';

/** Longest answer the server takes for one blank. */
const longest = 2000;

/** One blank of a prompt with its first value. */
export const InputField = ({
  blank,
  known,
  field,
}: {
  blank: PromptInput;
  known: KnownContext;
  field: ReturnType<typeof useForm>['field'];
}) => {
  const { id, label, type, placeholder, hint, required, options = [] } = blank;
  const first = prefill(blank, known);
  const about = [hint, originOf(blank, known)].filter(Boolean).join(' ');
  const common = {
    ...field(id),
    label: required ? label : <Optional label={label} />,
    defaultValue: first,
    'aria-required': required,
    ...(about && { descriptiveText: about }),
  };
  if (type === 'select')
    return (
      <SelectField {...common}>
        {(!required || !first) && (
          <option value="">{required ? 'Choose one' : 'Leave open'}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  const typed = { ...common, ...(placeholder && { placeholder }), autoComplete: 'off' };
  if (type === 'textarea') return <TextAreaField {...typed} rows={3} maxLength={longest} />;
  if (type === 'number') return <TextField {...typed} inputMode="decimal" maxLength={20} />;
  return <TextField {...typed} maxLength={longest} />;
};

/** A label that says the field may stay empty. */
export const Optional = ({ label }: { label: string }) => (
  <>
    {label} <span className="hint">(optional)</span>
  </>
);
