import { useId, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { Entitlement } from '#shared/domain/plan/entitlement.ts';
import { opensEveryHelper, plans } from '#shared/domain/plan/plans.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { fieldId } from './error-summary.tsx';

type Limits = Pick<Entitlement, 'plan' | 'helper_cap'>;

/** The selected helpers the plan opens: all of them, or the first ones up to its cap. */
export const openHelpers = (
  limits: Limits,
  { selected_helpers }: Pick<Business, 'selected_helpers'>,
) =>
  opensEveryHelper(limits.plan) ? selected_helpers : selected_helpers.slice(0, limits.helper_cap);

/** Which helpers are open: a free choice up to the plan's cap. */
export const HelperChoice = ({
  entitlement,
  start,
  error,
}: {
  entitlement: Limits;
  start: readonly HelperId[];
  error: string | undefined;
}) => {
  const isOpenToAll = opensEveryHelper(entitlement.plan);
  const errorId = useId();
  const [chosen, setChosen] = useState<readonly HelperId[]>(start);
  const isFull = !isOpenToAll && chosen.length >= entitlement.helper_cap;
  const plan = plans[entitlement.plan].name;
  return (
    <section className="form-group">
      <h2>Your helpers</h2>
      <p className="hint">
        {isOpenToAll
          ? `${plan} includes every helper. If you move to a smaller plan, you’ll keep the first helpers checked here.`
          : `${chosen.length} of ${entitlement.helper_cap} chosen.${isFull ? ' Uncheck one to pick another.' : ''}`}
      </p>
      <fieldset className="checkboxes" aria-describedby={error && errorId}>
        <legend className="sr-only">Your helpers</legend>
        {helperIds.map((id, index) => (
          <label key={id}>
            <input
              type="checkbox"
              name="selected_helpers"
              {...(index === 0 && { id: fieldId('selected_helpers') })}
              value={id}
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onChange={(event) =>
                setChosen(
                  event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                )
              }
            />
            <HelperAvatar helper={id} size="sm" />
            {helpers[id].name}
          </label>
        ))}
      </fieldset>
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
      {isFull && (
        <Notice>
          {plan} accounts are limited to {entitlement.helper_cap} helpers.
        </Notice>
      )}
    </section>
  );
};
