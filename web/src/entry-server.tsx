import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { routeAt, routes } from './routes.tsx';
import { NotFound } from './ui/not-found.tsx';
import { SiteFrame } from './ui/site-frame.tsx';

export { documentTitle } from './route-change.tsx';

/** The pages that are written to HTML: all that have a description. */
export const publicRoutes = routes.filter(({ description }) => description !== undefined);

/** The HTML of a public page, as the browser will render it first. */
export const render = async (path: string) => {
  await routeAt(path)?.page.preload();
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
};

/** The HTML for addresses that do not exist. */
export const renderNotFound = () =>
  renderToString(
    <StaticRouter location="/404">
      <SiteFrame>
        <NotFound />
      </SiteFrame>
    </StaticRouter>,
  );
