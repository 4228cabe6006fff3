import Phone from '@lucide/icons/icons/phone';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { helpers } from '#shared/domain/helpers.ts';
import { useAccount } from '#web/account.ts';
import { detailsOf } from '#web/device-details.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { TypingIndicator } from '#web/ui/typing-indicator.tsx';
import { Announcer } from '../announcer.tsx';
import { AnswerParts } from '../answer-parts.tsx';
import { ChatActionsProvider } from '../chat-actions.ts';
import type { LocalConversation } from '../local-conversation.ts';
import type { LocalTurn } from '../local-turn.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { useConversation } from '../use-conversation.ts';
import { useParts } from '../use-parts.ts';
import { useQuota } from '../use-quota.ts';
import type { KitPlace } from './kit-place.ts';
import { callLink, phoneOf } from './phone-of.ts';
import '../chat.css';

type Props = {
  place: KitPlace;
  /** Leaves out a press that was meant for the step before. */
  unlessJustBegun: (act: () => void) => () => void;
  onClose: () => void;
};

/** The last step: the answer as it arrives, and the way on to its conversation. */
export const KitAnswer = ({ place, unlessJustBegun, onClose }: Props) => {
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
            onTryAgain={conversation.askHeld}
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
      <Announcer name={name} isBusy={state.busy !== null} last={turn} />
      <footer>
        <Button variant="outline" onClick={unlessJustBegun(actions.goOn)}>
          Go on in {name}
        </Button>
      </footer>
    </div>
  );
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
      <AnswerParts turn={turn} parts={parts} isArriving={isArriving} isLast />
    </>
  );
};

/** What never left this device, and the call it makes possible. */
const AtHome = ({ conversationId }: { conversationId: string }) => {
  const details = detailsOf(conversationId);
  const phone = phoneOf(details);
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
        What we took out never left this device. We put it back in here.
      </p>
    </div>
  );
};
