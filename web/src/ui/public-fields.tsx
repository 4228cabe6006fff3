import X from '@lucide/icons/icons/x';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

type Wrapping = {
  label: ReactNode;
  descriptiveText?: ReactNode;
  hasError?: boolean;
  errorMessage?: string;
  /** The class of the element around label and input. */
  className?: string;
};

/**
 * Fields for the public pages, which do not load the form kit. They take the same props as the kit's fields in signed-in-fields.ts.
 */
export const TextField = ({ ...props }: Wrapping & ComponentProps<'input'>) => {
  const [{ wrap, control }, rest] = useField(props);
  return wrap(<input className="input" {...rest} {...control} />);
};

export const TextAreaField = ({ ...props }: Wrapping & ComponentProps<'textarea'>) => {
  const [{ wrap, control }, rest] = useField(props);
  return wrap(<textarea className="input" {...rest} {...control} />);
};

export const SelectField = ({ ...props }: Wrapping & ComponentProps<'select'>) => {
  const [{ wrap, control }, rest] = useField(props);
  return wrap(<select className="input" {...rest} {...control} />);
};

const useField = <P extends Wrapping>({
  label,
  descriptiveText,
  hasError = false,
  errorMessage = '',
  className = '',
  ...rest
}: P) => {
  const id = useId();
  const describedBy = [descriptiveText && `${id}-hint`, hasError && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const control = {
    id,
    'aria-invalid': hasError || undefined,
    'aria-describedby': describedBy || undefined,
  };
  const wrap = (input: ReactNode) => (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {descriptiveText && (
        <p className="hint" id={`${id}-hint`}>
          {descriptiveText}
        </p>
      )}
      {input}
      {hasError && (
        <p className="error" id={`${id}-error`}>
          <Icon icon={X} />
          {errorMessage}
        </p>
      )}
    </div>
  );
  return [{ wrap, control }, rest] as const;
};
