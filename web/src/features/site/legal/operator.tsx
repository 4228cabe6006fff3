import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '#web/config.ts';
import { EmptyState } from '#web/ui/panels.tsx';
import { RunBy } from '#web/ui/run-by.tsx';
import { Contents, Part } from './part.tsx';

/** Who runs this stage; at the end of a page, so that nothing moves when the settings arrive. */
const Operator = () => (
  <RunBy>
    <p>
      Sevenhands is run by the operator of this site. Write through the{' '}
      <Link to="/contact">contact form</Link>.
    </p>
  </RunBy>
);

type Props = {
  title: string;
  /** The headings of its parts, for the contents; who runs the stage comes last by itself. */
  parts: readonly string[];
  children: ReactNode;
};

const last = 'Who runs Sevenhands';

/** A legal page: its name, when it was last changed, its contents and its parts. A stage without an operator has nobody to promise anything and does not publish it. */
export const LegalPage = ({ title, parts, children }: Props) => {
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
      <Contents parts={[...parts, last]} />
      {children}
      <Part>{last}</Part>
      <Operator />
    </article>
  );
};
