import { type BrowserContext, test as base } from '@playwright/test';

/**
 * Makes a browser one whose owner asked to save data: the app loads the code of a page when it is opened, not ahead.
 * Loading everything ahead is a third of the processor time of a signed-in visit.
 */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (!('connection' in navigator)) throw new Error('There is no setting to save data.');
    Object.defineProperty(navigator.connection, 'saveData', { value: true });
  });

/**
 * Tests whose own browser saves data, unless one asks for `loadsAhead`: what holds without a connection, or counts
 * requests. Every night (`E2E_WIDTHS=all`) all load ahead, as most visitors do.
 */
export const test = base.extend<{ loadsAhead: boolean }>({
  loadsAhead: [process.env.E2E_WIDTHS === 'all', { option: true }],
  context: async ({ context, loadsAhead }, use) => {
    if (!loadsAhead) await saveData(context);
    await use(context);
  },
});
