import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '#web/core/config.ts';
import { EmptyState } from '#web/ui/error-and-empty-panels.tsx';
import { OperatorContact } from '../operator-contact.tsx';
import { LegalContents, LegalPartHeading } from './legal-contents.tsx';

/** Who runs this stage; at the end of a page, so that nothing moves when the settings arrive. */
const Operator = () => (
  <OperatorContact>
    <p>
      Sevenhands is run by the operator of this site. To reach us, use the{' '}
      <Link to="/contact">contact form</Link>.
    </p>
  </OperatorContact>
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
        <EmptyState title={`No ${title} here`} level={1}>
          <p>
            This is a test version of Sevenhands with no operator, so it has no{' '}
            {title.toLowerCase()}. Please don’t enter personal information.
          </p>
        </EmptyState>
      </div>
    );
  return (
    <article className="wrap prose legal">
      <h1>{title}</h1>
      <p className="hint">
        Last updated <time dateTime="2026-11-22">November 22, 2026</time>
      </p>
      <LegalContents parts={[...parts, last]} />
      {children}
      <LegalPartHeading>{last}</LegalPartHeading>
      <Operator />
    </article>
  );
};
