import type { ReactNode } from 'react';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { Meter } from '#web/ui/meter/meter.tsx';
import { usageTone } from '#web/ui/meter/meter-tone.ts';
import { resetWords } from './quota/reset-words.ts';
import '#web/ui/styles/plan.css';

/** How much of the questions is used and when it starts over, or that there is no limit. */
export const UsageBar = ({
  quota,
  children,
}: {
  quota: AccountView['quota'];
  /** Stands at the end of the bar's line, for example a link. */
  children?: ReactNode;
}) => (
  <>
    {quota.unlimited || quota.limit === null ? (
      <div className="meter-row">
        <b>Unlimited questions</b>
        {children}
      </div>
    ) : (
      <Meter
        label={`${quota.used} of ${quota.limit} questions used ${quota.window === 'day' ? 'today' : 'this month'}`}
        value={quota.used}
        max={quota.limit}
        tone={usageTone(quota.used, quota.limit)}
      >
        {children}
      </Meter>
    )}
    {quota.resets_at && <p>Resets {resetWords(quota.resets_at)}.</p>}
  </>
);
