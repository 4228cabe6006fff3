import type { AccountView } from '#shared/domain/account/account-view.ts';
import { isLimited } from '#shared/domain/plan/plans.ts';
import { LimitBox } from '#web/features/plan/quota-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import type { RefusedQuestion } from '../conversation/conversation-state.ts';

type Props = {
  refused: RefusedQuestion | null;
  isUsedUp: boolean;
  isBusy: boolean;
  plan: AccountView['entitlement']['plan'];
  /** When the limit starts over. */
  resetsAt: string | null;
  onTryAgain: () => void;
  onDismiss: () => void;
};

/** Says why a question was refused and offers to send it again, so that a filled-in prompt is not lost. */
export const RefusalNotice = ({
  refused,
  isUsedUp,
  isBusy,
  plan,
  resetsAt,
  onTryAgain,
  onDismiss,
}: Props) => {
  const isLimit = isUsedUp || refused?.code === 'limit-reached';
  const held = refused?.held;
  return (
    <>
      {isLimit && isLimited(plan) ? (
        <LimitBox plan={plan} resetsAt={resetsAt} />
      ) : (
        refused && <Notice tone="danger">{refused.message}</Notice>
      )}
      {held && (
        <div className="unsent-question">
          <p>
            Not sent yet: <b>{held.title ?? held.text}</b>
          </p>
          <Button variant="outline" disabled={isUsedUp || isBusy} onClick={onTryAgain}>
            Try again
          </Button>
          <Button variant="quiet" onClick={onDismiss}>
            Discard
          </Button>
        </div>
      )}
    </>
  );
};
