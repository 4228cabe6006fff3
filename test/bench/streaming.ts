import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { createBuiltSite } from '#local/site/built-site.ts';
import { launchChromium } from '#test/support/chromium.ts';
import { catalogueIcons } from '../../web/vite/catalogue-icons.ts';
import { contractEndpoints } from '../../web/vite/contract-endpoints.ts';
import { markdown, ms, quantiles, ratio, type Table } from './report.ts';

type Kind = 'ours' | 'plain';
type Sample = 'text' | 'parts';
/** Milliseconds of the main thread: the total, and the part in scripts. */
type Cost = { task: number; script: number };

const gapMs = 10;
const rounds = 3;

/** Builds the page of this benchmark like the product. */
const buildPage = async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'streaming-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'streaming'),
    logLevel: 'error',
    plugins: [react(), contractEndpoints(), catalogueIcons()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  return outDir;
};

const costOf = async (session: CDPSession): Promise<Cost> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const time = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
  return { task: time('TaskDuration'), script: time('ScriptDuration') };
};

const measure = async (
  page: Page,
  session: CDPSession,
  [kind, sample]: readonly [Kind, Sample],
): Promise<Cost> => {
  await session.send('HeapProfiler.collectGarbage');
  const before = await costOf(session);
  const shown = await page.evaluate(
    ([which, what, gap]) =>
      (
        window as unknown as {
          run: (kind: string, sample: string, gap: number) => Promise<number>;
        }
      ).run(which, what, gap),
    [kind, sample, gapMs] as const,
  );
  const after = await costOf(session);
  if (shown < 5000) throw new Error(`Only ${shown} characters were shown`);
  return { task: after.task - before.task, script: after.script - before.script };
};

/** The maximum cost of the formatting, as a multiple of the floor. */
const budgets: Readonly<Record<Sample, number>> = { text: 1.15, parts: 1.2 };
const titles: Readonly<Record<Sample, string>> = {
  text: 'An answer of 2,000 tokens, streamed as Markdown',
  parts: 'An answer of six parts, streamed',
};

const costsOf = async (page: Page, sample: Sample) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const costs: Record<Kind, Cost[]> = { plain: [], ours: [] };
  for (let round = 0; round < rounds; round++)
    for (const kind of ['plain', 'ours'] as const)
      costs[kind].push(await measure(page, session, [kind, sample]));
  return costs;
};

const tableOf = (costs: Record<Kind, Cost[]>, sample: Sample): Table => {
  const middle = (kind: Kind, part: keyof Cost) =>
    quantiles(costs[kind].map((cost) => cost[part])).p50;
  const row = (what: string, part: keyof Cost) => {
    const [ours, floor] = [middle('ours', part), middle('plain', part)];
    return { what, ours: ms(ours), floor: ms(floor), ratio: ratio(ours, floor) };
  };
  return {
    title: titles[sample],
    note: `Main-thread time in Chromium with a token every ${gapMs} ms, median of ${rounds} alternating runs. Floor: the same words unformatted. Budget ${budgets[sample]} ×.`,
    rows: [row('main thread, total', 'task'), row('main thread, scripts only', 'script')],
  };
};

const streamed = async (sample: Sample): Promise<Table> => {
  const folder = await buildPage();
  const server = createServer(createBuiltSite(folder, 'http://localhost')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`http://127.0.0.1:${port}/index.html`);
    await page.waitForFunction('window.run');
    return tableOf(await costsOf(page, sample), sample);
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
};

/**
 * Measures the main thread's cost of an answer in our chat against the same words unformatted: one text, and six parts.
 */
export const streaming = async (): Promise<Table[]> => [
  await streamed('text'),
  await streamed('parts'),
];

if (import.meta.main) for (const table of await streaming()) console.log(markdown(table));
