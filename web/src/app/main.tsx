// First, because it sets the order of the layers.
import '#web/ui/styles/index.css';
import 'virtual:helper-hues.css';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { followOtherTabs } from '#web/core/auth/follow-other-tabs.ts';
import { App, loadArea } from './app.tsx';
import { siteRouteAt } from './site-routes.tsx';

const root = document.getElementById('root') as HTMLElement;
const tree = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

followOtherTabs();
const route = siteRouteAt(location.pathname);
const start = () => {
  if (root.dataset.page === route?.path && root.firstElementChild) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
};

// Not awaited: the page's file imports this one. One that cannot load is shown by the error boundary when it renders.
const loaded = route ? route.page.preload() : loadArea(location.pathname);
void loaded.then(start, start);
