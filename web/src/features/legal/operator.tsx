import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '#web/config.ts';
import { EmptyState } from '#web/ui/panels.tsx';

/** Who runs this stage; neutral words until its settings are here. */
export const Operator = () => {
  const operator = useConfig()?.operator;
  return operator ? `${operator.name}, ${operator.address}` : 'the operator of this site';
};

/** Where to write to who runs this stage. */
export const OperatorContact = () => {
  const operator = useConfig()?.operator;
  if (!operator) return <Link to="/contact">the operator</Link>;
  return <a href={`mailto:${operator.email}`}>{operator.email}</a>;
};

/** A legal page: its name, when it was last changed, and numbered parts. A stage without an operator has nobody to promise anything and does not publish it. */
export const LegalPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const config = useConfig();
  if (config && !config.operator)
    return (
      <div className="wrap prose">
        <EmptyState title={`${title}: not published here`} level={1}>
          <p>
            This is a test version of Sevenhands without an operator, so it has no{' '}
            {title.toLowerCase()}. Please do not enter personal data.
          </p>
        </EmptyState>
      </div>
    );
  return (
    <article className="wrap prose legal">
      <h1>{title}</h1>
      <p className="hint">
        Last changed <time dateTime="2026-11-22">November 22, 2026</time>
      </p>
      {children}
    </article>
  );
};
