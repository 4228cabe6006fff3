import type { ReactNode } from 'react';
import { useConfig } from '#web/core/config.ts';

/** Who runs this stage and where to write to; `children` where nobody is named, or as long as it is not known. */
export const OperatorContact = ({ children }: { children?: ReactNode }) => {
  const operator = useConfig()?.operator;
  if (!operator) return children;
  const { name, address, email } = operator;
  return (
    <p className="operator-contact">
      Sevenhands is run by {name}, {address}. Contact: <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
};
