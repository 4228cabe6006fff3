import type { ReactNode } from 'react';
import './auth-card.css';

/** The sheet that signing in, signing up and setting a password stand on. */
export const AuthCard = ({
  title,
  hint,
  children,
  foot,
}: {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}) => (
  <div className="auth wrap">
    <section className="auth-card">
      <header>
        <h1>{title}</h1>
        {hint && <p>{hint}</p>}
      </header>
      {children}
      {foot && <footer>{foot}</footer>}
    </section>
  </div>
);
