import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { defaultPlan, helperCapOf, plans } from '#shared/domain/plan/plans.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { StepProps } from './business-steps.tsx';

/** Step four without Professional: which helpers the plan should open. */
export const HelpersStep = ({ answers, change }: StepProps) => {
  const plan = answers.plan ?? defaultPlan;
  const cap = helperCapOf(plan);
  const isFull = answers.helpers.length >= cap;
  const toggle = (id: HelperId, on: boolean) =>
    change({
      helpers: on ? [...answers.helpers, id] : answers.helpers.filter((other) => other !== id),
    });
  return (
    <fieldset className="choices">
      <legend>
        Choose your helpers{' '}
        <span className="hint">
          {answers.helpers.length} of {cap} chosen
        </span>
      </legend>
      {helperIds.map((id) => {
        const isChosen = answers.helpers.includes(id);
        return (
          <label key={id} className="choice" aria-disabled={isFull && !isChosen}>
            <input
              type="checkbox"
              name="helpers"
              value={id}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <HelperAvatar helper={id} />
            <span className="choice-body">
              <b>{helpers[id].name}</b>
              <span className="hint">{helpers[id].description}</span>
            </span>
          </label>
        );
      })}
      {isFull && (
        <Notice>
          {plans[plan].name} accounts are limited to {cap} helpers. You can change your picks or
          upgrade later.
        </Notice>
      )}
    </fieldset>
  );
};
