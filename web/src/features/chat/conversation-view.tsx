import ArrowDown from '@lucide/icons/icons/arrow-down';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { whenIdle } from '#web/when-idle.ts';
import { Announcer } from './announcer.tsx';
import { loadAnswerText } from './answer-text.tsx';
import './chat.css';
import { ComposerPanel } from './composer-panel.tsx';
import type { ConversationState } from './conversation-state.ts';
import type { LocalConversation } from './local-conversation.ts';
import { type LocalTurn, visibleTurns } from './local-turn.ts';
import { MessageList, type Speaker } from './message-list.tsx';
import { useAutoscroll } from './use-autoscroll.ts';

type Props = {
  conversation: LocalConversation;
  state: ConversationState;
  speaker: Speaker;
  placeholder: string;
  input: RefObject<HTMLTextAreaElement | null>;
  welcome?: ReactNode;
  /** What stands under an answer; the same function at every render. */
  under?: (turn: LocalTurn) => ReactNode;
  /** The way to earlier messages, if there are any. */
  earlier?: { isLoading: boolean; load: () => void } | undefined;
};

/** The messages, the input under them and what is left of the questions. */
export const ConversationView = ({
  conversation,
  state,
  speaker,
  placeholder,
  input,
  ...props
}: Props) => {
  const { welcome, under, earlier } = props;
  const [section, setSection] = useState<HTMLElement | null>(null);
  const { isAway, jump, keepPlace } = useAutoscroll(section);
  const isBusy = state.busy !== null;
  const { retry: askAgain } = conversation;
  const retry = useCallback(
    (id: string) => {
      askAgain(id);
      // The button that was pressed is gone.
      input.current?.focus();
    },
    [askAgain, input],
  );
  useEffect(() => whenIdle(() => void loadAnswerText()), []);
  const turns = useMemo(() => visibleTurns(state.turns), [state.turns]);

  return (
    <section
      className="conversation-view"
      aria-label={`${speaker.name} conversation`}
      ref={setSection}
    >
      <div>
        {earlier && (
          <Button
            variant="outline"
            className="show-earlier"
            busy={earlier.isLoading && 'Loading...'}
            onClick={() => {
              keepPlace();
              earlier.load();
            }}
          >
            Show earlier messages
          </Button>
        )}
        <MessageList
          speaker={speaker}
          turns={turns}
          live={conversation.live}
          isBusy={isBusy}
          welcome={welcome}
          under={under}
          onRetry={retry}
          onRate={conversation.rate}
        />
      </div>
      <Announcer name={speaker.name} isBusy={isBusy} last={turns.at(-1)} />
      <div className="composer-panel">
        {isAway && (
          <Button
            variant="outline"
            className="jump-to-latest"
            onClick={() => {
              jump();
              input.current?.focus({ preventScroll: true });
            }}
          >
            <Icon icon={ArrowDown} />
            Jump to latest
          </Button>
        )}
        <ComposerPanel
          conversation={conversation}
          state={state}
          speaker={speaker}
          placeholder={placeholder}
          input={input}
          onSent={jump}
        />
      </div>
    </section>
  );
};
