import Phone from '@lucide/icons/icons/phone';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import type { MessageReplyProps } from '#web/core/message-reply-dialog-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TypingIndicator } from '#web/ui/typing-indicator.tsx';
import { LazyPartList } from '../answer/lazy-part-list.tsx';
import { useParts } from '../answer/streaming-parts.ts';
import { ChatActionsProvider } from '../conversation/chat-actions-context.ts';
import type { LocalConversation } from '../conversation/local-conversation.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { useConversation } from '../conversation/open-conversations.ts';
import { ScreenReaderAnnouncer } from '../conversation/screen-reader-announcer.tsx';
import { detailsOf } from '../masked-details-on-device.ts';
import { RefusalNotice } from '../question/composer-notices.tsx';
import { useQuota } from '../question/use-quota.ts';
import { callLink, phoneToCall } from './phone-to-call.ts';
import type { ReplyConversationPlace } from './reply-conversation-place.ts';
import { reviewRepliesOfAnswer } from './review-replies-of-answer.ts';
import '../conversation/chat.css';

type Props = {
  place: ReplyConversationPlace;
  /** Leaves out a press that was meant for the step before. */
  unlessJustBegun: (act: () => void) => () => void;
  onSent?: ((isSent: boolean) => void) | undefined;
  onReplies?: MessageReplyProps['onReplies'];
  onClose: () => void;
};

/** The last step: the answer as it arrives, and the way on to its conversation. */
export const ReplyAnswerStep = ({ place, unlessJustBegun, onSent, onReplies, onClose }: Props) => {
  const { conversation, state } = useConversation(place);
  const { plan } = useAccount().entitlement;
  const { quota, isUsedUp } = useQuota();
  const navigate = useNavigate();
  const { name } = helpers[place.helperId];
  const actions = useMemo(() => {
    const goOn = () => {
      onClose();
      void navigate(`/dashboard/${place.helperId}?view=chat`);
    };
    const write = (words: string) => {
      conversation.write(words);
      goOn();
    };
    return { conversation, write, goOn };
  }, [conversation, navigate, onClose, place.helperId]);
  const turn = state.refused ? undefined : state.turns.at(-1);
  useSent(turn, onSent);
  const replies = useReplies(turn, place.conversationId, onReplies);
  return (
    <div className="kit">
      <div className="fields kit-answer" data-kept>
        {state.refused && (
          <RefusalNotice
            refused={state.refused}
            isUsedUp={isUsedUp}
            isBusy={state.busy !== null}
            plan={plan}
            resetsAt={quota.resets_at}
            onTryAgain={conversation.askPending}
            onDismiss={() => {
              conversation.dismissRefusal();
              onClose();
            }}
          />
        )}
        {turn && (
          <ChatActionsProvider value={actions}>
            <Outcome key={turn.id} turn={turn} conversation={conversation} name={name} />
          </ChatActionsProvider>
        )}
        <AtHome conversationId={place.conversationId} />
      </div>
      <ScreenReaderAnnouncer name={name} isBusy={state.busy !== null} last={turn} />
      <footer>
        <Button variant="outline" onClick={unlessJustBegun(actions.goOn)}>
          Continue with {name}
        </Button>
        {replies.length > 0 && (
          <Button onClick={unlessJustBegun(onClose)}>
            {replies.length > 1 ? 'Use these replies' : 'Use this reply'}
          </Button>
        )}
      </footer>
    </div>
  );
};

/** The public replies of an answer that is there, told to whoever wants them as soon as they change. */
const useReplies = (
  turn: LocalTurn | undefined,
  conversationId: string,
  onReplies: Props['onReplies'],
) => {
  const business = activeBusiness(useAccount());
  const replies = useMemo(
    () =>
      onReplies && turn ? reviewRepliesOfAnswer(turn, business, detailsOf(conversationId)) : [],
    [onReplies, turn, business, conversationId],
  );
  useEffect(() => {
    if (replies.length > 0) onReplies?.(replies);
  }, [replies, onReplies]);
  return replies;
};

/** Tells of each change: a draft of the answer was marked as sent, or none is any more. */
const useSent = (turn: LocalTurn | undefined, onSent: Props['onSent']) => {
  const isSent = turn?.drafts?.some(({ sent_at }) => sent_at !== null) ?? false;
  const told = useRef(false);
  useEffect(() => {
    if (told.current === isSent) return;
    told.current = isSent;
    onSent?.(isSent);
  }, [isSent, onSent]);
};

const Outcome = ({
  turn,
  conversation,
  name,
}: {
  turn: LocalTurn;
  conversation: LocalConversation;
  name: string;
}) => {
  const isArriving = turn.state === 'waiting';
  const parts = useParts(isArriving ? conversation.live : null, turn);
  if (turn.state === 'failed')
    return (
      <Notice tone="danger">
        <p>{turn.failure?.message}</p>
        {turn.failure?.canRetry && (
          <Button variant="outline" onClick={() => conversation.retry(turn.id)}>
            Try again
          </Button>
        )}
      </Notice>
    );
  return (
    <>
      {isArriving && (
        <p className="typing-status">
          <TypingIndicator />
          <span>{name} is typing</span>
        </p>
      )}
      <LazyPartList turn={turn} parts={parts} isArriving={isArriving} isLast />
    </>
  );
};

/** What never left this device, and the call it makes possible. */
const AtHome = ({ conversationId }: { conversationId: string }) => {
  const details = detailsOf(conversationId);
  const phone = phoneToCall(details);
  if (details.length === 0) return null;
  return (
    <div className="kit-at-home">
      {phone && (
        <a className="btn btn-outline" href={callLink(phone)}>
          <Icon icon={Phone} />
          Call {phone}
        </a>
      )}
      <p className="hint">
        <Icon icon={ShieldCheck} />
        The details we hid never left this device. We put them back here.
      </p>
    </div>
  );
};
