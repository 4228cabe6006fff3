import Copy from '@lucide/icons/icons/copy';
import { type CSSProperties, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ulid } from 'ulid';

import { holdMs, pressProblems, retryMs } from '#shared/domain/connections/press-states.ts';
import type { Press, Review } from '#shared/domain/connections/reviews/review.ts';
import { formatMoment } from '#web/core/locale.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { copyDraft } from '#web/features/drafts/copy-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { usePress, useTakeBack } from './reviews.ts';

type Props = {
  review: Review;
  press: Press;
  businessId: string;
  /** What the provider is called in a sentence. */
  at: string;
};

/** How many seconds are left until a moment, counted down while it is shown; never less than none, nor more than a press waits. */
const useSecondsTo = (moment: string, most: number) => {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.min(most, Date.parse(moment) - serverNow().getTime());
  return Math.max(0, Math.ceil(left / 1000));
};

const counted = (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

/** What was pressed and is not there yet: the words, the seconds that are left, and the way to take it back. */
export const PressBar = ({
  review,
  press,
  businessId,
  at,
  onTakenBack,
}: Props & { onTakenBack: (text: string) => void }) => {
  const seconds = useSecondsTo(press.goes_at, press.problem ? retryMs : holdMs);
  const back = useTakeBack(businessId);
  const canTakeBack = press.state === 'waiting' && seconds > 0;
  const share = Math.min(100, Math.round((seconds * 100_000) / holdMs));
  return (
    <>
      {press.text && (
        <div className="our-answer">
          <p dir="auto">{press.text}</p>
        </div>
      )}
      <div className="press-bar">
        {canTakeBack && !press.problem && (
          <span
            className="press-clock"
            style={{ '--left': `${share}%` } as CSSProperties}
            aria-hidden="true"
          >
            {seconds}
          </span>
        )}
        <p>
          <b role="timer">{headlineOf(press, seconds, at)}</b>
          <small role="status">
            {canTakeBack
              ? press.problem
                ? pressProblems[press.problem].title
                : 'Nobody sees it yet. You can leave this page.'
              : 'This takes a few seconds.'}
          </small>
        </p>
        {canTakeBack && (
          <Button
            variant="quiet"
            busy={back.isPending && 'Taking it back...'}
            onClick={() =>
              back.mutate(
                { id: review.id, press: press.id },
                { onSuccess: () => onTakenBack(press.text) },
              )
            }
          >
            Take it back
          </Button>
        )}
      </div>
      {back.error && <Notice tone="danger">{back.error.message}</Notice>}
    </>
  );
};

const headlineOf = ({ kind, state, problem, goes_at }: Press, seconds: number, at: string) => {
  if (kind === 'unreply') return `Taking your answer off ${at}...`;
  if (state === 'sending' || seconds === 0) return `Going on ${at} now...`;
  return problem
    ? `We try once more at ${formatMoment(goes_at)}`
    : `Goes on ${at} in ${counted(seconds)}`;
};

/** What was pressed and did not get there: the words, why, and the ways on. */
export const FailedPress = ({
  review,
  press: failed,
  businessId,
  at,
  onChange,
}: Props & { onChange: (text: string) => void }) => {
  const press = usePress(businessId);
  const away = useTakeBack(businessId);
  const [id] = useState(() => ulid());
  const { title, again } = pressProblems[failed.problem ?? 'unavailable'];
  const error = press.error ?? away.error;
  const isReply = failed.kind === 'reply';
  return (
    <>
      {isReply && (
        <div className="our-answer">
          <p dir="auto">{failed.text}</p>
        </div>
      )}
      <div className="needs-you">
        <b>{isReply ? `Your answer is not on ${at}` : `Your answer is still on ${at}`}</b>
        <p>{title}</p>
        {failed.problem === 'sign-in' && (
          <p>
            <Link to="/dashboard/connections">See your connections</Link>
          </p>
        )}
        <div className="row">
          {again && (
            <Button
              busy={press.isPending && 'Trying...'}
              onClick={() =>
                press.mutate(
                  isReply
                    ? { id: review.id, press: id, kind: 'reply', text: failed.text }
                    : { id: review.id, press: id, kind: 'unreply' },
                )
              }
            >
              Try now
            </Button>
          )}
          {isReply && failed.problem !== 'gone' && (
            <Button variant="outline" onClick={() => onChange(failed.text)}>
              Change it
            </Button>
          )}
          {isReply && (
            <Button variant="outline" onClick={() => void copyDraft(failed.text)}>
              <Icon icon={Copy} />
              Copy
            </Button>
          )}
          <Button
            variant="quiet"
            busy={away.isPending && 'Putting it away...'}
            onClick={() => away.mutate({ id: review.id, press: failed.id })}
          >
            Put it away
          </Button>
        </div>
      </div>
      {error && <Notice tone="danger">{error.message}</Notice>}
    </>
  );
};
