import RefreshCw from '@lucide/icons/icons/refresh-cw';
import { useCallback, useId, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { Review } from '#shared/domain/connections/reviews/review.ts';
import { firstNameOf } from '#shared/domain/connections/reviews/review-line.ts';
import {
  useMessageReplyDialog,
  type WrittenReply,
} from '#web/core/message-reply-dialog-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextAreaField } from '#web/ui/public-fields.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { answerProblem } from './answer-problem.ts';
import { ConfirmAnswer } from './confirm-answer.tsx';
import { keepTyped, typedAnswer } from './typed-answers.ts';

type Props = {
  review: Review;
  business: Business;
  /** What the provider is called in a sentence. */
  at: string;
  /** The words it begins with. */
  start: string;
  /** Opens the helper that writes two answers at once. */
  isWriting: boolean;
  onPressed: () => void;
  onCancel: () => void;
};

/** The answer to a review: two written ones to choose from, the owner's own words, and the press that shows exactly what everybody will read. */
export const AnswerEditor = ({
  review,
  business,
  at,
  start,
  onPressed,
  onCancel,
  ...props
}: Props) => {
  const { text, type, replies, take } = useTypedAnswer(review.id, start);
  const [isWriting, setIsWriting] = useState(props.isWriting);
  const [problem, setProblem] = useState<string>();
  const [isSure, setIsSure] = useState(false);
  const { ref, refocus } = useRefocus<HTMLTextAreaElement>();
  const MessageReply = useMessageReplyDialog();
  const ask = () => {
    const wrong = answerProblem(text, business.country);
    setProblem(wrong);
    if (wrong) refocus();
    else setIsSure(true);
  };
  if (isSure)
    return (
      <ConfirmAnswer
        review={review}
        businessId={business.id}
        at={at}
        text={text.trim()}
        onPressed={() => {
          keepTyped(review.id, null);
          onPressed();
        }}
        onBack={() => {
          setIsSure(false);
          refocus();
        }}
      />
    );
  return (
    <>
      {review.reply && review.reply.text !== start && (
        <div className="our-answer">
          <p className="fine">On {at} now:</p>
          <p dir="auto">{review.reply.text}</p>
        </div>
      )}
      {replies.length > 1 && <PickReply replies={replies} text={text} onPick={type} />}
      <TextAreaField
        ref={ref}
        label="Your answer"
        descriptiveText={`${at} shows your answer to everyone.`}
        rows={5}
        value={text}
        hasError={problem !== undefined}
        errorMessage={problem ?? ''}
        onChange={(event) => {
          type(event.target.value);
          setProblem(undefined);
        }}
      />
      <div className="row">
        <Button onClick={ask}>Post this reply on {at}</Button>
        <Button variant="outline" onClick={() => setIsWriting(true)}>
          <Icon icon={RefreshCw} />
          {replies.length > 0 ? 'Write two more' : 'Write two for me'}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            keepTyped(review.id, null);
            onCancel();
          }}
        >
          Cancel
        </Button>
      </div>
      {isWriting && (
        <MessageReply
          business={business}
          words={review.text}
          review={{ stars: review.stars, name: review.name && firstNameOf(review) }}
          onReplies={take}
          onClose={() => {
            setIsWriting(false);
            refocus();
          }}
        />
      )}
    </>
  );
};

/** What is in the field, kept while the tab is open, and the answers that were written for it. */
const useTypedAnswer = (id: string, start: string) => {
  const [text, setText] = useState(typedAnswer(id) ?? start);
  const [replies, setReplies] = useState<readonly WrittenReply[]>([]);
  const type = useCallback(
    (words: string) => {
      setText(words);
      keepTyped(id, words);
    },
    [id],
  );
  const take = useCallback(
    (written: readonly WrittenReply[]) => {
      setReplies(written);
      if (written[0]) type(written[0].text);
    },
    [type],
  );
  return { text, type, replies, take };
};

/** The written answers side by side, each under what it promises; choosing one puts it into the field. */
const PickReply = ({
  replies,
  text,
  onPick,
}: {
  replies: readonly WrittenReply[];
  text: string;
  onPick: (text: string) => void;
}) => {
  const name = useId();
  return (
    <fieldset className="pick-reply">
      <legend className="sr-only">Two answers</legend>
      {replies.map((reply) => (
        <label key={reply.title} className="chip">
          <input
            type="radio"
            name={name}
            checked={reply.text === text}
            onChange={() => onPick(reply.text)}
          />
          <b>{reply.title}</b>
          <span>{reply.text}</span>
        </label>
      ))}
    </fieldset>
  );
};
