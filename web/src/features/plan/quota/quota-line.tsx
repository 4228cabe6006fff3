import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import {
  fewLeft,
  remainingInWindow,
  remainingLine,
} from '#shared/domain/plan/quota/limit-texts.ts';
import { upgradeLinkText } from '#shared/domain/plan/upgrade-texts.ts';
import { Meter } from '#web/ui/meter/meter.tsx';
import { remainingTone } from '#web/ui/meter/meter-tone.ts';
import { useNarrow } from '#web/ui/use-layout-breakpoints.ts';
import '#web/ui/styles/plan.css';
import { resetWords } from './reset-words.ts';

type Quota = AccountView['quota'];
type Props = { quota: Quota; where: 'assistant' | 'helper' };

/**
 * What is left of the questions, when it starts over, and a way to more when little is left. `where` picks the words:
 * a helper's line does not name the window. Nothing is shown on a plan without a limit; in a narrow window there is one
 * line with that way, and the rest on a tap.
 */
export const QuotaLine = ({ quota, where }: Props) => {
  const isNarrow = useNarrow();
  if (quota.unlimited || quota.limit === null) return null;
  const label = where === 'helper' ? remainingLine(quota) : remainingInWindow(quota);
  const upgrade = quota.remaining <= fewLeft && !isSaidAbove(quota) && (
    <Link to="/pricing">{upgradeLinkText}</Link>
  );
  const line = (
    <FullLine quota={quota} label={label}>
      {!isNarrow && upgrade}
    </FullLine>
  );
  if (!isNarrow) return line;
  return (
    <div className="quota-brief">
      <details>
        <summary>{label}</summary>
        {line}
      </details>
      {upgrade}
    </div>
  );
};

/** In a chat the ChatLimitBox says when it starts over and how to get more. */
const isSaidAbove = ({ remaining }: Quota) => remaining === 0;

const FullLine = ({
  quota,
  label,
  children,
}: Pick<Props, 'quota'> & { label: string; children: ReactNode }) => (
  <div className="quota-line">
    <Meter
      label={label}
      value={quota.remaining}
      max={quota.limit ?? 0}
      tone={remainingTone(quota.remaining, quota.limit ?? 0)}
    >
      {children}
    </Meter>
    <p className="quota-details">
      {quota.resets_at && !isSaidAbove(quota) && (
        <span>
          Resets <time dateTime={quota.resets_at}>{resetWords(quota.resets_at)}</time>.
        </span>
      )}
      <Link to="/dashboard/usage">See my usage</Link>
    </p>
  </div>
);
