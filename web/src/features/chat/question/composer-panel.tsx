import { type RefObject, Suspense, useState } from 'react';
import { useAccount } from '#web/core/account.ts';
import { useConfig } from '#web/core/config.ts';
import type { FiguresToAsk } from '#web/core/figures-to-ask.ts';
import { QuotaLine } from '#web/features/plan/quota-line.tsx';
import { ConfirmDiscard } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { type ConversationState, takenFromOf } from '../conversation/conversation-state.ts';
import type { LocalConversation } from '../conversation/local-conversation.ts';
import type { Speaker } from '../conversation/message-list.tsx';
import { ComposerTools } from '../tools/lazy-tools.tsx';
import { Composer } from './composer.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useQuota } from './use-quota.ts';

/** Says which calculation goes along with the next question, and offers to leave it out. */
const AttachedFigures = ({
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
          You already asked this. If you send it again unchanged within 10 minutes, it won’t count.
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
    You’re editing your last question. The new answer will replace the old one and use 1 question.{' '}
    <button type="button" className="inline-button" onClick={onCancel}>
      Cancel edit
    </button>
  </Notice>
);

/** Says that no model is connected, so that sample answers are not mistaken for advice. */
const DemoNotice = () =>
  useConfig()?.demoReplies ? (
    <p className="demo-notice">Demo mode. No AI is connected, so answers are samples.</p>
  ) : null;
