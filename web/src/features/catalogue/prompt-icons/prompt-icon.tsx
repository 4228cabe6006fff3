import { lazy, Suspense } from 'react';

const empty = <span className="icon" aria-hidden="true" />;

// The drawings come after the page: they only decorate it, and it goes on without them.
const DrawnIcon = lazy(() =>
  import('./loaded-prompt-icon.tsx').then(
    (drawn) => ({ default: drawn.LoadedPromptIcon }),
    () => ({ default: () => empty }),
  ),
);

/** The icon of a prompt or card by its name; an empty place of its size until the drawings are there. */
export const PromptIcon = ({ name }: { name: string }) => (
  <Suspense fallback={empty}>
    <DrawnIcon name={name} />
  </Suspense>
);
