import ArrowRight from '@lucide/icons/icons/arrow-right';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { FillablePrompt } from './fillable-prompt.ts';
import { PromptIcon } from './prompt-icons/prompt-icon.tsx';

/** A list of prompts; picking one opens its dialog. For an owner who works alone, those about a crew come last and say so. */
export const PromptList = ({
  jobs,
  limit,
  onPick,
}: {
  jobs: readonly FillablePrompt[];
  /** How many are shown; all when left out. */
  limit?: number | undefined;
  onPick: (starter: FillablePrompt) => void;
}) => {
  const worksAlone = activeBusiness(useAccount())?.company_size === 'solo';
  const isForLater = ({ needsCrew }: FillablePrompt) => worksAlone && needsCrew;
  const ordered = [...jobs.filter((job) => !isForLater(job)), ...jobs.filter(isForLater)];
  return (
    <ul className="prompt-list">
      {ordered.slice(0, limit).map((job) => (
        <li key={job.id}>
          <button type="button" className="prompt-item" onClick={() => onPick(job)}>
            {job.icon && (
              <span className="prompt-icon">
                <PromptIcon name={job.icon} />
              </span>
            )}
            <b>{job.title}</b>
            <small>
              {isForLater(job) && <i>Only if you have a crew. </i>}
              {job.description}
            </small>
            <Icon icon={ArrowRight} />
          </button>
        </li>
      ))}
    </ul>
  );
};
