import { readFile } from 'node:fs/promises';
import { type Browser, expect } from '@playwright/test';
import { isNight } from '#test/support/night.ts';
import { test } from '#test/support/playwright-app.ts';
import { wholeProduct } from '#test/support/tools/whole-product.ts';
import { type Audit, audit, type Where } from '../../support/hostile/audit.ts';
import type { Hostile } from '../../support/hostile/back-end.ts';
import { batchCount, questionFor } from '../../support/hostile/batches.ts';
import { holds, openAs, pressAll, startHostile } from '../../support/hostile/hostile-session.ts';
import { openWithoutPolicy } from '../../support/hostile/open-alone.ts';
import { ownStrings } from '../../support/hostile/strings.ts';
import { watch } from '../../support/hostile/watch.ts';

test.use(wholeProduct);

// Every night every string is tested in every place, by day a seeded sample in some.
test.describe.configure({ mode: 'default', timeout: isNight ? 1_800_000 : 120_000 });

let started: Awaited<ReturnType<typeof startHostile>>;
let hostile: Hostile;
test.beforeAll(async () => {
  test.setTimeout(isNight ? 1_800_000 : 300_000);
  started = await startHostile(isNight);
  ({ hostile } = started);
});
test.afterAll(() => {
  started?.end();
});
const open = (browser: Browser, email = hostile.email) => openAs(browser, hostile, email);

const talk: Where = {
  markdown: '.message-list .parts > .markdown',
  ours: '.message-actions, .last-turn-actions, .cut-notice, .noted, .suggested-helper, .hint',
  text: '.user-message .plain-text, .user-message .prompt-title, .noted li > span:first-child',
};

test('hostile text in a chat with a helper', async ({ browser }) => {
  const window = await open(browser);
  const { page } = window;
  for (const { id, strings, turns } of hostile.chats.filter(({ kind }) => kind === 'talk')) {
    await page.goto(`/dashboard/sales?memoryId=${id}`);
    await expect(page.locator('.user-message').first()).toBeVisible();
    await pressAll(page, 'Show earlier messages');
    await expect(page.locator('.user-message')).toHaveCount(turns);
    const found = await audit(page, talk);
    expect(found.markdown).toBeGreaterThanOrEqual(turns);
    await holds(window, 'a saved conversation with a helper', strings * 2, found);
  }
  await window.close();
});

test('hostile text in streaming answers, from a helper and from the assistant', {
  tag: '@night',
}, async ({ browser }) => {
  const window = await open(browser);
  const { page } = window;
  const places = [
    ['a helper', '/dashboard/sales?view=chat', 'Message Sales'],
    ['the general assistant', '/dashboard', 'Message the assistant'],
  ] as const;
  for (const [who, path, label] of places) {
    await page.goto(path);
    for (let nth = 0; nth < batchCount; nth++) {
      await page.getByLabel(label).fill(questionFor(nth));
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.locator('.user-message')).toHaveCount(nth + 1);
      await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0, { timeout: 60_000 });
      await expect(page.getByRole('button', { name: 'Copy this answer' })).toHaveCount(nth + 1);
      // At most twenty questions a minute are allowed.
      await page.waitForTimeout(3200);
    }
    const found = await audit(page, talk);
    await holds(window, `live answers of ${who}`, ownStrings.length * 2, found);
  }
  await window.close();
});

test('hostile text in drafts, steps, questions, handoffs, saved work and a printed draft', {
  tag: '@night',
}, async ({ browser }) => {
  const window = await open(browser);
  const { page } = window;
  const [chat] = hostile.chats.filter(({ kind }) => kind === 'parts');
  if (!chat) throw new Error('Nothing has parts');
  const where: Where = {
    markdown: '.parts > .markdown, .draft-paper, .sheet-paper .markdown',
    text: '.draft-head h3, .step-list b, .step-list p, .question-part h3, .chip, .handoff small',
  };
  await page.goto(`/dashboard/sales?memoryId=${chat.id}`);
  await expect(page.locator('.user-message').first()).toBeVisible();
  await pressAll(page, 'Show earlier messages');
  await expect(page.locator('.user-message')).toHaveCount(chat.turns);
  // The code for answer parts is loaded on demand.
  await expect(page.locator('.parts')).toHaveCount(chat.turns);
  for (const field of await page.locator('.place-fields input').all())
    await field.fill('"><img src=x onerror=alert(1)> [link](javascript:alert(1))');
  const found = await audit(page, where);
  expect(found.markdown).toBeGreaterThanOrEqual(chat.turns * 2);
  expect(found.texts).toBeGreaterThanOrEqual(chat.turns * 6);
  await holds(window, 'parts of answers', chat.strings, found);

  await page.goto('/dashboard/work');
  await expect(page.locator('.work-card').first()).toBeVisible();
  await page.evaluate(() => {
    for (const card of document.querySelectorAll('details')) card.open = true;
  });
  const works = await audit(page, { ...where, text: '.work-title h2' });
  await holds(window, 'saved work', works.texts * 2, works);

  const sheets = await page.getByRole('link', { name: 'Print' }).count();
  for (let nth = 0; nth < sheets; nth++) {
    await page.goto('/dashboard/work');
    await page
      .locator('details')
      .nth(nth)
      .evaluate((card: HTMLDetailsElement) => {
        card.open = true;
      });
    const print = page.locator('details').nth(nth).getByRole('link', { name: 'Print' });
    if (!(await print.count())) continue;
    await print.click();
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
    await holds(window, 'a draft on paper', 1, await audit(page, where));
  }
  await window.close();
});

/** Our own strings as they are stored: invalid characters become a question mark on the way. */
const kept = ownStrings.filter((text) => text.isWellFormed() && !text.includes('\0'));

test('hostile text on the print page', { tag: '@night' }, async ({ browser }) => {
  const window = await open(browser);
  const { page } = window;
  const papers = hostile.chats.filter(({ kind }) => kind === 'paper');
  for (const { id, strings, turns, isOwn } of papers) {
    await page.goto(`/dashboard/history?print=${id}`);
    await expect(page.locator('.print-turn')).toHaveCount(turns, { timeout: 60_000 });
    const shows = isOwn ? kept : [];
    const where: Where = {
      markdown: '.print-view .markdown',
      text: '.print-question, .print-view h1',
      shows,
    };
    const found = await audit(page, where);
    expect(found).toMatchObject({ markdown: turns, texts: turns + 1 });
    await holds(window, 'a conversation on paper', strings * 2, found);
  }
  await window.close();
});

test('hostile text in the lists of chats, facts and businesses', { tag: '@night' }, async ({
  browser,
}) => {
  const window = await open(browser);
  const { page } = window;
  const { history, memory, businesses } = hostile.rows;

  await page.goto('/dashboard/history');
  await expect(page.locator('.chat-row').first()).toBeVisible();
  await pressAll(page, 'Show more');
  const rows = await audit(page, { text: '.chat-row h2, .chat-row-preview' });
  expect(rows.texts).toBeGreaterThanOrEqual(history * 2);
  await holds(window, 'the list of conversations', history * 2, rows);

  await page.goto('/dashboard/memory');
  await expect(page.locator('.memory-entry').first()).toBeVisible();
  await pressAll(page, 'Show more');
  const known = await audit(page, { text: '.memory-entry h3, .memory-entry-text > p:not(.meta)' });
  expect(known.texts).toBeGreaterThanOrEqual(memory);
  await holds(window, 'what the helpers know', known.texts, known);

  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('img src=x').first()).toBeAttached();
  await holds(window, 'businesses and the profile', businesses, await audit(page, {}));
  await window.close();
});

test('hostile text in the downloaded data', { tag: '@night' }, async ({ browser }) => {
  const window = await open(browser);
  const { page } = window;
  await page.goto('/dashboard/profile/data');
  const saved = page.waitForEvent('download', { timeout: 110_000 });
  await page.getByRole('button', { name: /readable/i }).click();
  const html = await readFile(await (await saved).path(), 'utf8');
  const file = await openWithoutPolicy(browser, html);
  const found = await audit(file.page, { text: 'dd, dt, h3, h4, p' });
  const ours = await file.elements();
  const known =
    'article,b,body,dd,details,dl,dt,h1,h2,h3,h4,head,html,meta,p,pre,section,style,summary,title'.split(
      ',',
    );
  found.foreign = found.foreign.filter((what) => !/^a banned element: <(meta|style)/.test(what));
  found.foreign.push(...ours.filter((name) => !known.includes(name)));
  expect(found.texts).toBeGreaterThan(ownStrings.length);
  await holds(file, 'the file of an owner’s data', hostile.strings.own, found);
  await file.close();
  await window.close();
});

test('hostile text in the admin area and in emails', { tag: '@night' }, async ({ browser }) => {
  const window = await open(browser, hostile.admin);
  const { page } = window;
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.admin-rows li p').first()).toBeVisible();
  await pressAll(page, 'Show more');
  const lists = await audit(page, { text: '.admin-rows p, .admin-rows a' });
  expect(lists.texts).toBeGreaterThanOrEqual(hostile.rows.inbox * 2);
  await holds(window, 'suggestions and messages before the admin', lists.texts, lists);

  await page.goto('/__local/mail');
  const mails = await audit(page, { text: 'article h2, article pre' });
  // The inbox shows an email's HTML in a frame without scripts; below, each one is opened without it.
  const ofInbox =
    /^a banned (element: <style|(element|attribute, srcdoc): <iframe sandbox="" title="The mail as HTML")/;
  mails.foreign = mails.foreign.filter((what) => !ofInbox.test(what));
  expect(mails.texts).toBeGreaterThanOrEqual(hostile.rows.mails * 2);
  await holds(window, 'mails in the local inbox', hostile.rows.inbox * 3, mails);
  const sheets = await page
    .locator('iframe')
    .evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).srcdoc));
  expect(sheets.length).toBeGreaterThan(0);
  const known = 'a,b,body,br,div,h1,h2,head,html,meta,p,span,style,table,tbody,td,title,tr'.split(
    ',',
  );
  for (const html of sheets) {
    const mail = await openWithoutPolicy(browser, html);
    const found = await audit(mail.page, { text: 'h1, h2' });
    found.foreign.push(...(await mail.elements()).filter((name) => !known.includes(name)));
    await holds(mail, 'a mail as HTML', 3, found);
    await mail.close();
  }
  await window.close();
});

test('hostile text in the URL', { tag: '@night' }, async ({ browser }) => {
  const window = await open(browser);
  const { page } = window;
  const words = [
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '//evil.example/',
    '<script>alert(1)</script>',
  ];
  const names = [
    'next',
    'session_id',
    'search',
    'helper',
    'memoryId',
    'print',
    'email',
    'plan',
    'redirect',
    'returnTo',
    'utm_source',
    'view',
  ];
  const paths = [
    '/',
    '/login',
    '/signup',
    '/pricing',
    '/contact',
    '/suggestions',
    '/checkout-success',
    '/dashboard',
    '/dashboard/history',
    '/dashboard/sales',
    '/dashboard/profile',
    '/nowhere/"><img src=x onerror=alert(1)>',
  ];
  const all: Audit = { markdown: 0, texts: 0, elements: 0, foreign: [] };
  let count = 0;
  for (const path of paths)
    for (const word of isNight ? words : [words[count % words.length] ?? '']) {
      const query = new URLSearchParams(names.map((name) => [name, word]));
      await page.goto(`${path}?${query}#${encodeURIComponent(word)}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      const found = await audit(page, {});
      await window.collect(page);
      all.elements += found.elements;
      all.foreign.push(...found.foreign);
      count++;
    }
  await holds(window, 'what stands in addresses', count * (names.length + 1), all);
  await window.close();
});

test('control: without protection every hostile string is detected', { tag: '@night' }, async ({
  browser,
}) => {
  const context = await browser.newContext();
  const address = 'http://control.example';
  const { collect, doings } = await watch(context, address);
  const texts = JSON.stringify(
    ownStrings.filter((text, nth) => nth % 3 === 0 && !text.includes('http-equiv')),
  ).replaceAll('<', '\\u003c');
  const visit = async (path: string, headers: Record<string, string>) => {
    await context.route(`${address}/${path}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers,
        body: `<!doctype html><body><div id=here></div><script nonce=n>
for (const text of ${texts}) {
  const one = document.createElement('div');
  one.className = 'md';
  one.innerHTML = text.replace(/\\[[^\\]]*\\]\\(([^)]*)\\)/g, '<a href="$1">x</a>');
  document.getElementById('here').append(one);
}</script>`,
      }),
    );
    const page = await context.newPage();
    await page.goto(`${address}/${path}`);
    await page.waitForTimeout(500);
    const found = await audit(page, { markdown: '.markdown' });
    await collect(page);
    return { page, found };
  };
  const { page, found } = await visit('naked', {});
  expect(found.foreign.length).toBeGreaterThan(0);
  expect(doings.runs.length).toBeGreaterThan(50);
  expect(doings.requests.length).toBeGreaterThan(10);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.text =
      "prompt('seen'); window.open('https://evil.example/'); location.href = 'https://evil.example/';";
    document.body.append(script);
  });
  await expect.poll(() => doings.dialogs.length).toBeGreaterThan(0);
  await expect.poll(() => doings.moves.length).toBeGreaterThan(0);
  const before = doings.runs.length;
  const policy = "default-src 'none'; script-src 'nonce-n'";
  await visit('policed', { 'content-security-policy': policy });
  expect(doings.violations.length).toBeGreaterThan(0);
  console.log(
    `✔ control: ${before} executions, ${doings.dialogs.length} dialogs, ${doings.requests.length} requests, ${doings.moves.length} moves, ${doings.violations.length} violations seen without protection; ${doings.runs.length - before} executions under a policy`,
  );
  expect(doings.runs.length).toBe(before);
  await context.close();
});
