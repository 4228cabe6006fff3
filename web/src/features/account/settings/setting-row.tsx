import './setting-row.css';
import type { LucideIconData } from '@lucide/icons';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  icon: LucideIconData;
  title: string;
  /** How it stands now; empty until it is known. */
  state: ReactNode;
  /** Marks a state that protects the account. */
  isGood?: boolean;
  /** The one button of the row; none where nothing can be done. */
  children?: ReactNode;
};

/** A line of the account: what it is, how it stands now, and what can be done about it. */
export const SettingRow = ({ icon, title, state, isGood = false, children }: Props) => (
  <li className="setting-row">
    <Icon icon={icon} />
    <div>
      <b>{title}</b>
      <small data-good={isGood || undefined}>{state}</small>
    </div>
    {children}
  </li>
);
