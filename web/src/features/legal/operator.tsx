import type { ReactNode } from 'react';
import { useConfig } from '#web/config.ts';

/** Who runs this stage, from its settings; a marked gap where they do not say. */
export const Operator = ({ part }: { part: 'name' | 'address' | 'email' }) => {
  const operator = useConfig()?.operator;
  if (!operator) return <mark>{gaps[part]}</mark>;
  if (part === 'email') return <a href={`mailto:${operator.email}`}>{operator.email}</a>;
  return operator[part];
};

const gaps = {
  name: '[legal name of the operator]',
  address: '[postal address of the operator]',
  email: '[email address of the operator]',
};

/** A legal page: its name, when it was last changed, and numbered parts. */
export const LegalPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <article className="wrap prose legal">
    <h1>{title}</h1>
    <p className="hint">
      Last changed <time dateTime="2026-11-20">November 20, 2026</time>
    </p>
    {children}
  </article>
);
