import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { tradePages } from '#shared/catalogue/trades.ts';
import { pageTrades, tradePath } from '#shared/domain/catalogue/trade-paths.ts';
import { publicPaths } from '#shared/web-paths.ts';
import { App } from './app.tsx';
import { LoadingFrame } from './loading-frame.tsx';
import { NotFound } from './not-found.tsx';
import { descriptions } from './page-descriptions.ts';
import { SiteFrame } from './site/site-frame.tsx';
import { siteRouteAt } from './site-routes.tsx';

export { documentTitle } from '#web/core/document-title.ts';

const sentences: Readonly<Record<string, string>> = {
  ...descriptions,
  ...Object.fromEntries(
    pageTrades.map((trade) => [tradePath(trade), tradePages[trade].description]),
  ),
};

/** The pages that are written to HTML, each with its sentence for search engines. */
export const publicRoutes = publicPaths.map((path) => ({
  path,
  title: siteRouteAt(path)?.title ?? '',
  name: siteRouteAt(path)?.page.name ?? '',
  description: sentences[path] ?? '',
}));

/** The HTML of a public page, as the browser will render it first. */
export const render = async (path: string) => {
  await siteRouteAt(path)?.page.preload();
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
};

/** The HTML of the app's shell, before any script runs; on a page without the frame theme.js and dashboard-frame.css hide the frame. */
export const renderLoadingFrame = () =>
  renderToString(
    <div className="at-start">
      <LoadingFrame />
    </div>,
  );

/** The HTML for addresses that do not exist. */
export const renderNotFound = () =>
  renderToString(
    <StaticRouter location="/404">
      <SiteFrame>
        <NotFound />
      </SiteFrame>
    </StaticRouter>,
  );
