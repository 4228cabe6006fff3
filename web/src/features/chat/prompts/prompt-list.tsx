import ArrowRight from '@lucide/icons/icons/arrow-right';
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
          <b>{job.title}</b>
          <small>
            {job.isForLater && <i>For when you have help. </i>}
            {job.description}
          </small>
          <Icon icon={ArrowRight} />
        </button>
      </li>
    ))}
  </ul>
);
