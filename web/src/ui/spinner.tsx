import { TypingIndicator } from './typing-indicator.tsx';

/** Waiting for a part of the page; the words are read out. */
export const Spinner = ({ label = 'Loading...' }: { label?: string }) => (
  <p className="spinner" role="status">
    <TypingIndicator />
    <span>{label}</span>
  </p>
);

/** Waiting for the whole page. */
export const FullScreenSpinner = ({ label }: { label?: string }) => (
  <main className="full-screen" id="main" tabIndex={-1}>
    <Spinner {...(label && { label })} />
  </main>
);

/** Grey bars in the place of `lines` lines of text that are on their way. */
export const Skeleton = ({ lines = 3 }: { lines?: number }) => (
  <div className="skeleton" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
      <span key={line} />
    ))}
  </div>
);
