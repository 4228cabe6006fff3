import type { ReactNode } from 'react';
import type { Feedback } from '#shared/domain/chat.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import { Button } from '#web/ui/button.tsx';
import { Level } from '#web/ui/level.tsx';
import { Notice } from '#web/ui/panels.tsx';
import type { Exchange } from './exchange.ts';
import type { LiveText } from './live-text.ts';
import { Answered, Arriving, Mine, Reply } from './message.tsx';

export type Speaker = { helper: HelperId | null; name: string };

type Props = {
  speaker: Speaker;
  exchanges: readonly Exchange[];
  live: LiveText;
  isBusy: boolean;
  /** The first thing the helper says in an empty conversation. */
  welcome?: ReactNode;
  /** What stands under an answer, for example the way to the suggested helper. */
  under?: (exchange: Exchange) => ReactNode;
  onRetry: (id: string) => void;
  onRate: (id: string, feedback: Feedback) => Promise<void>;
};

/** The messages of a conversation in their order. */
export const Thread = (props: Props) => {
  const { speaker, exchanges, isBusy, welcome } = props;
  return (
    <div
      role="log"
      aria-live="off"
      aria-label={`Conversation with ${speaker.name}`}
      aria-busy={isBusy || undefined}
    >
      <ol className="thread">
        {welcome && (
          <Reply helper={speaker.helper} name={speaker.name}>
            {welcome}
          </Reply>
        )}
        {exchanges.map((exchange) => (
          <Both key={exchange.id} exchange={exchange} {...props} />
        ))}
      </ol>
    </div>
  );
};

const Both = ({ exchange, ...props }: Props & { exchange: Exchange }) => (
  <>
    <Mine exchange={exchange} />
    <Outcome exchange={exchange} {...props} />
  </>
);

const Outcome = ({
  exchange,
  speaker,
  live,
  under,
  onRetry,
  onRate,
}: Props & { exchange: Exchange }) => {
  const frame = { helper: speaker.helper, name: speaker.name };
  if (exchange.state === 'waiting')
    return (
      <>
        <Pending live={live} {...frame} />
        <li className="typing">
          <Level />
          <span>{speaker.name} is typing</span>
        </li>
      </>
    );
  if (exchange.state === 'failed')
    return (
      <li className="msg-failed">
        <Notice tone="danger">
          <p>{exchange.failure?.message}</p>
          {exchange.failure?.canRetry && (
            <Button look="line" onClick={() => onRetry(exchange.id)}>
              Try again
            </Button>
          )}
        </Notice>
      </li>
    );
  if (exchange.state === 'stopped')
    return (
      <Reply {...frame}>
        <Answered exchange={exchange} onRate={onRate} />
        <p className="hint">
          You stopped waiting. The whole answer is being finished all the same.{' '}
          <button type="button" className="link" onClick={() => onRetry(exchange.id)}>
            Show it
          </button>
        </p>
      </Reply>
    );
  return (
    <>
      <Reply {...frame} at={exchange.answeredAt}>
        <Answered exchange={exchange} onRate={onRate} />
        {under?.(exchange)}
      </Reply>
      {exchange.followUp && (
        <Reply {...frame} at={exchange.answeredAt}>
          <p>{exchange.followUp}</p>
        </Reply>
      )}
    </>
  );
};

const Pending = ({ live, helper, name }: { live: LiveText } & Speaker) => (
  <Reply helper={helper} name={name}>
    <Arriving live={live} />
  </Reply>
);
