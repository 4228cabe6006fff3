import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { isLimited } from '#shared/domain/plan/plans.ts';
import type { FiguresToAsk } from '#web/core/ask-helper/ask-finance-link.ts';
import { ChatLimitBox } from '#web/features/plan/quota/chat-limit-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { RefusedQuestion } from '../conversation/conversation-state.ts';

type RefusalProps = {
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
}: RefusalProps) => {
  const isLimit = isUsedUp || refused?.code === 'limit-reached';
  const pendingQuestion = refused?.pendingQuestion;
  return (
    <>
      {isLimit && isLimited(plan) ? (
        <ChatLimitBox plan={plan} resetsAt={resetsAt} />
      ) : (
        refused && <Notice tone="danger">{refused.message}</Notice>
      )}
      {pendingQuestion && (
        <div className="pending-question">
          <p>
            Not sent yet: <b>{pendingQuestion.title ?? pendingQuestion.text}</b>
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

/** Says which calculation goes along with the next question, and offers to leave it out. */
export const AttachedFigures = ({
  figures,
  onRemove,
}: {
  figures: FiguresToAsk;
  onRemove: () => void;
}) => (
  <p className="attached-figures">
    Attached: <b>{figures.title}</b>{' '}
    <button type="button" className="inline-button" onClick={onRemove}>
      Remove
    </button>
  </p>
);

/** Says that sending replaces the last answer, and offers to leave it as it is. */
export const EditingNotice = ({ onCancel }: { onCancel: () => void }) => (
  <Notice>
    You’re editing your last question. The new answer will replace the old one and use 1 question.{' '}
    <button type="button" className="inline-button" onClick={onCancel}>
      Cancel edit
    </button>
  </Notice>
);
