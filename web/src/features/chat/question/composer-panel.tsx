import { type RefObject, Suspense, useState } from 'react';
import { useAccount } from '#web/account.ts';
import { useConfig } from '#web/config.ts';
import { QuotaLine } from '#web/plan/quota-line.tsx';
import { ConfirmDiscard } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { AttachedFigures } from './attached-figures.tsx';
import { Composer } from './composer.tsx';
import { type ConversationState, takenFromOf } from './conversation-state.ts';
import type { LocalConversation } from './local-conversation.ts';
import type { Speaker } from './message-list.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { ComposerTools } from './tools/later.tsx';
import { useQuota } from './use-quota.ts';

type Props = {
  conversation: LocalConversation;
  state: ConversationState;
  speaker: Speaker;
  placeholder: string;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Called when a question was accepted. */
  onSent: () => void;
};

/** The input of a conversation, with the refusal of the last question above it and the quota below it. */
export const ComposerPanel = ({ conversation, state, speaker, ...props }: Props) => {
  const { placeholder, input, onSent } = props;
  const { plan } = useAccount().entitlement;
  const { quota, isUsedUp } = useQuota();
  const isBusy = state.busy !== null;
  const isUncounted = takenFromOf(state) !== null;
  const focus = () => input.current?.focus();
  const { dropEdit, cancelEdit, question } = useCancelEdit({ conversation, state, focus });
  return (
    <>
      <RefusalNotice
        refused={state.refused}
        isUsedUp={isUsedUp}
        isBusy={isBusy}
        plan={plan}
        resetsAt={quota.resets_at}
        onTryAgain={() => {
          conversation.askHeld();
          onSent();
          focus();
        }}
        onDismiss={() => {
          conversation.dismissRefusal();
          focus();
        }}
      />
      {state.figures && (
        <AttachedFigures
          figures={state.figures}
          onRemove={() => {
            conversation.attach(null);
            focus();
          }}
        />
      )}
      {state.editing && <EditingNotice onCancel={dropEdit} />}
      {question}
      <Composer
        label={speaker.helper ? `Message ${speaker.name}` : 'Message the assistant'}
        placeholder={placeholder}
        isBusy={isBusy}
        isClosed={isUsedUp}
        isUncounted={isUncounted}
        input={input}
        text={state.text}
        onText={conversation.type}
        onSend={() => {
          if (conversation.send()) onSent();
          focus();
        }}
        onStop={() => {
          conversation.stop();
          focus();
        }}
        onEscape={cancelEdit}
        tools={
          <Suspense>
            <ComposerTools
              conversation={conversation}
              input={input}
              isClosed={isUsedUp && !isUncounted}
            />
          </Suspense>
        }
      />
      {isUncounted && !quota.unlimited && (
        <p className="hint">
          You asked this already. Sent as it is, within ten minutes, it does not count again.
        </p>
      )}
      <QuotaLine quota={quota} where={speaker.helper ? 'helper' : 'assistant'} />
      <DemoNotice />
    </>
  );
};

/** Ends the change of the last question; Escape asks first when the question reads differently by now. */
const useCancelEdit = ({
  conversation,
  state,
  focus,
}: Pick<Props, 'conversation' | 'state'> & { focus: () => void }) => {
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

/** Says that sending replaces the last answer, and offers to leave it as it is. */
const EditingNotice = ({ onCancel }: { onCancel: () => void }) => (
  <Notice>
    You are changing your last question. Its answer is replaced, and it counts as a question.{' '}
    <button type="button" className="inline-button" onClick={onCancel}>
      Keep it as it was
    </button>
  </Notice>
);

/** Says that no model is connected, so that sample answers are not mistaken for advice. */
const DemoNotice = () =>
  useConfig()?.demoReplies ? (
    <p className="demo-notice">
      Demo replies: no AI model is connected here, so answers are samples.
    </p>
  ) : null;
