import type { BrowserContext, Page } from '@playwright/test';

/** Actions of a page that the test did not request. */
export type Doings = {
  /** Injected scripts that ran: `alert` was called. */
  runs: string[];
  /** Dialogs opened by the browser. */
  dialogs: string[];
  /** Requests to other origins. */
  requests: string[];
  /** Navigations and opened windows. */
  moves: string[];
  /** Violations of the content security policy. */
  violations: string[];
};

type Watched = { __runs: string[]; __violations: string[] };

/** Runs in every frame before other scripts; `prompt` is not replaced, so that its dialog is detected. */
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

/** Watches every page of a context; requests to origins other than `origin` are recorded and aborted. */
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
      // A frame with srcdoc is part of the page; the audit checks whether it is one of ours.
      const isInside = frame !== page.mainFrame() && frame.url() !== 'about:srcdoc';
      if (!isOurs(frame.url()) || isInside) doings.moves.push(frame.url());
    });
  };
  context.on('page', follow);
  return {
    /** Adds the events recorded by the page since it loaded. */
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
