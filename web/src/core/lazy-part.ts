import { type ComponentType, lazy } from 'react';
import { whenOnline } from './online/when-online.ts';

/** Declares a part that loads after its page. Without a connection it appears once there is one; what still cannot be loaded is left out, and the page stays. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({
    default: await load()
      .catch(async (error: unknown) => {
        if (navigator.onLine) throw error;
        await whenOnline();
        return load();
      })
      .catch(() => (_: P) => null),
  }));
