import { Suspense } from 'react';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { OwnerNumbers } from '../owner-numbers.ts';
import { numbersConflictOf } from '../use-save-numbers.ts';

// Two people seldom meet at one number.
const meeting = lazyPage(() => import('./number-conflict.tsx'), 'NumberConflict');

type Props = {
  owner: OwnerNumbers;
  error: Error | null;
  insistWords?: string;
  /** Saves what was typed all the same, in the place of what is known now; undefined where nothing was. */
  onInsist: ((known: KnownNumbers) => void) | undefined;
  /** Leaves it at what is known now. */
  onKeep: () => void;
};

/** Why numbers were not saved; where somebody else changed one first, who it was, to what, and the choice between the two. */
export const NumberNotSaved = ({ error, insistWords = 'Use mine instead', ...choice }: Props) => {
  if (!error) return null;
  const conflict = numbersConflictOf(error);
  if (!conflict) return <Notice tone="danger">{error.message}</Notice>;
  return (
    <Suspense>
      <meeting.View {...choice} conflict={conflict} insistWords={insistWords} />
    </Suspense>
  );
};
