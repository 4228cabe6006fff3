import SendHorizontal from '@lucide/icons/icons/send-horizontal';
import Square from '@lucide/icons/icons/square';
import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useId, useRef } from 'react';
import { messageLimit } from '#shared/domain/chat/message-limit.ts';
import { useAccount } from '#web/core/account.ts';
import { useConfig } from '#web/core/config.ts';
import { QuotaLine } from '#web/features/plan/quota/quota-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type ConversationState, getForwardedFrom } from '../conversation/conversation-state.ts';
import type { LocalConversation } from '../conversation/local-conversation.ts';
import type { Speaker } from '../conversation/message-list.tsx';
import { ComposerToolsPlaceholder, LazyComposerTools } from '../tools/lazy-composer-tools.tsx';
import { AttachedFigures, EditingNotice, RefusalNotice } from './composer-notices.tsx';
import { useCancelEdit } from './use-cancel-edit.tsx';
import { useQuota } from './use-quota.ts';

/** The length from which the input shows how many characters are left. */
const countFrom = messageLimit - 500;
/** Stop replaces Send in the same place, so the second click of a double click must not stop what the first has sent. */
const doubleClickMs = 400;

type Props = {
  label: string;
  placeholder: string;
  isBusy: boolean;
  /** The quota is used up, so nothing can be typed. */
  isClosed: boolean;
  /** The text can be sent all the same: it is not counted. */
  isUncounted: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
  onEscape: () => void;
  /** Other ways to ask, beside the button. */
  tools?: ReactNode;
};

/** The message input with its button, which sends, or stops an answer that is arriving. */
export const Composer = (props: Props) => {
  const { label, placeholder, isBusy, isClosed, isUncounted, input, text, onText } = props;
  const countId = useId();
  const left = messageLimit - text.trim().length;
  const isOpen = !isClosed || isUncounted;
  const canSend = !isBusy && isOpen && text.trim() !== '' && left >= 0;
  const { send, stop, keys } = useComposerKeys(props, canSend);

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={input}
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        // Not `disabled`: the text can still be copied, and the focus is not lost.
        readOnly={isClosed}
        aria-disabled={isClosed || undefined}
        aria-invalid={left < 0 || undefined}
        aria-describedby={text.length > countFrom ? countId : undefined}
        onChange={(event) => onText(event.target.value)}
        {...keys}
      />
      {props.tools}
      {isBusy ? (
        <Button variant="outline" className="send" onClick={stop}>
          <Icon icon={Square} />
          <span>Stop</span>
        </Button>
      ) : (
        <Button type="submit" className="send" disabled={!canSend}>
          <Icon icon={SendHorizontal} />
          <span>Send</span>
        </Button>
      )}
      {text.length > countFrom && <Counter id={countId} left={left} />}
    </form>
  );
};

/** How many characters are left, or how many are too many. */
const Counter = ({ id, left }: { id: string; left: number }) => (
  <p className={left < 0 ? 'composer-counter too-long' : 'composer-counter'} id={id}>
    {left < 0
      ? `${-left} ${left === -1 ? 'character' : 'characters'} over the limit. Shorten it to send.`
      : `${left} ${left === 1 ? 'character' : 'characters'} left`}
  </p>
);

/** Sending and stopping, by button and by key: Enter sends, Shift+Enter starts a line, Escape cancels. */
const useComposerKeys = ({ onSend, onStop, onEscape }: Props, canSend: boolean) => {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const isComposing = useRef(false);
  const send = () => {
    if (!canSend) return;
    sentAt.current = performance.now();
    onSend();
  };
  // The time of the press itself: a busy device handles it late.
  const stop = ({ timeStamp }: { timeStamp: number }) => {
    if (timeStamp - sentAt.current > doubleClickMs) onStop();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    // Enter that ends the composition of a character does not send; Safari reports it as key code 229.
    if (isComposing.current || nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    if (key === 'Escape') {
      // Else the browser would close the question that Escape opens.
      event.preventDefault();
      onEscape();
    }
    if (key !== 'Enter' || shiftKey) return;
    event.preventDefault();
    send();
  };
  const setComposing = (now: boolean) => () => {
    isComposing.current = now;
  };
  return {
    send,
    stop,
    keys: {
      onKeyDown,
      onCompositionStart: setComposing(true),
      onCompositionEnd: setComposing(false),
    },
  };
};

type PanelProps = {
  conversation: LocalConversation;
  state: ConversationState;
  speaker: Speaker;
  placeholder: string;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Called when a question was accepted. */
  onSent: () => void;
};

/** The input of a conversation, with the refusal of the last question above it and the quota below it. */
export const ComposerPanel = ({ conversation, state, speaker, ...props }: PanelProps) => {
  const { placeholder, input, onSent } = props;
  const { plan } = useAccount().entitlement;
  const { quota, isUsedUp } = useQuota();
  const isBusy = state.busy !== null;
  const isUncounted = getForwardedFrom(state) !== null;
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
          conversation.askPending();
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
          <Suspense fallback={<ComposerToolsPlaceholder />}>
            <LazyComposerTools
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

/** Says that no model is connected, so that sample answers are not mistaken for advice. */
const DemoNotice = () =>
  useConfig()?.demoReplies ? (
    <p className="demo-notice">Demo mode. No AI is connected, so answers are samples.</p>
  ) : null;
