import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

export type Variant = 'primary' | 'accent' | 'outline' | 'quiet' | 'icon';

const classOf = (variant: Variant, more?: string) =>
  ['btn', variant === 'icon' ? 'btn-quiet btn-icon' : `btn-${variant}`, more]
    .filter(Boolean)
    .join(' ');

type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant;
  /** Disables the button and shows this text instead, for example "Signing In...". */
  busy?: string | false;
};

/** A button; one that only shows an icon needs an `aria-label`. */
export const Button = ({
  variant = 'primary',
  busy = false,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) => {
  const isHydrated = useHydrated();
  return (
    <button
      {...rest}
      type={type}
      // Before hydration the browser itself would submit the form, with its fields in the address.
      disabled={disabled || busy !== false || (type === 'submit' && !isHydrated)}
      className={classOf(variant, className)}
    >
      {busy === false ? children : busy}
    </button>
  );
};

/** A link inside the app that looks like a button. */
export const LinkButton = ({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { variant?: Variant }) => (
  <Link {...rest} className={classOf(variant, className)} />
);
