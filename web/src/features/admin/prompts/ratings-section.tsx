import ThumbsDown from '@lucide/icons/icons/thumbs-down';
import ThumbsUp from '@lucide/icons/icons/thumbs-up';
import { useQuery } from '@tanstack/react-query';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { countText, failureText, momentText } from '../format.ts';
import { type PromptRatings, ratingsQuery } from '../queries.ts';
import { Section } from '../section.tsx';

/** What owners think of a helper's answers, prompt by prompt, those with most thumbs down first. */
export const RatingsSection = ({ helper }: { helper: HelperId }) => {
  const { data, error, refetch } = useQuery(ratingsQuery(helper));
  return (
    <Section
      title={`Thumbs at ${helpers[helper].name}`}
      hint="Of every business type, without test accounts. A reason is gone when its answer is."
    >
      {data ? (
        data.items.length ? (
          <ul className="admin-rows">
            {data.items.map((prompt) => (
              <Ratings key={prompt.prompt_id ?? ''} {...prompt} />
            ))}
          </ul>
        ) : (
          <p className="hint">Nobody has rated an answer of this helper yet.</p>
        )
      ) : error ? (
        <ErrorPanel message={failureText('ratings', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Section>
  );
};

const Ratings = ({ title, up, down, reasons }: PromptRatings) => (
  <li>
    <div>
      <b>{title ?? 'Questions in the owner’s own words'}</b>
      {reasons.length > 0 && (
        <details>
          <summary>
            {reasons.length === 1 ? '1 reason' : `${countText(reasons.length)} reasons`}
          </summary>
          <ul className="reasons">
            {reasons.map(({ reason, created_at }) => (
              <li key={created_at + reason}>
                <p>{reason}</p>
                <time dateTime={created_at}>{momentText(created_at)}</time>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
    <span className="thumbs">
      <Thumbs icon={ThumbsUp} count={up} words="thumbs up" />
      <Thumbs icon={ThumbsDown} count={down} words="thumbs down" />
    </span>
  </li>
);

const Thumbs = ({
  icon,
  count,
  words,
}: {
  icon: typeof ThumbsUp;
  count: number;
  words: string;
}) => (
  <span>
    <Icon icon={icon} />
    {countText(count)}
    <span className="sr-only"> {words}</span>
  </span>
);
