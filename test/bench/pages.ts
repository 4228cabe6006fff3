import type { Browser } from '@playwright/test';
import { launchChromium } from '../support/chromium.ts';
import { startProduct } from '../support/product.ts';
import { startFloors } from './pages/floors.ts';
import { framePaint, median, repeatVisit, slow, type Visit, visit } from './pages/visits.ts';
import { kilobytes, ms, quantiles, ratio, type Table } from './report.ts';

const runs = 7;

/**
 * Measures the weight of a first visit and when its main content shows, against the same text as static HTML and a bare
 * React page.
 */
export const pages = async (): Promise<Table> => {
  await using product = await startProduct({ replyPace: '0' });
  const browser = await launchChromium();
  const floors = await startFloors(product.url);
  try {
    return {
      title: 'First visits',
      note,
      rows: [
        ...(await publicPages(browser, product.url, floors.origin)),
        ...(await otherPages(browser, product.url, floors.origin)),
      ],
    };
  } finally {
    await browser.close();
    floors.server.close();
  }
};

const note = [
  `CPU ${slow.cpu} × slower, slow 4G, empty cache, median of ${runs} alternating runs.`,
  'The floor of a public page is its own text and styles as static HTML without scripts. Weights are gzip, in kB of',
  '1000 bytes, of everything a page loads by itself; scripts after the + are prefetched for the next page, after',
  'this one has loaded. Budgets: LCP 1.15 ×; public pages 87 kB of scripts, 10 of styles, 45 of fonts; /login 150 kB',
  'with the sign-in code; signed in 170 kB of scripts with the code that renews a session, first visit 2,000 ms and 1.8 ×',
  'the bare React page with a token that is good, its frame 1.15 ×. A visit again is that of an owner whose first one, in the same browser, has',
  'left app and data on the device: at most 1,000 ms and half of the first. Lighthouse’s results: lighthouse.md.',
].join(' ');

const publicPages = async (browser: Browser, productUrl: string, floorUrl: string) => {
  const rows: Table['rows'] = [];
  for (const path of ['/', '/for/plumbers', '/tools/price-rise', '/pricing', '/login']) {
    const [ours, floor] = await alternate(browser, productUrl + path, floorUrl + path);
    rows.push({
      what: `${path} LCP`,
      ours: ms(ours.lcp),
      floor: ms(floor.lcp),
      ratio: ratio(ours.lcp, floor.lcp),
    });
    rows.push({ what: `${path} weight`, ours: weight(ours), floor: weight(floor) });
  }
  return rows;
};

const otherPages = async (browser: Browser, productUrl: string, floorUrl: string) => {
  const [, react] = await alternate(browser, `${productUrl}/`, `${floorUrl}/bare-react`);
  const { first, again, frame } = await signedIn(browser, productUrl, floorUrl);
  return [
    { what: 'bare React page', ours: '', floor: `${ms(react.lcp)}, ${weight(react)}` },
    {
      what: 'signed in, frame and skeleton',
      ours: ms(first.paint),
      floor: ms(frame),
      ratio: ratio(first.paint, frame),
    },
    {
      what: 'signed in, a helper’s chat',
      ours: `${ms(first.lcp)}, ${weight(first)}`,
      floor: 'budget 2000 ms',
    },
    {
      what: 'signed in, a helper’s chat again',
      ours: ms(again.lcp),
      floor: `budget 1000 ms; first ÷ this ${(first.lcp / again.lcp).toFixed(1)}, at least 2`,
    },
  ];
};

const weight = ({ script, ahead, style, font }: Visit) =>
  [
    `${kilobytes(script)} JS${ahead ? ` + ${kilobytes(ahead)}` : ''}`,
    `${kilobytes(style)} CSS`,
    `${kilobytes(font)} fonts`,
  ].join(', ');

const alternate = async (browser: Browser, ours: string, floor: string) => {
  const visits: [Visit[], Visit[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    visits[0].push(await visit(browser, ours));
    visits[1].push(await visit(browser, floor));
  }
  return visits.map(median) as [Visit, Visit];
};

const signedIn = async (browser: Browser, origin: string, floorUrl: string) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill('demo@sevenhands.test');
  await page.getByLabel('Password', { exact: true }).fill('sevenhands');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  const state = await context.storageState();
  await context.close();
  const path = '/dashboard/sales?view=chat';
  const url = origin + path;
  const frames: number[] = [];
  const visits = { first: [] as Visit[], again: [] as Visit[] };
  for (let run = 0; run < runs; run++) {
    visits.first.push(await visit(browser, url, state));
    frames.push(await framePaint(browser, floorUrl + path));
    visits.again.push(await repeatVisit(browser, url, state));
  }
  const frame = quantiles(frames).p50;
  return { first: median(visits.first), again: median(visits.again), frame };
};
