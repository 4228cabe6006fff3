import { resolveExample } from '#shared/domain/catalogue/examples-by-trade-and-country.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { SelectField, TextAreaField, TextField } from '#web/ui/public-fields.tsx';
import type { useForm } from '#web/ui/use-form.ts';
import { firstValue, originOf, type PrefillContext } from './prompt-prefill.ts';

/** The longest answer the server accepts for one input. */
const longest = 2000;

/** The form field of one prompt input, prefilled from the context. */
export const PromptInputField = ({
  promptId,
  input,
  context,
  field,
  takesFocus = false,
}: {
  promptId: string;
  input: PromptInput;
  context: PrefillContext;
  field: ReturnType<typeof useForm>['field'];
  /** Whether it has the focus when the dialog opens. */
  takesFocus?: boolean;
}) => {
  const { currency, country, type: trade = '' } = context.business;
  const { id, label, type, unit, placeholder, hint, required, options = [] } = input;
  const named = unit === 'money' && currency ? `${label} (${currency})` : label;
  const first = firstValue(promptId, input, context);
  const about = [hint, originOf(promptId, input, context)].filter(Boolean).join(' ');
  const common = {
    ...field(id),
    label: required ? named : <OptionalLabel label={named} />,
    defaultValue: first,
    'aria-required': required,
    ...(about && { descriptiveText: about }),
    ...(takesFocus && { 'data-autofocus': true }),
  };
  if (type === 'select')
    return (
      <SelectField {...common}>
        {(!required || !first) && (
          <option value="">{required ? 'Choose one' : 'Leave blank'}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  const example = placeholder && resolveExample(placeholder, trade, country);
  const typed = { ...common, ...(example && { placeholder: example }), autoComplete: 'off' };
  if (type === 'textarea') return <TextAreaField {...typed} rows={3} maxLength={longest} />;
  if (type === 'number') return <TextField {...typed} inputMode="decimal" maxLength={20} />;
  return <TextField {...typed} maxLength={longest} />;
};

/** A label that says the field may stay empty. */
export const OptionalLabel = ({ label }: { label: string }) => (
  <>
    {label} <span className="hint">(optional)</span>
  </>
);
