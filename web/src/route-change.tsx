import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { siteRouteAt } from './site-routes.tsx';
import { documentTitle } from './title.ts';
import { recordVisit } from './tracking.ts';

/** After a change of page: sets the title of a public page, scrolls to the top or to the anchor, and hands the focus to the main part. */
export const RouteChange = () => {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    recordVisit({ pathname, search });
  }, [pathname, search]);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const route = siteRouteAt(pathname);
    if (route) document.title = documentTitle(route.title);
    const isFirst = before.current === undefined;
    const isSamePage = before.current === pathname;
    before.current = pathname;
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) {
      // Answers a promise in newer browsers, which an effect must not return.
      void target.scrollIntoView();
      return;
    }
    if (isFirst || isSamePage) return;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
};
