import type { BusinessDetails } from '#shared/domain/account/business.ts';
import { resolveExample } from '#shared/domain/catalogue/examples-by-trade-and-country.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import type { AskableId } from '#shared/domain/numbers/askable-numbers.ts';
import { choices, isChoiceId } from '#shared/domain/numbers/number-choices.ts';
import { numbers as definitions } from '#shared/domain/numbers/numbers.ts';
import { SelectField, TextAreaField, TextField } from '#web/ui/public-fields.tsx';
import {
  type AskedPrompt,
  fieldsOf,
  firstValue,
  numberField,
  type TryOutValues,
} from './try-out-form-values.ts';

type Props = {
  asked: AskedPrompt;
  typed: TryOutValues;
  business: BusinessDetails;
  problems: Readonly<Record<string, string>>;
  onChange: (typed: TryOutValues) => void;
};

/** The form of a prompt as an owner fills it in: its outcome, its blanks, the numbers of its sums and the limits. */
export const TryOutFields = ({ asked, typed, business, problems, onChange }: Props) => {
  const { blanks, numbers } = fieldsOf(asked, business);
  const field = (key: string, first: string) => ({
    value: typed[key] ?? first,
    hasError: problems[key] !== undefined,
    errorMessage: problems[key] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...typed, [key]: target.value }),
  });
  return (
    <>
      <TextAreaField
        {...field('specificOutcome', asked.outcome)}
        label="Specific outcome"
        rows={2}
        maxLength={300}
      />
      {blanks.map((blank, nth) => (
        <Blank
          key={blank.id || `unnamed ${nth}`}
          blank={blank}
          business={business}
          field={field(blank.id, firstValue(blank, business))}
        />
      ))}
      {numbers.map(({ id }) => (
        <NumberInput key={id} id={id} field={field(numberField(id, typed).key, '')} />
      ))}
      <TextAreaField
        {...field('constraints', '')}
        label="Constraints (optional)"
        rows={2}
        maxLength={1000}
      />
    </>
  );
};

type Field = {
  value: string;
  hasError: boolean;
  errorMessage: string;
  onChange: (event: { target: { value: string } }) => void;
};

const Blank = ({
  blank,
  business,
  field,
}: Pick<Props, 'business'> & { blank: PromptInput; field: Field }) => {
  const { type, label, required, placeholder, hint, options = [] } = blank;
  const common = {
    ...field,
    label: required ? label : `${label} (optional)`,
    ...(hint && { descriptiveText: hint }),
  };
  if (type === 'select')
    return (
      <SelectField {...common}>
        <option value="">{required ? 'Choose one' : 'Leave blank'}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  const example = placeholder && resolveExample(placeholder, business.type ?? '', business.country);
  const typed = { ...common, ...(example && { placeholder: example }), maxLength: 2000 };
  if (type === 'textarea') return <TextAreaField {...typed} rows={3} />;
  return <TextField {...typed} inputMode={type === 'number' ? 'decimal' : 'text'} />;
};

/** A number of the sums; one that stays empty is not known. */
const NumberInput = ({ id, field }: { id: AskableId; field: Field }) => {
  if (!isChoiceId(id))
    return (
      <TextField
        {...field}
        label={`${definitions[id].label} (for the calculations)`}
        inputMode="decimal"
      />
    );
  const { label, options } = choices[id];
  return (
    <SelectField {...field} label={label}>
      <option value="">Unknown</option>
      {Object.entries(options).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
};
