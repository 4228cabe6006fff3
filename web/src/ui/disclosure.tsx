import ChevronRight from '@lucide/icons/icons/chevron-right';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './styles/number-parts.css';

/** More to read or to fill in, folded away behind a few words. */
export const Disclosure = ({
  words,
  about,
  open = false,
  children,
}: {
  words: string;
  /** What is in there, in small print at the right edge. */
  about?: string;
  open?: boolean;
  children: ReactNode;
}) => (
  <details className="opener" open={open}>
    <summary>
      <Icon icon={ChevronRight} />
      {words}
      {about && <span className="hint">{about}</span>}
    </summary>
    {children}
  </details>
);
