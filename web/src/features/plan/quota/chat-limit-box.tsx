import type { LimitedPlanId } from '#shared/domain/plan/plans.ts';
import { limitReached } from '#shared/domain/plan/quota/limit-texts.ts';
import '#web/ui/styles/plan.css';
import { MoreQuestionsLinks } from './more-questions-links.tsx';
import { resetWords } from './reset-words.ts';

/** Stands in the chat while the window is used up: why, from when on one can ask again, and the way to more. */
export const ChatLimitBox = ({
  plan,
  resetsAt,
}: {
  plan: LimitedPlanId;
  resetsAt: string | null;
}) => (
  <div className="notice limit-box" role="alert">
    <p>{limitReached(plan)}</p>{' '}
    {resetsAt && (
      <p>
        You can ask again <time dateTime={resetsAt}>{resetWords(resetsAt)}</time>.
      </p>
    )}{' '}
    <MoreQuestionsLinks plan={plan} />
  </div>
);
