import ChevronRight from '@lucide/icons/icons/chevron-right';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import './styles/number-parts.css';

/** More to read or to fill in, folded away behind a few words. */
export const Opener = ({
  words,
  open = false,
  children,
}: {
  words: string;
  open?: boolean;
  children: ReactNode;
}) => (
  <details className="opener" open={open}>
    <summary>
      <Icon icon={ChevronRight} />
      {words}
    </summary>
    {children}
  </details>
);
