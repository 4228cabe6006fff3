import { memo, type ReactNode, useSyncExternalStore } from 'react';
import type { Feedback } from '#shared/domain/chat.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import { Button } from '#web/ui/button.tsx';
import { Level } from '#web/ui/level.tsx';
import { Markdown } from '#web/ui/markdown.tsx';
import { Notice } from '#web/ui/panels.tsx';
import type { Exchange } from './exchange.ts';
import type { LiveText } from './live-text.ts';
import { GrowingMarkdown } from './markdown.tsx';
import { Mine, Reply } from './message.tsx';
import { ReplyActs } from './reply-acts.tsx';

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
  const { speaker, live, under, onRetry, onRate } = props;
  const { id, state, content, answeredAt, followUp, failure } = exchange;
  if (state === 'waiting') return <Pending live={live} speaker={speaker} />;
  if (state === 'failed')
    return (
      <li className="msg-failed">
        <Notice tone="danger">
          <p>{failure?.message}</p>
          {failure?.canRetry && (
            <Button look="line" disabled={props.isBusy} onClick={() => onRetry(id)}>
              Try again
            </Button>
          )}
        </Notice>
      </li>
    );
  if (state === 'stopped')
    return (
      <Reply {...speaker}>
        {content && <Markdown text={content} />}
        <p className="hint">
          You stopped waiting. The whole answer is being finished all the same.{' '}
          <button
            type="button"
            className="link"
            disabled={props.isBusy}
            onClick={() => onRetry(id)}
          >
            Show it
          </button>
        </p>
      </Reply>
    );
  return (
    <>
      <Reply {...speaker} at={answeredAt}>
        <Markdown text={content} />
        {under?.(exchange)}
        <ReplyActs exchange={exchange} onRate={onRate} />
      </Reply>
      {followUp && (
        <Reply {...speaker} at={answeredAt}>
          <p>{followUp}</p>
        </Reply>
      )}
    </>
  );
};

/** An answer while it arrives; nothing else on the page is drawn again for it. */
const Pending = ({ live, speaker }: { live: LiveText; speaker: Speaker }) => {
  const text = useSyncExternalStore(live.subscribe, live.shown);
  return (
    <>
      {text && (
        <Reply {...speaker}>
          <GrowingMarkdown text={text} />
        </Reply>
      )}
      <li className="typing">
        <Level />
        <span>{speaker.name} is typing</span>
      </li>
    </>
  );
};
