import { pressProblems, withPlaceName } from '#shared/domain/connections/press-problems.ts';
import { holdMs, pressRetryMs } from '#shared/domain/connections/press-rules.ts';
import type { Review, ReviewPress } from '#shared/domain/connections/reviews/review.ts';
import { withNoun } from '#shared/domain/lib/count-with-noun.ts';
import { momentWords } from '#web/core/dates/format-date.ts';
import { otherName, whoWasFirstWords } from '#web/core/people/last-change-words.ts';
import { useSecondsTo } from '../presses/use-seconds-to.ts';
import { WaitingToPublish } from '../presses/waiting-to-publish.tsx';
import { useTakeBackAnswer } from './use-review-changes.ts';

export type WaitingAnswerProps = {
  review: Review;
  press: ReviewPress;
  businessId: string;
  /** What the provider is called in a sentence. */
  at: string;
};

/** What was pressed and is not there yet: the words, the seconds that are left, and the way to take it back. */
export const WaitingAnswer = ({
  review,
  press,
  businessId,
  at,
  onTakenBack,
}: WaitingAnswerProps & { onTakenBack: (text: string) => void }) => {
  const seconds = useSecondsTo(press.goes_at, press.problem ? pressRetryMs : holdMs);
  const back = useTakeBackAnswer(businessId);
  // Whoever was writing meanwhile finds their words again below once this is over.
  const first = otherName(press.by)
    ? whoWasFirstWords(
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
      <WaitingToPublish
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
            ? withPlaceName(pressProblems[press.problem].title, at)
            : 'No one sees it yet. You can leave this page.'
          : 'This takes a few seconds.'}
        {first && ` ${first}`}
      </WaitingToPublish>
    </>
  );
};

const headlineOf = (
  { kind, state, problem, goes_at }: ReviewPress,
  seconds: number,
  at: string,
) => {
  if (kind === 'unreply') return `Taking your answer off ${at}...`;
  if (state === 'sending' || seconds === 0) return `Going on ${at} now...`;
  return problem
    ? `We try again ${momentWords(goes_at)}`
    : `Goes on ${at} in ${withNoun(seconds, 'second')}`;
};
