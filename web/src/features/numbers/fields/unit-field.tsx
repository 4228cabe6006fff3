import { type ReactNode, useId } from 'react';
import '#web/ui/styles/number-parts.css';

export type UnitFieldProps = {
  /** The name it has in a form. */
  name: string;
  label: ReactNode;
  text: string;
  onType: (text: string) => void;
  /** What stands beside the digits, and what kind of number that makes it. */
  unit?: { readonly sign: string | undefined; readonly kind: string };
  /** The answers of a choice, each with its words; without them a number is typed. */
  options?: Readonly<Record<string, string>> | undefined;
  hint?: ReactNode;
  problem?: string | undefined;
  autoFocus?: boolean;
  placeholder?: string | undefined;
  'data-autofocus'?: boolean;
  disabled?: boolean;
};

/** A field for a number with its unit beside it, or for a choice; what to type instead stands under it. */
export const UnitField = ({
  label,
  text,
  onType,
  unit,
  options,
  hint,
  problem,
  placeholder,
  ...rest
}: UnitFieldProps) => {
  const field = useId();
  const control = {
    id: field,
    value: text,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': problem ? `${field}-error` : hint ? `${field}-hint` : undefined,
    ...rest,
  };
  return (
    <div className="field">
      <label htmlFor={field}>{label}</label>
      {options ? (
        <select className="input" {...control} onChange={(event) => onType(event.target.value)}>
          <option value="">Choose</option>
          {Object.entries(options).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <span className="unit-field" data-unit={unit?.kind}>
          {unit?.sign && <span aria-hidden="true">{unit.sign}</span>}
          <input
            className="input"
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
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
