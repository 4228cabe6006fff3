import ArrowDown from '@lucide/icons/icons/arrow-down';
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '#web/core/when-idle.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { loadPartList } from '../answer/lazy-part-list.tsx';
import { loadAsk } from '../question/answer-runner.ts';
import { ChatActionsProvider } from './chat-actions-context.ts';
import { ScreenReaderAnnouncer } from './screen-reader-announcer.tsx';
import './chat.css';
import { ComposerPanel } from '../question/composer.tsx';
import type { ConversationState } from './conversation-state.ts';
import type { LocalConversation } from './local-conversation.ts';
import type { LocalTurn } from './local-turn.ts';
import { loadAfterAnswer, loadTurnSafety, MessageList, type Speaker } from './message-list.tsx';
import { useAutoscroll } from './use-autoscroll.ts';
import { visibleTurns } from './visible-turns.ts';

type Props = {
  conversation: LocalConversation;
  state: ConversationState;
  speaker: Speaker;
  placeholder: string;
  input: RefObject<HTMLTextAreaElement | null>;
  welcome?: ReactNode;
  /** Renders what follows an answer; must be the same function on every render. */
  under?: (turn: LocalTurn) => ReactNode;
  /** Stands above the messages, and the input stays in sight below it. */
  before?: ReactNode;
  /** Loads earlier messages, where there are some. */
  earlier?: { isLoading: boolean; load: () => void } | undefined;
};

/** What a question and its answer need, before there is one. */
const loadForAnswers = () =>
  void Promise.allSettled([loadAsk(), loadPartList(), loadAfterAnswer(), loadTurnSafety()]);

/** A conversation: its messages, the input and the quota. */
export const ConversationView = (props: Props) => {
  const { conversation, state, speaker, input, earlier } = props;
  const [section, setSection] = useState<HTMLElement | null>(null);
  // An answer that a reload interrupted comes into view all the same.
  const opensAtTop = !speaker.helper && !state.turns.some((turn) => turn.state === 'waiting');
  const { isAway, jump, showAnswer, keepPlace } = useAutoscroll(section, opensAtTop);
  const isBusy = state.busy !== null;
  const { edit, regenerate } = conversation;
  const { retry, withdraw } = useUnansweredActions(conversation, input);
  const ofLast = useMemo(() => {
    if (!speaker.helper) return undefined;
    const onEdit = () => {
      edit();
      input.current?.focus();
    };
    const onRegenerate = () => {
      regenerate();
      showAnswer();
      input.current?.focus({ preventScroll: true });
    };
    return { onEdit, onRegenerate };
  }, [speaker.helper, edit, regenerate, showAnswer, input]);
  useEffect(() => whenIdle(loadForAnswers), []);
  const onJump = () => {
    jump();
    input.current?.focus({ preventScroll: true });
  };
  const turns = useMemo(() => visibleTurns(state.turns), [state.turns]);
  const actions = useActions(conversation, input);

  return (
    <section
      className="conversation-view"
      aria-label={`Chat with ${speaker.name}`}
      ref={setSection}
    >
      <div>
        {props.before}
        {earlier && <EarlierButton earlier={earlier} onLoad={keepPlace} />}
        <ChatActionsProvider value={actions}>
          <MessageList
            speaker={speaker}
            turns={turns}
            live={conversation.live}
            isBusy={isBusy}
            welcome={props.welcome}
            under={props.under}
            onRetry={retry}
            onWithdraw={withdraw}
            onContinue={conversation.continueAnswer}
            onRate={conversation.rate}
            ofLast={ofLast}
          />
        </ChatActionsProvider>
      </div>
      <ScreenReaderAnnouncer name={speaker.name} isBusy={isBusy} last={turns.at(-1)} />
      <div className="composer-panel">
        {isAway && turns.length > 0 && <JumpButton onJump={onJump} />}
        <ComposerPanel
          conversation={conversation}
          state={state}
          speaker={speaker}
          placeholder={props.placeholder}
          input={input}
          onSent={showAnswer}
        />
      </div>
    </section>
  );
};

/** What can be done with a question that has no answer; the same functions on every render. */
const useUnansweredActions = (conversation: LocalConversation, input: Props['input']) =>
  useMemo(() => {
    // The pressed button is no longer on the page.
    const focus = () => input.current?.focus();
    return {
      retry: (id: string) => {
        conversation.retry(id);
        focus();
      },
      withdraw: (id: string, how: 'change' | 'drop') => {
        conversation.withdraw(id, how);
        focus();
      },
    };
  }, [conversation, input]);

/** What the parts of answers can do here; the same object on every render. */
const useActions = (conversation: LocalConversation, input: Props['input']) =>
  useMemo(
    () => ({
      conversation,
      write: (words: string) => {
        conversation.write(words);
        input.current?.focus();
      },
    }),
    [conversation, input],
  );

const EarlierButton = ({
  earlier: { isLoading, load },
  onLoad,
}: {
  earlier: NonNullable<Props['earlier']>;
  onLoad: () => void;
}) => (
  <Button
    variant="outline"
    className="show-earlier"
    busy={isLoading && 'Loading...'}
    onClick={() => {
      onLoad();
      load();
    }}
  >
    Show earlier messages
  </Button>
);

const JumpButton = ({ onJump }: { onJump: () => void }) => (
  <Button
    variant="icon"
    className="jump-to-latest"
    aria-label="Jump to latest"
    title="Jump to latest"
    onClick={onJump}
  >
    <Icon icon={ArrowDown} />
  </Button>
);
