import { execFileSync } from 'node:child_process';
import { shippedStarterPrompts } from '../../shared/starter-prompts/shipped.ts';
import { textFingerprint } from '../../shared/starter-prompts/text-fingerprint.ts';
import type { ExamCase } from '../cases/exam-case.ts';
import type { RunHead } from '../score/result.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();

/** The commit, with a `+` for uncommitted changes; empty outside of a repository. */
const commit = () => {
  try {
    return git('rev-parse', '--short=10', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  } catch {
    return '';
  }
};

type Chosen = Pick<
  RunHead,
  'endpoint' | 'standIn' | 'models' | 'judges' | 'plainModel' | 'repeat' | 'heldOut'
>;

/** The metadata of a run; its id sorts by time. */
export const runHead = (chosen: Chosen, cases: readonly ExamCase[], now: Date): RunHead => ({
  id: now.toISOString().slice(0, 19).replaceAll(':', '-') + (chosen.standIn ? '-stand-in' : ''),
  at: now.toISOString(),
  commit: commit(),
  catalogue: textFingerprint(JSON.stringify(shippedStarterPrompts(new Date(0)))),
  cases: cases.map(({ id }) => id),
  ...chosen,
});
