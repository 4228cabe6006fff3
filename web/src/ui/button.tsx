import { type ComponentProps, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';

export type Variant = 'main' | 'tape' | 'line' | 'quiet' | 'icon';

const classOf = (look: Variant, more?: string) =>
  ['btn', look === 'icon' ? 'btn-quiet btn-icon' : `btn-${look}`, more].filter(Boolean).join(' ');

type ButtonProps = ComponentProps<'button'> & {
  look?: Variant;
  /** Disables the button and shows these words instead, for example "Signing In...". */
  busy?: string | false;
};

const never = () => () => {};
/** False in prerendered HTML until React has taken over the page. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A button; one that only shows an icon needs an `aria-label`. */
export const Button = ({
  look = 'main',
  busy = false,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) => {
  const isAlive = useIsAlive();
  return (
    <button
      {...rest}
      type={type}
      // Before the page is alive a form would be sent by the browser itself, with everything typed in the address.
      disabled={disabled || busy !== false || (type === 'submit' && !isAlive)}
      className={classOf(look, className)}
    >
      {busy === false ? children : busy}
    </button>
  );
};

/** A link inside the app that looks like a button. */
export const LinkButton = ({
  look = 'main',
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: Variant }) => (
  <Link {...rest} className={classOf(look, className)} />
);
