import Copy from '@lucide/icons/icons/copy';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ulid } from 'ulid';
import {
  aboutPlace,
  holdMs,
  pressProblems,
  retryMs,
} from '#shared/domain/connections/press-states.ts';
import type { Press, Review } from '#shared/domain/connections/reviews/review.ts';
import { counted } from '#shared/domain/lib/number-words.ts';
import { momentWords } from '#web/core/dates/format-date.ts';
import { firstWords, otherName } from '#web/core/people/who-was-first.ts';
import { copyDraft } from '#web/features/drafts/copy-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { useSecondsTo, WaitingPress } from '../press-parts.tsx';
import { usePress, useTakeBack } from './reviews.ts';

type Props = {
  review: Review;
  press: Press;
  businessId: string;
  /** What the provider is called in a sentence. */
  at: string;
};

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
  // Whoever was writing meanwhile finds their words again below once this is over.
  const first = otherName(press.by)
    ? firstWords(
        { by: press.by, at: press.pressed_at },
        press.kind === 'reply' ? 'answered this' : 'deleted this answer',
      )
    : '';
  const canTakeBack = press.state === 'waiting' && seconds > 0;
  return (
    <>
      {press.text && (
        <div className="our-answer">
          <p dir="auto">{press.text}</p>
        </div>
      )}
      <WaitingPress
        seconds={canTakeBack && !press.problem ? seconds : null}
        title={headlineOf(press, seconds, at)}
        back={back}
        onTakeBack={
          canTakeBack
            ? () =>
                back.mutate(
                  { id: review.id, press: press.id },
                  { onSuccess: () => onTakenBack(press.text) },
                )
            : null
        }
      >
        {canTakeBack
          ? press.problem
            ? aboutPlace(pressProblems[press.problem].title, at)
            : 'No one sees it yet. You can leave this page.'
          : 'This takes a few seconds.'}
        {first && ` ${first}`}
      </WaitingPress>
    </>
  );
};

const headlineOf = ({ kind, state, problem, goes_at }: Press, seconds: number, at: string) => {
  if (kind === 'unreply') return `Taking your answer off ${at}...`;
  if (state === 'sending' || seconds === 0) return `Going on ${at} now...`;
  return problem
    ? `We try again ${momentWords(goes_at)}`
    : `Goes on ${at} in ${counted(seconds, 'second')}`;
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
  const seen = review.reply?.text ?? null;
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
        <b>{isReply ? `Your answer isn’t on ${at}` : `Your answer is still on ${at}`}</b>
        <p>{aboutPlace(title, at)}</p>
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
                    ? { id: review.id, press: id, kind: 'reply', text: failed.text, seen }
                    : { id: review.id, press: id, kind: 'unreply', seen },
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
