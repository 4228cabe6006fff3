import { Link } from 'react-router-dom';
import type { AccountView } from '#shared/domain/account-view.ts';
import {
  fewLeft,
  limitReached,
  remainingInWindow,
  remainingLine,
  upgradeLinkText,
  upgradeOptionsText,
} from '#shared/domain/billing-messages.ts';
import type { LimitedPlanId } from '#shared/domain/plans.ts';
import { formatDate } from '#web/locale.ts';
import { Meter, remainingTone } from '#web/ui/meter.tsx';
import '#web/styles/plan.css';

type Quota = AccountView['quota'];

/**
 * What is left of the questions, when it starts over, and a way to more when little is left. `where` picks the words:
 * a helper's line does not name the window, the usage page needs no link to itself. Nothing is shown on a plan without
 * a limit.
 */
export const QuotaLine = ({
  quota,
  where,
}: {
  quota: Quota;
  where: 'assistant' | 'helper' | 'usage';
}) => {
  if (quota.unlimited || quota.limit === null) return null;
  const label = where === 'helper' ? remainingLine(quota) : remainingInWindow(quota);
  return (
    <div className="quota-line">
      <Meter
        label={label}
        value={quota.remaining}
        max={quota.limit}
        tone={remainingTone(quota.remaining, quota.limit)}
      >
        {quota.remaining <= fewLeft && <Link to="/pricing">{upgradeLinkText}</Link>}
      </Meter>
      <p className="quota-details">
        {quota.resets_at && (
          <span>
            Starts over <time dateTime={quota.resets_at}>{resetWords(quota.resets_at)}</time>.
          </span>
        )}
        {where !== 'usage' && <Link to="/dashboard/usage">See what counted</Link>}
      </p>
    </div>
  );
};

/** Date and time of the next reset in the owner's own time zone, for example "Tuesday, Dec 1, 12:00 AM". */
export const resetWords = (at: string) =>
  formatDate(at, {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** Stands in the chat when a question was refused because the window is used up. */
export const LimitBox = ({ plan }: { plan: LimitedPlanId }) => (
  <div className="notice notice-danger" role="alert">
    <p>{limitReached(plan)}</p>
    <Link to="/pricing">{upgradeOptionsText}</Link>
  </div>
);
