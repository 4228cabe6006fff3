import ArrowLeft from '@lucide/icons/icons/arrow-left';
import Eraser from '@lucide/icons/icons/eraser';
import PencilLine from '@lucide/icons/icons/pencil-line';
import Plus from '@lucide/icons/icons/plus';
import RefreshCw from '@lucide/icons/icons/refresh-cw';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import type { ConversationState } from './conversation-state.ts';
import type { LocalConversation } from './local-conversation.ts';
import { visibleTurns } from './local-turn.ts';

const clearQuestion = 'Are you sure you want to clear this conversation? This cannot be undone.';

type Props = {
  helperId: HelperId;
  conversation: LocalConversation;
  state: ConversationState;
  input: RefObject<HTMLTextAreaElement | null>;
  onBack: () => void;
  onNew: () => void;
};

/** The header of a conversation: its helper and its actions. */
export const ChatHeader = (props: Props) => {
  const { helperId, conversation } = props;
  const [asksClear, setAsksClear] = useState(false);
  const { ref: title, refocus } = useRefocus<HTMLHeadingElement>();
  const clear = useMutation({
    mutationFn: conversation.clear,
    onError: () => toast('The conversation could not be cleared'),
    onSettled: () => {
      setAsksClear(false);
      refocus();
    },
  });
  return (
    <header className="chat-header">
      <HelperAvatar helper={helperId} />
      <h1 ref={title} tabIndex={-1}>
        {helpers[helperId].name}
      </h1>
      <ChatActions {...props} onClear={() => setAsksClear(true)} />
      {asksClear && (
        <Confirm
          title="Clear conversation"
          question={clearQuestion}
          yes="Clear"
          busy={clear.isPending && 'Clearing...'}
          onYes={() => clear.mutate()}
          onClose={() => setAsksClear(false)}
        />
      )}
    </header>
  );
};

const ChatActions = ({
  conversation,
  state,
  input,
  onBack,
  onNew,
  onClear,
}: Props & { onClear: () => void }) => {
  const last = visibleTurns(state.turns).at(-1);
  const isIdle = last !== undefined && state.busy === null;
  const withFocus = (change: () => void) => () => {
    change();
    input.current?.focus();
  };
  return (
    <div className="actions">
      <Button variant="quiet" onClick={onBack}>
        <Icon icon={ArrowLeft} />
        Back to prompts
      </Button>
      <Button variant="quiet" onClick={onNew} disabled={!last}>
        <Icon icon={Plus} />
        <span className="button-label">New chat</span>
      </Button>
      <Button
        variant="quiet"
        onClick={withFocus(conversation.edit)}
        disabled={!isIdle || !last?.text}
      >
        <Icon icon={PencilLine} />
        <span className="button-label">Edit last</span>
      </Button>
      <Button variant="quiet" onClick={withFocus(conversation.regenerate)} disabled={!isIdle}>
        <Icon icon={RefreshCw} />
        <span className="button-label">Regenerate</span>
      </Button>
      <Button variant="quiet" onClick={onClear} disabled={!isIdle}>
        <Icon icon={Eraser} />
        <span className="button-label">Clear</span>
      </Button>
    </div>
  );
};
