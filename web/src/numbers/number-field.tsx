import { type ReactNode, useId } from 'react';
import { choices } from '#shared/domain/numbers/choices.ts';
import { numbers } from '#shared/domain/numbers.ts';
import type { AskableId } from '#shared/domain/prompt-numbers.ts';
import { currencySign, isChoiceId, type OwnerNumbers } from './owner-numbers.ts';
import '#web/styles/number-parts.css';

type FieldProps = {
  id: AskableId;
  owner: Pick<OwnerNumbers, 'style'>;
  text: string;
  onType: (text: string) => void;
  /** What stands over the field; the name of the number unless told otherwise. */
  label?: ReactNode;
  hint?: ReactNode;
  problem?: string | undefined;
  autoFocus?: boolean;
  disabled?: boolean;
};

const signOf = (id: AskableId, style: OwnerNumbers['style']) => {
  if (isChoiceId(id)) return undefined;
  const { unit } = numbers[id];
  if (unit === 'money') return currencySign(style);
  return unit === 'percent' ? '%' : unit === 'hours' ? 'h' : undefined;
};

/** A field for one number or choice, with its unit beside it and what to type instead under it. */
export const NumberField = ({
  id,
  owner,
  text,
  onType,
  label,
  hint,
  problem,
  ...rest
}: FieldProps) => {
  const field = useId();
  const control = {
    id: field,
    name: id,
    value: text,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': problem ? `${field}-error` : hint ? `${field}-hint` : undefined,
    ...rest,
  };
  const sign = signOf(id, owner.style);
  return (
    <div className="field">
      <label htmlFor={field}>
        {label ?? (isChoiceId(id) ? choices[id].label : numbers[id].label)}
      </label>
      {isChoiceId(id) ? (
        <select className="input" {...control} onChange={(event) => onType(event.target.value)}>
          <option value="">Choose</option>
          {Object.entries(choices[id].options).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <span className="unit-field" data-unit={numbers[id].unit}>
          {sign && <span aria-hidden="true">{sign}</span>}
          <input
            className="input"
            inputMode="decimal"
            autoComplete="off"
            {...control}
            onChange={(event) => onType(event.target.value)}
          />
        </span>
      )}
      {problem ? (
        <p className="error" id={`${field}-error`}>
          {problem}
        </p>
      ) : (
        hint && (
          <p className="hint" id={`${field}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
};
