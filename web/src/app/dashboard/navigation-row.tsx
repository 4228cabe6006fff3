import './navigation-rows.css';
import type { LucideIconData } from '@lucide/icons';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { Link } from 'react-router-dom';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  to: string;
  icon: LucideIconData;
  words: string;
  /** Small print under the words. */
  more?: string | undefined;
  onClick?: () => void;
};

/** A line of a list of places, for example of More: it leads to a page. */
export const NavigationRow = ({ icon, words, more, ...link }: Props) => (
  <li>
    <Link {...link}>
      <span className="nav-icon">
        <Icon icon={icon} />
      </span>
      <span>
        <b>{words}</b>
        {more && <small>{more}</small>}
      </span>
      <Icon icon={ChevronRight} />
    </Link>
  </li>
);
