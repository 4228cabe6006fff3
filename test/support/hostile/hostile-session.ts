import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { signIn } from '../browser.ts';
import type { Audit } from './audit.ts';
import type { Hostile } from './back-end.ts';
import { watch } from './watch.ts';

const password = 'correct horse';

/** Starts the back end with hostile text; returns its content and a function to stop it. */
export const startHostile = async (isFull: boolean) => {
  const path = fileURLToPath(new URL('back-end.ts', import.meta.url));
  const backEnd: ChildProcess = spawn(process.execPath, [path, isFull ? 'full' : 'part'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: backEnd.stdout as NodeJS.ReadableStream });
  for await (const line of lines)
    return { hostile: JSON.parse(line) as Hostile, end: () => backEnd.stdin?.end() };
  throw new Error('The back end did not start');
};

/** Opens a browser window of a signed-in user that records all its actions. */
export const openAs = async (browser: Browser, { origin }: Hostile, email: string) => {
  const context = await browser.newContext({ baseURL: origin, acceptDownloads: true });
  const watched = await watch(context, origin);
  const page = await context.newPage();
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/(dashboard|admin|onboarding)/);
  return { page, ...watched, close: () => context.close() };
};
type Opened = Pick<Awaited<ReturnType<typeof openAs>>, 'page' | 'collect'>;

/** Logs the strings tested on a surface; expects no script run, request, navigation or added element. */
export const holds = async (opened: Opened, surface: string, strings: number, found: Audit) => {
  const doings = await opened.collect(opened.page);
  const { runs, dialogs, requests, moves, violations } = doings;
  const bad = [...runs, ...dialogs, ...requests, ...moves, ...violations, ...found.foreign];
  console.log(
    `${bad.length ? '✘' : '✔'} ${surface}: ${strings} hostile strings, ${found.elements} elements, ${runs.length + dialogs.length} executions, ${found.foreign.length} foreign, ${requests.length} requests, ${moves.length} moves, ${violations.length} stopped by the policy`,
  );
  expect({ ...doings, foreign: found.foreign }).toEqual({
    runs: [],
    dialogs: [],
    requests: [],
    moves: [],
    violations: [],
    foreign: [],
  });
};

/** Clicks a "load more" button until it is gone. */
export const pressAll = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true });
  while (await button.count()) {
    const answered = page.waitForResponse('**/api/**');
    await button.first().click();
    await answered;
    await expect(page.getByText('Loading...')).toHaveCount(0);
  }
};
