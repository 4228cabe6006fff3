import Check from '@lucide/icons/icons/check';
import Pencil from '@lucide/icons/icons/pencil';
import { useId, useState } from 'react';
import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import type { Review } from '#shared/domain/connections/reviews/review.ts';
import { firstNameOf } from '#shared/domain/connections/reviews/review-line.ts';
import {
  isChangedSince,
  isOnItsWay,
} from '#shared/domain/connections/reviews/reviews-to-answer.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { AnswerEditor } from './answer-editor.tsx';
import { FailedAnswer } from './failed-answer.tsx';
import { reviewDay } from './review-day.ts';
import { Stars } from './stars.tsx';
import { typedAnswer } from './typed-answers.ts';
import { useForgetReview, usePublishAnswer } from './use-review-changes.ts';
import { WaitingAnswer } from './waiting-answer.tsx';

type Props = {
  review: Review;
  business: Business;
  /** What the provider is called in a sentence. */
  at: string;
  /** Whether anything can be pressed: the connection works. */
  canAnswer: boolean;
  /** Its owner came to answer it. */
  isAsked?: boolean;
  /** The first one to answer has the filled button. */
  isMain?: boolean;
};

/** One review with its answer: what can be done about it, or how that is going. */
export const ReviewArticle = (props: Props) => {
  const { review } = props;
  const title = useId();
  const { stars, text, name, at, before, removed_at } = review;
  return (
    <article className="review" aria-labelledby={title}>
      <div className="review-top">
        <Stars stars={stars} />
        <b id={title}>{name || 'Someone without a name'}</b>
        <time dateTime={at}>{reviewDay(at)}</time>
      </div>
      {before && removed_at === null && (
        <p className="review-note">
          {name ? firstNameOf(review) : 'They'} changed this{' '}
          {before.stars !== stars &&
            `from ${before.stars} ${before.stars === 1 ? 'star' : 'stars'} `}
          on {formatDate(before.at, { month: 'long', day: 'numeric' })}.
          {isChangedSince(review) && ' Your answer is from before that.'}
        </p>
      )}
      {removed_at === null &&
        (text ? (
          <blockquote dir="auto">{text}</blockquote>
        ) : (
          <p className="review-note">Only stars, no words.</p>
        ))}
      <AnswerPart {...props} />
    </article>
  );
};

/** What the owner is doing about a review; otherwise its own state shows. */
type Doing = 'nothing' | 'answering' | 'deleting';

const AnswerPart = ({ review, business, at, canAnswer, isAsked = false, isMain }: Props) => {
  const [doing, setDoing] = useState<Doing>(() =>
    canAnswer && (isAsked || typedAnswer(review.id) !== undefined) ? 'answering' : 'nothing',
  );
  const [start, setStart] = useState(review.reply?.text ?? '');
  const [isWriting, setIsWriting] = useState(isAsked && typedAnswer(review.id) === undefined);
  const { ref, refocus } = useRefocus<HTMLDivElement>();
  const { press, reply, removed_at } = review;
  const answer = (words: string, writes = false) => {
    setStart(words);
    setIsWriting(writes);
    setDoing('answering');
  };
  const done = () => {
    setDoing('nothing');
    refocus();
  };
  const shared = { review, businessId: business.id, at };
  const part = () => {
    if (removed_at !== null) return <Gone {...shared} />;
    if (press && isOnItsWay(review))
      return (
        <WaitingAnswer
          {...shared}
          press={press}
          onTakenBack={(text) => {
            if (text) answer(text);
            refocus();
          }}
        />
      );
    if (doing === 'answering')
      return (
        <AnswerEditor
          {...{ review, business, at, start, isWriting }}
          onPressed={done}
          onCancel={done}
        />
      );
    if (press) return <FailedAnswer {...shared} press={press} onChange={(text) => answer(text)} />;
    if (doing === 'deleting') return <DeleteAnswer {...shared} onDone={done} />;
    if (reply)
      return (
        <Standing
          reply={reply}
          at={at}
          canAnswer={canAnswer}
          onChange={() => answer(reply.text)}
          onDelete={() => setDoing('deleting')}
        />
      );
    return (
      canAnswer && (
        <div className="row">
          <Button variant={isMain ? 'primary' : 'outline'} onClick={() => answer('', true)}>
            <Icon icon={Pencil} />
            Answer it<span className="sr-only">: {review.name || 'someone without a name'}</span>
          </Button>
          <Button variant="quiet" onClick={() => answer('')}>
            Write it myself
          </Button>
        </div>
      )
    );
  };
  return (
    <div className="review-answer" ref={ref} tabIndex={-1}>
      {part()}
    </div>
  );
};

/** The answer that stands at the provider. */
const Standing = ({
  reply,
  at,
  canAnswer,
  onChange,
  onDelete,
}: {
  reply: NonNullable<Review['reply']>;
  at: string;
  canAnswer: boolean;
  onChange: () => void;
  onDelete: () => void;
}) => (
  <div className="our-answer">
    <p dir="auto">{reply.text}</p>
    <p className="fine">
      <span className="on-there">
        <Icon icon={Check} />
        On {at} since {reviewDay(reply.at)}
      </span>
      {canAnswer && (
        <>
          <Button variant="quiet" onClick={onChange}>
            Change it
          </Button>
          <Button variant="quiet" onClick={onDelete}>
            Delete it from {at}
          </Button>
        </>
      )}
    </p>
  </div>
);

type AboutOne = { review: Review; businessId: string; at: string };

const DeleteAnswer = ({ review, businessId, at, onDone }: AboutOne & { onDone: () => void }) => {
  const title = useId();
  const [id] = useState(() => ulid());
  const press = usePublishAnswer(businessId);
  return (
    <>
      <div className="our-answer">
        <p dir="auto">{review.reply?.text}</p>
      </div>
      <fieldset className="sure" aria-labelledby={title}>
        <b id={title}>Delete your answer from {at}?</b>
        <p>It goes right away. The review stays, and you can answer it again.</p>
        {press.error && <Notice tone="danger">{press.error.message}</Notice>}
        <div className="row">
          <Button variant="outline" autoFocus onClick={onDone}>
            Keep it
          </Button>
          <Button
            className="btn-danger"
            busy={press.isPending && 'Deleting...'}
            onClick={() =>
              press.mutate(
                { id: review.id, press: id, kind: 'unreply', seen: review.reply?.text ?? null },
                { onSuccess: onDone },
              )
            }
          >
            Yes, delete it
          </Button>
        </div>
      </fieldset>
    </>
  );
};

const Gone = ({ review, businessId, at }: AboutOne) => {
  const forget = useForgetReview(businessId);
  return (
    <>
      <p>This review is gone from {at}.</p>
      {forget.error && <Notice tone="danger">{forget.error.message}</Notice>}
      <div className="row">
        <Button
          variant="outline"
          busy={forget.isPending && 'Taking it off...'}
          onClick={() => forget.mutate(review.id)}
        >
          Take it off my list
        </Button>
      </div>
    </>
  );
};
