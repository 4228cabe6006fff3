import { useState } from 'react';
import { helpers } from '#shared/catalogue/helpers.ts';
import { type Entitlement, opensEveryHelper } from '#shared/domain/entitlement.ts';
import { type HelperId, helperIds } from '#shared/domain/helpers.ts';
import { plans } from '#shared/domain/plans.ts';
import { Notice } from '#web/ui/panels.tsx';
import { Patch } from '#web/ui/patch.tsx';

/** Which helpers are open: a free choice up to the plan's cap. */
export const HelperChoice = ({
  entitlement,
  selected,
}: {
  entitlement: Pick<Entitlement, 'plan' | 'helper_cap'>;
  selected: readonly HelperId[];
}) => {
  const isOpenToAll = opensEveryHelper(entitlement);
  const [chosen, setChosen] = useState<readonly HelperId[]>(
    isOpenToAll ? selected : selected.slice(0, entitlement.helper_cap),
  );
  const isFull = !isOpenToAll && chosen.length >= entitlement.helper_cap;
  const plan = plans[entitlement.plan].name;
  return (
    <section className="form-group">
      <h2>Your helpers</h2>
      <p className="hint">
        {isOpenToAll
          ? `With ${plan} every helper is open. The ones ticked here come first if you move to a smaller plan.`
          : `${chosen.length} of ${entitlement.helper_cap} chosen. Untick one to make room for another.`}
      </p>
      <fieldset className="checks">
        <legend className="sr">Your helpers</legend>
        {helperIds.map((id) => (
          <label key={id}>
            <input
              type="checkbox"
              name="selected_helpers"
              value={id}
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onChange={(event) =>
                setChosen(
                  event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                )
              }
            />
            <Patch helper={id} size="sm" />
            {helpers[id].name}
          </label>
        ))}
      </fieldset>
      {isFull && (
        <Notice>
          {plan} accounts are limited to {entitlement.helper_cap} helpers.
        </Notice>
      )}
    </section>
  );
};
