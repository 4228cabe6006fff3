import { type ComponentType, createElement, lazy, useState } from 'react';
import { whenOnline } from './online/when-online.ts';

/** A page whose code loads with its route, offline as soon as there is a connection. `View` renders at once where `preload` has settled before. */
export type LazyPage<P extends object = object> = {
  /** The component's name; its file is the same in kebab-case. */
  readonly name: string;
  readonly preload: () => Promise<void>;
  readonly View: ComponentType<P>;
};

/** Declares a page, or a part of one: `lazyPage(() => import('./x-page.tsx'), 'XPage')`. */
export const lazyPage = <K extends string, P extends object = object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyPage<P> => {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const preload = () => {
    loading ??= load().then(
      (module) => {
        loaded = module[name];
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const LazyPage = lazy(async () => {
    await preload().catch(async (error: unknown) => {
      if (navigator.onLine) throw error;
      await whenOnline();
      await preload();
    });
    return { default: loaded as ComponentType<P> };
  });
  // Decided once per mount: changing the component later would throw the page's state away.
  const View = (props: P) => {
    const [Page] = useState<ComponentType<P>>(() => loaded ?? LazyPage);
    return createElement(Page, props);
  };
  return { name, preload, View };
};
