import { memo, type ReactNode, Suspense } from 'react';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { AnswerRating } from '#shared/domain/chat/turn-schemas.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { lazyPart } from '#web/core/lazy-part.ts';
import { useOnline } from '#web/core/online/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TypingIndicator } from '#web/ui/typing-indicator.tsx';
import { CalculationCards } from '../answer/calculation-cards.tsx';
import { LazyPartList } from '../answer/lazy-part-list.tsx';
import { type StreamingParts, useParts } from '../answer/streaming-parts.ts';
import type { LastTurnHandlers } from './last-turn-actions.tsx';
import type { LocalTurn } from './local-turn.ts';

/** Loaded ahead when the browser is idle: no conversation begins with what stands under its answers. */
export const loadAfterAnswer = () => import('../answer/answer-footer.tsx');
const AfterAnswer = lazyPart(async () => (await loadAfterAnswer()).AnswerFooter);

// Few questions come with a photo.
const TurnPhoto = lazyPart(async () => (await import('./turn-photo.tsx')).TurnPhoto);

/** Loaded ahead when the browser is idle: a card is shown before the answer, also offline. */
export const loadTurnSafety = () => import('../answer/turn-safety-card.tsx');
const TurnSafety = lazyPart(async () => (await loadTurnSafety()).TurnSafetyCard);

export type Speaker = { helper: HelperId | null; name: string };

type Props = {
  speaker: Speaker;
  turns: readonly LocalTurn[];
  live: StreamingParts;
  isBusy: boolean;
  /** The greeting of a conversation without earlier messages. */
  welcome?: ReactNode;
  /** Renders what follows an answer, for example the link to the suggested helper. */
  under?: ((turn: LocalTurn) => ReactNode) | undefined;
  onRetry: (id: string) => void;
  /** Takes back a question that waits for a connection: to be changed, or not to be sent. */
  onWithdraw?: ((id: string, how: 'change' | 'drop') => void) | undefined;
  /** Asks for the rest of a cut answer. */
  onContinue: (id: string) => void;
  onRate: (id: string, feedback: AnswerRating) => Promise<void>;
  /** The actions of the last question; without them it has none. */
  ofLast?: LastTurnHandlers | undefined;
};

/** The messages of a conversation in order. Neither typing in the input nor a growing answer renders them again. */
export const MessageList = memo((props: Props) => {
  const { speaker, turns, isBusy, welcome } = props;
  return (
    <div
      role="log"
      // The Announcer announces replies; a live log would announce every few words.
      aria-live="off"
      aria-label={`Chat with ${speaker.name}`}
      aria-busy={isBusy || undefined}
    >
      <ol className="message-list">
        {welcome && <AssistantMessage name={speaker.name}>{welcome}</AssistantMessage>}
        {turns.map((turn, nth) => (
          <TurnMessages
            key={turn.id}
            turn={turn}
            {...props}
            ofLast={nth === turns.length - 1 && !isBusy ? props.ofLast : undefined}
          />
        ))}
      </ol>
    </div>
  );
});

const TurnMessages = ({ turn, ...props }: Props & { turn: LocalTurn }) => (
  <>
    <UserMessage turn={turn} />
    {!turn.prompt?.id.startsWith('kit.') && !turn.continues && (
      <Suspense>
        <TurnSafety turn={turn} />
      </Suspense>
    )}
    <Outcome turn={turn} {...props} />
  </>
);

const Outcome = ({ turn, ...props }: Props & { turn: LocalTurn }) => {
  const { id, state, failure } = turn;
  if (state !== 'failed') return <Answer turn={turn} {...props} />;
  return (
    <li className="failed-message">
      <Notice tone="danger">
        <p>{failure?.message}</p>
        {failure?.isOffline && <p>Your question is saved. Tap Try again.</p>}
        {failure?.canRetry && (
          <Button variant="outline" disabled={props.isBusy} onClick={() => props.onRetry(id)}>
            Try again
          </Button>
        )}
      </Notice>
      <After turn={turn} {...props} />
    </li>
  );
};

const After = (props: Props & { turn: LocalTurn }) => (
  <Suspense>
    <AfterAnswer {...props} isLast={props.turn === props.turns.at(-1)} />
  </Suspense>
);

/** An answer while it arrives and afterwards, in one element, so that finishing renders no text again. */
const Answer = ({ turn, ...props }: Props & { turn: LocalTurn }) => {
  const { speaker, live } = props;
  const { state, answeredAt, followUp, sums } = turn;
  const isArriving = state === 'waiting';
  const parts = useParts(isArriving ? live : null, turn);
  return (
    <>
      {(parts.length > 0 || !isArriving) && (
        <AssistantMessage name={speaker.name} at={answeredAt}>
          <LazyPartList
            turn={turn}
            parts={parts}
            isArriving={isArriving}
            isLast={turn === props.turns.at(-1)}
          />
          {sums && !isArriving && <CalculationCards sums={sums} />}
          {state === 'stopped' && (
            <p className="hint">
              {parts.length > 0 ? 'Stopped here.' : 'Stopped before the answer started.'}
            </p>
          )}
          {!isArriving && <After turn={turn} {...props} />}
        </AssistantMessage>
      )}
      {isArriving && (
        <Arriving
          name={speaker.name}
          turn={parts.length === 0 ? turn : undefined}
          onWithdraw={props.onWithdraw}
        />
      )}
      {followUp && (
        <AssistantMessage name={speaker.name} at={answeredAt}>
          <p>{followUp}</p>
        </AssistantMessage>
      )}
    </>
  );
};

/** Says that an answer is on its way, or that it cannot be while the browser is offline; what waits can be taken back. */
const Arriving = ({
  name,
  turn,
  onWithdraw,
}: {
  name: string;
  /** The question, as long as nothing of its answer has come. */
  turn: LocalTurn | undefined;
} & Pick<Props, 'onWithdraw'>) => {
  const isOnline = useOnline();
  return (
    <li className="typing-status">
      {isOnline && <TypingIndicator />}
      <span>{isOnline ? `${name} is typing` : 'Waiting for a connection'}</span>
      {!isOnline && turn && onWithdraw && (
        <span className="waiting-actions">
          {turn.text && (
            <Button variant="outline" onClick={() => onWithdraw(turn.id, 'change')}>
              Change it
            </Button>
          )}
          <Button variant="quiet" onClick={() => onWithdraw(turn.id, 'drop')}>
            Don’t send
          </Button>
        </span>
      )}
    </li>
  );
};

const clock = { timeStyle: 'short' } as const;
const day = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The time of a message, with the date unless it is from today. */
const At = ({ time }: { time: string }) => {
  const at = new Date(time);
  const isToday = at.toDateString() === new Date().toDateString();
  return <time dateTime={time}>{formatDate(at, isToday ? clock : day)}</time>;
};

/** What the owner sent: a text, or a prompt with its inputs. */
export const UserMessage = memo(({ turn }: { turn: LocalTurn }) => {
  const { text, title, prompt, lines, photo, at } = turn;
  return (
    <li className="message user-message">
      <h2 className="sr-only">You said</h2>
      <div className="message-body">
        {photo && (
          <Suspense>
            <TurnPhoto turn={turn} />
          </Suspense>
        )}
        {title && <b className="prompt-title">{title}</b>}
        {prompt && <p className="plain-text">{prompt.specificOutcome}</p>}
        {lines?.map((line) => (
          <p key={line} className="plain-text">
            {line}
          </p>
        ))}
        {text && <p className="plain-text">{text}</p>}
      </div>
      <span className="meta">
        <At time={at} />
      </span>
    </li>
  );
});

/** The frame of a helper's message: whose it is stands in words, its picture in the head of the chat. */
export const AssistantMessage = ({
  name,
  at,
  children,
}: {
  name: string;
  at?: string | null;
  children: ReactNode;
}) => (
  <li className="message assistant-message">
    <h2 className="meta">
      <b>
        {name}
        <span className="sr-only"> said</span>
      </b>
      {at && <At time={at} />}
    </h2>
    <div className="message-body markdown">{children}</div>
  </li>
);
