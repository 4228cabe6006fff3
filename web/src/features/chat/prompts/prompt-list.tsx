import ArrowRight from '@lucide/icons/icons/arrow-right';
import { PromptIcon } from '#web/prompt-icons/prompt-icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { PromptChoice } from './prompt-choice.ts';

/** A list of prompts; picking one opens its dialog. */
export const PromptList = ({
  jobs,
  onPick,
}: {
  jobs: readonly PromptChoice[];
  onPick: (starter: PromptChoice) => void;
}) => (
  <ul className="prompt-list">
    {jobs.map((job) => (
      <li key={job.id}>
        <button type="button" className="prompt-item" onClick={() => onPick(job)}>
          {job.icon && (
            <span className="prompt-icon">
              <PromptIcon name={job.icon} />
            </span>
          )}
          <b>{job.title}</b>
          <small>{job.description}</small>
          <Icon icon={ArrowRight} />
        </button>
      </li>
    ))}
  </ul>
);
