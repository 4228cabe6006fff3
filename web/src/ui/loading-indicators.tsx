import { TypingIndicator } from './typing-indicator.tsx';

/** A loading indicator for a part of the page; its label is announced. */
export const Spinner = ({ label = 'Loading...' }: { label?: string }) => (
  <p className="spinner" role="status">
    <TypingIndicator />
    <span>{label}</span>
  </p>
);

/** A loading indicator for the whole page. */
export const FullScreenSpinner = ({ label }: { label?: string }) => (
  <main className="full-screen" id="main" tabIndex={-1}>
    <Spinner {...(label && { label })} />
  </main>
);

/** A placeholder for `lines` lines of text that are loading. */
export const Skeleton = ({ lines = 3 }: { lines?: number }) => (
  <div className="skeleton" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
      <span key={line} />
    ))}
  </div>
);
