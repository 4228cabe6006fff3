import ArrowRight from '@lucide/icons/icons/arrow-right';
import { Icon } from '#web/ui/icon.tsx';
import type { Starter } from './prompt-choice.ts';

/** Prompts one under the other; picking one asks for its blanks. */
export const JobList = ({
  jobs,
  onPick,
}: {
  jobs: readonly Starter[];
  onPick: (starter: Starter) => void;
}) => (
  <ul className="jobs">
    {jobs.map((job) => (
      <li key={job.id}>
        <button type="button" className="job" onClick={() => onPick(job)}>
          <b>{job.title}</b>
          <small>{job.description}</small>
          <Icon of={ArrowRight} />
        </button>
      </li>
    ))}
  </ul>
);
