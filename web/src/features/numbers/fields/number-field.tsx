import type { AskableId } from '#shared/domain/numbers/askable-numbers.ts';
import { choices, isChoiceId } from '#shared/domain/numbers/number-choices.ts';
import { localWords } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import type { OwnerNumbers } from '../owner-numbers.ts';
import { currencySign } from './currency-sign.ts';
import { numberLabel } from './number-label.ts';
import { UnitField, type UnitFieldProps } from './unit-field.tsx';

type FieldProps = Omit<UnitFieldProps, 'name' | 'label' | 'unit' | 'options'> & {
  id: AskableId;
  owner: Pick<OwnerNumbers, 'style'>;
  /** What stands over the field; the name of the number unless told otherwise. */
  label?: UnitFieldProps['label'];
};

const signs = { percent: '%', hours: 'h', count: undefined } as const;

const unitOf = (id: AskableId, style: OwnerNumbers['style']) => {
  if (isChoiceId(id)) return {};
  const { unit } = numbers[id];
  return { unit: { sign: unit === 'money' ? currencySign(style) : signs[unit], kind: unit } };
};

/** A field for one number or choice of the table of numbers. */
export const NumberField = ({ id, owner, label, ...rest }: FieldProps) => (
  <UnitField
    name={id}
    label={label ?? localWords(owner.style.locale)(numberLabel(id))}
    {...unitOf(id, owner.style)}
    {...(isChoiceId(id) && { options: choices[id].options })}
    {...rest}
  />
);
