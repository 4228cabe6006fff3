import ThumbsDown from '@lucide/icons/icons/thumbs-down';
import ThumbsUp from '@lucide/icons/icons/thumbs-up';
import { useQuery } from '@tanstack/react-query';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { failureText } from '../admin-failures.ts';
import { countText } from '../admin-format.ts';
import { type PromptRatings, ratingsQuery } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { ThumbDownReasons } from './thumb-down-reasons.tsx';

/** What owners make of a helper's answers, prompt by prompt, those with most thumbs down first. */
export const HelperRatings = ({ helper }: { helper: HelperId }) => {
  const { data, error, refetch } = useQuery(ratingsQuery(helper));
  return (
    <AdminSection
      title={`Ratings for ${helpers[helper].name}`}
      hint="All business types, test accounts excluded. When an answer is deleted, so is its reason."
    >
      {data ? (
        data.items.length ? (
          <ul className="admin-rows">
            {data.items.map((prompt) => (
              <Ratings key={prompt.prompt_id ?? ''} {...prompt} />
            ))}
          </ul>
        ) : (
          <p className="hint">No one has used this helper’s prompts or rated an answer yet.</p>
        )
      ) : error ? (
        <ErrorPanel message={failureText('ratings', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </AdminSection>
  );
};

const Ratings = ({ title, asked, sent, up, down, reasons }: PromptRatings) => (
  <li>
    <div>
      <b>{title ?? 'Questions in the owner’s own words'}</b>
      {title !== null && (
        <small>
          Asked {countText(asked)}, drafts sent {countText(sent)}
        </small>
      )}
      <ThumbDownReasons reasons={reasons} />
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
