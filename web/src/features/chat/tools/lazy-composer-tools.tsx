import { type ComponentProps, type ComponentType, lazy } from 'react';
import { whenIdle } from '#web/core/when-idle.ts';
import type { ComposerTools as Tools } from './composer-tools.tsx';

/** Speaking and photos, which come once the page itself is there. */
export const ComposerTools = lazy<ComponentType<ComponentProps<typeof Tools>>>(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return import('./composer-tools.tsx').then(
    ({ ComposerTools: tools }) => ({ default: tools }),
    // Without a connection they may be missing; typing goes on.
    () => ({ default: () => null }),
  );
});
