import { memo, type ReactNode, useSyncExternalStore } from 'react';
import type { Feedback } from '#shared/domain/chat.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import { Button } from '#web/ui/button.tsx';
import { Level } from '#web/ui/typing-indicator.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { AnswerText } from './answer-text.tsx';
import type { Exchange } from './local-turn.ts';
import type { LiveText } from './streaming-text.ts';
import { Mine, Reply } from './message.tsx';
import { ReplyActs } from './message-actions.tsx';

export type Speaker = { helper: HelperId | null; name: string };

type Props = {
  speaker: Speaker;
  exchanges: readonly Exchange[];
  live: LiveText;
  isBusy: boolean;
  /** The first thing the helper says in a conversation. */
  welcome?: ReactNode;
  /** What stands under an answer, for example the way to the suggested helper. */
  under?: ((exchange: Exchange) => ReactNode) | undefined;
  onRetry: (id: string) => void;
  onRate: (id: string, feedback: Feedback) => Promise<void>;
};

/** The messages of a conversation in their order. Typing in the input or a growing answer draws none of them again. */
export const Thread = memo((props: Props) => {
  const { speaker, exchanges, isBusy, welcome } = props;
  return (
    <div
      role="log"
      // Read out by the Announcer, twice per reply; a live log would read every few words.
      aria-live="off"
      aria-label={`Conversation with ${speaker.name}`}
      aria-busy={isBusy || undefined}
    >
      <ol className="thread">
        {welcome && <Reply {...speaker}>{welcome}</Reply>}
        {exchanges.map((exchange) => (
          <Both key={exchange.id} exchange={exchange} {...props} />
        ))}
      </ol>
    </div>
  );
});

const Both = ({ exchange, ...props }: Props & { exchange: Exchange }) => (
  <>
    <Mine exchange={exchange} />
    <Outcome exchange={exchange} {...props} />
  </>
);

const Outcome = ({ exchange, ...props }: Props & { exchange: Exchange }) => {
  const { id, state, failure } = exchange;
  if (state !== 'failed') return <Said exchange={exchange} {...props} />;
  return (
    <li className="msg-failed">
      <Notice tone="danger">
        <p>{failure?.message}</p>
        {failure?.canRetry && (
          <Button look="line" disabled={props.isBusy} onClick={() => props.onRetry(id)}>
            Try again
          </Button>
        )}
      </Notice>
    </li>
  );
};

/** An answer from its first word to its last: what has been drawn while it arrived stays as it is when it is done. */
const Said = ({ exchange, ...props }: Props & { exchange: Exchange }) => {
  const { speaker, live, isBusy, under, onRetry, onRate } = props;
  const { id, state, answeredAt, followUp } = exchange;
  const isArriving = state === 'waiting';
  const text = useText(isArriving ? live : null, exchange.content);
  return (
    <>
      {(text || !isArriving) && (
        <Reply {...speaker} at={answeredAt}>
          <AnswerText text={text} />
          {state === 'answered' && (
            <>
              {under?.(exchange)}
              <ReplyActs exchange={exchange} onRate={onRate} />
            </>
          )}
          {state === 'stopped' && (
            <p className="hint">
              You stopped waiting. The whole answer is being finished all the same.{' '}
              <button type="button" className="link" disabled={isBusy} onClick={() => onRetry(id)}>
                Show it
              </button>
            </p>
          )}
        </Reply>
      )}
      {isArriving && (
        <li className="typing">
          <Level />
          <span>{speaker.name} is typing</span>
        </li>
      )}
      {followUp && (
        <Reply {...speaker} at={answeredAt}>
          <p>{followUp}</p>
        </Reply>
      )}
    </>
  );
};

const never = () => () => {};

/** The text of an answer; while it arrives only whoever shows it is drawn again. */
const useText = (live: LiveText | null, content: string) =>
  useSyncExternalStore(live?.subscribe ?? never, live?.shown ?? (() => content));
