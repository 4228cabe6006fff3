import { type ReactNode, useId } from 'react';

/** A part of the admin page under a heading of its own. */
export const AdminSection = ({
  title,
  hint,
  className = '',
  children,
}: {
  title: string;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section className={`admin-section ${className}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {hint && <p className="hint">{hint}</p>}
      </header>
      {children}
    </section>
  );
};
