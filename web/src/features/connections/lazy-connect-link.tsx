import { type ComponentProps, lazy, Suspense } from 'react';
import type { ConnectLink as Loaded } from './connect-link.tsx';

// Most of a page is of use without it.
const Lazy = lazy(() =>
  import('./connect-link.tsx').then(
    ({ ConnectLink: View }) => ({ default: View }),
    () => ({ default: () => null }),
  ),
);

/** The way to the connection that gives something; its code comes after the page. */
export const ConnectLink = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Lazy {...props} />
  </Suspense>
);
