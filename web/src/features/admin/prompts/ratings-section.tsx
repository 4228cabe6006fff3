import ThumbsDown from '@lucide/icons/icons/thumbs-down';
import ThumbsUp from '@lucide/icons/icons/thumbs-up';
import { useQuery } from '@tanstack/react-query';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { countText, failureText } from '../format.ts';
import { type PromptRatings, ratingsQuery } from '../queries.ts';
import { Section } from '../section.tsx';
import { Reasons } from './reasons.tsx';

/** What owners make of a helper's answers, prompt by prompt, those with most thumbs down first. */
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
          <p className="hint">Nobody has asked a prompt of this helper or rated an answer yet.</p>
        )
      ) : error ? (
        <ErrorPanel message={failureText('ratings', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Section>
  );
};

const Ratings = ({ title, asked, sent, up, down, reasons }: PromptRatings) => (
  <li>
    <div>
      <b>{title ?? 'Questions in the owner’s own words'}</b>
      {title !== null && (
        <small>
          Asked {countText(asked)}, a draft sent {countText(sent)}
        </small>
      )}
      <Reasons reasons={reasons} />
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
