import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { isNight } from './night.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The minified source, because every page compiles it again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules that depend on the theme; all others give the same result in both. */
const colours: RunOnly = { type: 'rule', values: ['color-contrast'] };

/** Runs axe on the page; it checks overlaps at the current scroll position. */
const findOn = async (page: Page, runOnly: RunOnly, within?: string) => {
  if (!(await page.evaluate(() => !!window.axe))) await page.evaluate(source);
  return page.evaluate(
    async ([only, inside]) => {
      if (!window.axe) throw new Error('The page changed while it was looked at.');
      const options = { runOnly: only, resultTypes: ['violations' as const] };
      const found = await window.axe.run(inside ?? document, options);
      return found.violations;
    },
    [runOnly, within] as const,
  );
};

/** Whether a target covered by the phone's bar is still too small when scrolled to the middle. */
const isSmallInTheMiddle = async (page: Page, target: string) => {
  const back = await page.evaluate(() => [scrollX, scrollY] as const);
  await page
    .locator(target)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const found = await findOn(page, { type: 'rule', values: ['target-size'] }, target);
  await page.evaluate(([x, y]) => scrollTo({ left: x, top: y, behavior: 'instant' }), back);
  return found.length > 0;
};

const violationsOn = async (page: Page, runOnly: RunOnly) => {
  const wrong: string[] = [];
  for (const { id, nodes } of await findOn(page, runOnly))
    for (const { target, any } of nodes) {
      const [place, message = ''] = [target.join(' '), any[0]?.message];
      const isCovered = message.includes('partially obscured');
      if (!isCovered || (await isSmallInTheMiddle(page, place)))
        wrong.push(`${id}: ${place} ${message}`);
    }
  return wrong;
};

const seenLayouts = new Set<string>();

/**
 * Whether a page, or the dialog open on it, is due in a layout: by day the first time that this worker sees it, at night
 * in every state.
 */
const isDue = async (page: Page, layout: 'light' | 'dark' | 'narrow') => {
  const path = new URL(page.url()).pathname.replace(/[0-9A-Z]{26}|[0-9a-f-]{36}/, 'id');
  const seen = [path, ...(await page.locator('dialog[open] h2').allTextContents()), layout].join();
  const isFirstTime = !seenLayouts.has(seen);
  seenLayouts.add(seen);
  return isNight || isFirstTime;
};

/** Fails with the rule and the element when the page is not accessible in its current state. */
export const expectAccessible = async (page: Page) => {
  if (!(await isDue(page, 'light'))) return;
  expect(await violationsOn(page, rules), page.url()).toEqual([]);
};

/** The same check in the light theme, and of colors in the dark theme where that is due. */
export const expectAccessibleInBothThemes = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  if (await isDue(page, 'dark')) {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOn(page, colours), `${page.url()}, dark`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
};

/** Fails when the page is wider than the window. */
export const expectNoOverflow = async (page: Page) => {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
};

/** Collects console errors, exceptions and failed requests of a page. */
export const complaintsOf = (page: Page) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

/** Waits for the newest code in the local inbox for an email address and returns it. */
export const codeFor = async (page: Page, email: string) => {
  const address = `/__local/mail?format=json&to=${encodeURIComponent(email)}`;
  const read = async () => {
    const mails: { code?: string }[] = await (await page.request.get(address)).json();
    return mails.find(({ code }) => code)?.code;
  };
  await expect.poll(read, { message: `a code for ${email}` }).toBeTruthy();
  return String(await read());
};

let count = 0;

/** An email address that is new in this run. */
export const freshEmail = (name: string) => {
  count += 1;
  return `${name}-${process.pid}-${Date.now().toString(36)}-${count}@example.com`;
};

/** The password of every user who signs up in a test. */
export const password = 'correct horse 7';

/** Fills in the open sign-up form and the code from the email; ends on the page that follows. */
export const fillSignUp = async (page: Page, email: string, next = '/onboarding') => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(next);
};

/** Signs a new user up through the pages, with the code from the email; ends on the first page of the app. */
export const signUp = async (page: Page, email: string) => {
  await page.goto('/signup');
  await fillSignUp(page, email);
};

export const signIn = async (page: Page, email: string, secret = password) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

/** The page must be accessible in its themes and fit its window, and the narrowest one where that is due. */
export const expectAccessibleInAllLayouts = async (page: Page) => {
  const size = page.viewportSize();
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
  if (!size || !(await isDue(page, 'narrow'))) return;
  await page.setViewportSize({ width: 320, height: size.height });
  await expectNoOverflow(page);
  await page.setViewportSize(size);
};
