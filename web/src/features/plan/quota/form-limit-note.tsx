import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { planWhoseLimitsApply } from '#shared/domain/plan/plan-whose-limits-apply.ts';
import { limitReached } from '#shared/domain/plan/quota/limit-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { MoreQuestionsLinks } from './more-questions-links.tsx';
import { resetWords } from './reset-words.ts';

/** Stands before a form whose question cannot be sent today: why, from when on it can, and what happens to what is filled in. */
export const FormLimitNote = ({ view }: { view: Pick<AccountView, 'entitlement' | 'quota'> }) => (
  <Notice>
    <p>{limitReached(planWhoseLimitsApply(view.entitlement.plan))}</p>
    <p>
      {view.quota.resets_at && `Your limit resets ${resetWords(view.quota.resets_at)}. `}We’ll save
      what you fill in here until you send it.
    </p>
    <MoreQuestionsLinks plan={planWhoseLimitsApply(view.entitlement.plan)} />
  </Notice>
);
