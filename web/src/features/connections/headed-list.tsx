import type { LucideIconData } from '@lucide/icons';
import { Icon } from '#web/ui/icon.tsx';

/** A headed list of short lines, each with the same sign. */
export const HeadedList = ({
  title,
  icon,
  lines,
}: {
  title: string;
  icon: LucideIconData;
  lines: readonly string[];
}) => (
  <section>
    <h3>{title}</h3>
    <ul className="what-list">
      {lines.map((line) => (
        <li key={line}>
          <Icon icon={icon} />
          {line}
        </li>
      ))}
    </ul>
  </section>
);
