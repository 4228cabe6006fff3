import type { RefObject } from 'react';
import { useAccount } from '#web/account.ts';
import { useConfig } from '#web/config.ts';
import { QuotaLine } from '#web/plan/quota-line.tsx';
import { useOnline } from '#web/ui/offline-banner.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { Composer } from './composer.tsx';
import type { ConversationState } from './conversation-state.ts';
import type { LocalConversation } from './local-conversation.ts';
import type { Speaker } from './message-list.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useQuota } from './use-quota.ts';

type Props = {
  conversation: LocalConversation;
  state: ConversationState;
  speaker: Speaker;
  placeholder: string;
  input: RefObject<HTMLTextAreaElement | null>;
  /** A question was taken. */
  onSent: () => void;
};

/** Where a question is written and sent: the input, why the last one was refused, and what is left of the questions. */
export const ComposerPanel = ({
  conversation,
  state,
  speaker,
  placeholder,
  input,
  onSent,
}: Props) => {
  const { plan } = useAccount().entitlement;
  const { quota, isUsedUp } = useQuota();
  const isBusy = state.busy !== null;
  const isOnline = useOnline();
  const focus = () => input.current?.focus();
  return (
    <>
      <RefusalNotice
        refused={state.refused}
        isUsedUp={isUsedUp}
        isBusy={isBusy}
        plan={plan}
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
      {state.editing && (
        <Notice>
          You are changing your last question. Its answer is replaced, and it counts as a question.{' '}
          <button
            type="button"
            className="inline-button"
            onClick={() => {
              conversation.cancelEdit();
              focus();
            }}
          >
            Keep it as it was
          </button>
        </Notice>
      )}
      <Composer
        label={speaker.helper ? `Message ${speaker.name}` : 'Message the assistant'}
        placeholder={placeholder}
        isBusy={isBusy}
        isClosed={isUsedUp}
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
        onEscape={() => {
          if (state.editing) conversation.cancelEdit();
        }}
      />
      {!isOnline && (
        <p className="hint">You are offline. What you send now is asked once you are back.</p>
      )}
      <QuotaLine quota={quota} where={speaker.helper ? 'helper' : 'assistant'} />
      <DemoNotice />
    </>
  );
};

/** Whoever tries the product without a model should not mistake what it says for advice. */
const DemoNotice = () =>
  useConfig()?.demoReplies ? (
    <p className="demo-notice">
      Demo replies: no AI model is connected here, so answers are samples.
    </p>
  ) : null;
