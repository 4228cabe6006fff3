import type { BrowserContext, Page } from '@playwright/test';

/** What a page did without a request of the test. */
export type Doings = {
  /** Injected scripts that ran: `alert` was called. */
  runs: string[];
  /** Dialogs the browser itself opened. */
  dialogs: string[];
  /** Requests that would have left our address. */
  requests: string[];
  /** Pages it went to, and windows it opened. */
  moves: string[];
  /** What the content security policy had to stop. */
  violations: string[];
};

type Watched = { __runs: string[]; __violations: string[] };

/** Runs in every frame before anything else; `prompt` stays the browser's own, so that a dialog can be seen. */
const hooks = () => {
  const watched = window as unknown as Watched & typeof window;
  watched.__runs = [];
  watched.__violations = [];
  const note = (what: unknown) => {
    const top = watched.top as unknown as Watched;
    top.__runs.push(String(what));
    return true;
  };
  watched.alert = note;
  watched.confirm = note;
  watched.print = () => {};
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    watched.__violations.push(`${violatedDirective} ${blockedURI}`);
  });
};

/** Watches every page of a context; whatever would leave `origin` is noted and goes nowhere. */
export const watch = async (context: BrowserContext, origin: string) => {
  const doings: Doings = { runs: [], dialogs: [], requests: [], moves: [], violations: [] };
  const known = new Set<Page>();
  const isOurs = (url: string) => url.startsWith(`${origin}/`) || /^(data|blob|about):/.test(url);
  await context.addInitScript(hooks);
  await context.route(
    (url) => !isOurs(url.href),
    async (route) => {
      doings.requests.push(route.request().url());
      await route.abort();
    },
  );
  const follow = (page: Page) => {
    known.add(page);
    page.on('dialog', async (dialog) => {
      doings.dialogs.push(`${dialog.type()} ${dialog.message()}`);
      await dialog.dismiss();
    });
    page.on('popup', (popup) => doings.moves.push(`window ${popup.url()}`));
    page.on('framenavigated', (frame) => {
      // A frame with a text of its own stands in the page; whether it is one of ours, the audit tells.
      const isInside = frame !== page.mainFrame() && frame.url() !== 'about:srcdoc';
      if (!isOurs(frame.url()) || isInside) doings.moves.push(frame.url());
    });
  };
  context.on('page', follow);
  return {
    /** Adds what a page itself has noted since it was loaded. */
    collect: async (page: Page) => {
      const { runs, violations } = await page.evaluate(() => {
        const { __runs, __violations } = window as unknown as Watched;
        return { runs: __runs.splice(0), violations: __violations.splice(0) };
      });
      doings.runs.push(...runs);
      doings.violations.push(...violations);
      return doings;
    },
    doings,
  };
};
