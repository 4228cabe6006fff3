import ArrowLeft from '@lucide/icons/icons/arrow-left';
import Eraser from '@lucide/icons/icons/eraser';
import Plus from '@lucide/icons/icons/plus';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InTopBar } from '#web/ui/top-bar-slot.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRefocus } from '#web/ui/use-refocus.ts';
import type { ConversationState } from './conversation/conversation-state.ts';
import type { LocalConversation } from './conversation/local-conversation.ts';
import { visibleTurns } from './conversation/local-turn.ts';

const clearQuestion = 'Are you sure you want to clear this conversation? This cannot be undone.';

type Props = {
  helperId: HelperId;
  conversation: LocalConversation;
  state: ConversationState;
  onBack: () => void;
  onNew: () => void;
};

/** The header of a conversation: its helper and its actions. Below 64rem the top bar shows them, and stays in view. */
export const ChatHeader = (props: Props) => {
  const { name } = helpers[props.helperId];
  const isNarrow = useNarrow();
  const { ref: title, refocus } = useRefocus<HTMLHeadingElement>();
  const heading = (
    <h1 ref={title} tabIndex={-1} className={isNarrow ? 'sr-only' : undefined}>
      {name}
    </h1>
  );
  const actions = <ChatActions {...props} onCleared={refocus} />;
  if (!isNarrow)
    return (
      <header className="chat-header">
        <HelperAvatar helper={props.helperId} />
        {heading}
        {actions}
      </header>
    );
  return (
    <>
      {heading}
      <InTopBar>
        <div className="chat-bar" data-helper={props.helperId}>
          <b aria-hidden="true">{name}</b>
          {actions}
        </div>
      </InTopBar>
    </>
  );
};

const ChatActions = ({
  conversation,
  state,
  onBack,
  onNew,
  onCleared,
}: Props & { onCleared: () => void }) => {
  const [asksClear, setAsksClear] = useState(false);
  const last = visibleTurns(state.turns).at(-1);
  const clear = useMutation({
    mutationFn: conversation.clear,
    onError: () => toast('Couldn’t clear this chat'),
    onSettled: () => {
      setAsksClear(false);
      onCleared();
    },
  });
  return (
    <div className="actions">
      <Button variant="quiet" onClick={onBack}>
        <Icon icon={ArrowLeft} />
        <span className="button-label">Back to prompts</span>
      </Button>
      <Button variant="quiet" onClick={onNew} disabled={!last}>
        <Icon icon={Plus} />
        <span className="button-label">New chat</span>
      </Button>
      <Button
        variant="quiet"
        className="btn-danger"
        onClick={() => setAsksClear(true)}
        disabled={last === undefined || state.busy !== null}
      >
        <Icon icon={Eraser} />
        <span className="button-label">Clear</span>
      </Button>
      {asksClear && (
        <Confirm
          title="Clear chat"
          question={clearQuestion}
          yes="Clear"
          busy={clear.isPending && 'Clearing...'}
          onYes={() => clear.mutate()}
          onClose={() => setAsksClear(false)}
        />
      )}
    </div>
  );
};
