import Copy from '@lucide/icons/icons/copy';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ulid } from 'ulid';
import { pressProblems, withPlaceName } from '#shared/domain/connections/press-problems.ts';
import { copyToClipboard } from '#web/core/copy-to-clipboard.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { usePublishAnswer, useTakeBackAnswer } from './use-review-changes.ts';
import type { WaitingAnswerProps } from './waiting-answer.tsx';

/** What was pressed and did not get there: the words, why, and the ways on. */
export const FailedAnswer = ({
  review,
  press: failed,
  businessId,
  at,
  onChange,
}: WaitingAnswerProps & { onChange: (text: string) => void }) => {
  const press = usePublishAnswer(businessId);
  const away = useTakeBackAnswer(businessId);
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
        <p>{withPlaceName(title, at)}</p>
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
            <Button variant="outline" onClick={() => void copyToClipboard(failed.text)}>
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
