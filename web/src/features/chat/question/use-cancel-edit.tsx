import { useState } from 'react';
import { ConfirmDiscard } from '#web/ui/dialog.tsx';
import type { ConversationState } from '../conversation/conversation-state.ts';
import type { LocalConversation } from '../conversation/local-conversation.ts';

/** Ends the change of the last question; Escape asks first when the question reads differently by now. */
export const useCancelEdit = ({
  conversation,
  state,
  focus,
}: {
  conversation: LocalConversation;
  state: ConversationState;
  focus: () => void;
}) => {
  const [asks, setAsks] = useState(false);
  const dropEdit = () => {
    setAsks(false);
    conversation.cancelEdit();
    focus();
  };
  const cancelEdit = () => {
    if (isChanged(state)) setAsks(true);
    else if (state.editing) dropEdit();
  };
  const question = asks && <ConfirmDiscard onYes={dropEdit} onClose={() => setAsks(false)} />;
  return { dropEdit, cancelEdit, question };
};

const isChanged = ({ editing, turns, text }: ConversationState) =>
  editing !== null && turns.find(({ id }) => id === editing.id)?.text !== text;
