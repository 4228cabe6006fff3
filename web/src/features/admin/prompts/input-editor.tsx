import Trash2 from '@lucide/icons/icons/trash';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/public-fields.tsx';

const types = {
  text: 'Short text',
  textarea: 'Long text',
  number: 'Number',
  select: 'Dropdown',
} as const satisfies Record<PromptInput['type'], string>;

type Props = {
  blank: PromptInput;
  /** The position in the prompt, counted from 1. */
  number: number;
  /** What is wrong with a field of the input, if anything. */
  flaw: (name: string) => string | undefined;
  onChange: (blank: PromptInput) => void;
  onRemove: () => void;
};

/** Edits one input of a prompt. */
export const InputEditor = ({ blank, number, flaw, onChange, onRemove }: Props) => {
  const set = (part: Partial<PromptInput>) => onChange({ ...blank, ...part });
  const wrong = (name: string) => ({
    hasError: flaw(name) !== undefined,
    errorMessage: flaw(name) ?? '',
  });
  const range = flaw('validation');
  return (
    <fieldset className="input-editor">
      <legend className="sr-only">Blank {number}</legend>
      <InputFields blank={blank} number={number} wrong={wrong} onChange={onChange} />
      {blank.type === 'select' && (
        <div className="wide">
          <Choices options={blank.options ?? []} wrong={wrong('options')} onChange={set} />
        </div>
      )}
      {range && <p className="error wide">{range}</p>}
      <label className="checkbox">
        <input
          type="checkbox"
          checked={blank.required}
          onChange={({ target }) => set({ required: target.checked })}
        />
        Required
      </label>
      <Button variant="quiet" aria-label={`Remove blank ${number}`} onClick={onRemove}>
        <Icon icon={Trash2} />
        Remove
      </Button>
    </fieldset>
  );
};

type FieldErrors = { hasError: boolean; errorMessage: string };

const InputFields = ({
  blank,
  number,
  wrong,
  onChange,
}: Pick<Props, 'blank' | 'number' | 'onChange'> & { wrong: (name: string) => FieldErrors }) => {
  const set = (part: Partial<PromptInput>) => onChange({ ...blank, ...part });
  return (
    <>
      <TextField
        label={
          <>
            Name <span className="sr-only">of blank {number}</span>
          </>
        }
        value={blank.id}
        {...wrong('id')}
        onChange={({ target }) => set({ id: target.value })}
      />
      <TextField
        label="Label"
        value={blank.label}
        {...wrong('label')}
        onChange={({ target }) => set({ label: target.value })}
      />
      <SelectField
        label="Type"
        value={blank.type}
        onChange={({ target }) => onChange(withType(blank, target.value as keyof typeof types))}
      >
        {Object.entries(types).map(([type, words]) => (
          <option key={type} value={type}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Example"
        descriptiveText="Use {usualJob}, {bigJob}, {roleExample}, or {priceExample} to show an example from the owner’s trade."
        value={blank.placeholder ?? ''}
        {...wrong('placeholder')}
        onChange={({ target: { value } }) => onChange(withText(blank, 'placeholder', value))}
      />
      <TextField
        className="wide"
        label="Hint"
        value={blank.hint ?? ''}
        {...wrong('hint')}
        onChange={({ target: { value } }) => onChange(withText(blank, 'hint', value))}
      />
    </>
  );
};

type Option = NonNullable<PromptInput['options']>[number];

/** One choice a line; a choice whose words stay the same keeps the value the prompt and older answers know. */
const Choices = ({
  options,
  wrong,
  onChange,
}: {
  options: readonly Option[];
  wrong: FieldErrors;
  onChange: (part: { options: Option[] }) => void;
}) => (
  <TextAreaField
    label="Choices, one per line"
    rows={Math.max(3, options.length)}
    value={options.map(({ label }) => label).join('\n')}
    {...wrong}
    onChange={({ target }) =>
      onChange({
        options: target.value.split('\n').map((label, at) => ({
          label,
          value: options.find((option) => option.label === label)?.value ?? (label || `${at}`),
        })),
      })
    }
  />
);

/** Only a list has choices, and bounds mean something for a number only. */
const withType = (
  { options, validation, defaultValue, ...blank }: PromptInput,
  type: PromptInput['type'],
): PromptInput => ({
  ...blank,
  type,
  ...(type === 'select' && { options: options ?? [] }),
  ...(type === blank.type && validation && { validation }),
  ...(type === blank.type && defaultValue !== undefined && { defaultValue }),
});

/** An optional text is left out when it is empty. */
const withText = (input: PromptInput, name: 'placeholder' | 'hint', text: string): PromptInput => {
  const { [name]: _, ...blank } = input;
  return (text ? { ...blank, [name]: text } : blank) as PromptInput;
};
