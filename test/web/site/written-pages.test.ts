// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tradePages } from '#shared/catalogue/trades.ts';
import { pageTrades, tradePath } from '#shared/domain/catalogue/trade-paths.ts';
import { fileOf, publicPaths } from '#shared/web-paths.ts';
import { builtTradePage } from '../../../web/vite/trade-pages.ts';

const read = (path: string) => readFileSync(`web/dist${fileOf(path)}`, 'utf8');
const plain = (html: string) =>
  html
    .replace(/<head>.*?<\/head>/s, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe.for(pageTrades)('the page for %s, before any script', (trade) => {
  const html = read(tradePath(trade));
  const text = plain(html);
  const { year, prompts, slug } = builtTradePage(trade);
  const { heading, lead, problems, example } = tradePages[trade];

  test('the page has its problems, the whole example, the year, the prompts and the price', () => {
    for (const words of [
      ...heading,
      lead,
      ...problems.flatMap(({ says, help }) => [says, help]),
      example.question,
      example.answer,
      example.draft.body.replaceAll(/[[\]]/g, ''),
      ...example.steps.flat(),
      ...year.map(({ title }) => title),
      ...prompts.flatMap(({ title, description }) => [title, description]),
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/from \$19 a month/);
    expect(text).toContain('Example: ');
  });

  test('the page links to a sign-up with its trade and to the calculators', () => {
    expect(html.split(`href="/signup?trade=${slug}"`).length).toBeGreaterThan(1);
    for (const tool of ['hour-cost', 'job-price', 'price-rise'])
      expect(html).toContain(`href="/tools/${tool}"`);
  });

  test('the page has a unique title and description', () => {
    const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    const [, sentence] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
    const others = publicPaths.filter((path) => path !== tradePath(trade)).map(read);
    expect(others.filter((other) => other.includes(`<title>${title}<`))).toEqual([]);
    expect(others.filter((other) => other.includes(`content="${sentence}"`))).toEqual([]);
  });
});

test('the front page shows the price, the product, the nine trades and six questions before any script', () => {
  const html = read('/');
  const text = plain(html);
  expect(text).toContain('Free plan, or from $19 a month.');
  for (const trade of pageTrades) expect(html).toContain(`href="${tradePath(trade)}"`);
  expect(html.match(/<details/g)).toHaveLength(6);
  for (const theme of ['light', 'dark'])
    expect(html).toMatch(new RegExp(`<img src="/assets/answer-${theme}-[^"]+\\.webp"`));
});

test.for(['/privacy-policy', '/terms-of-service'] as const)(
  'the table of contents of %s lists every section in order',
  (path) => {
    const html = read(path);
    const links = [...html.matchAll(/<a href="(#[^"]+)">([^<]+)<\/a>/g)]
      .filter(([, href]) => href !== '#main')
      .map(([, href, title]) => `${href} ${title}`);
    const parts = [...html.matchAll(/<h2 id="([^"]+)">([^<]+)<\/h2>/g)].map(
      ([, id, title]) => `#${id} ${title}`,
    );
    expect(links).toEqual(parts);
    expect(parts.length).toBeGreaterThan(8);
    expect(html.match(/<h2/g)).toHaveLength(parts.length);
  },
);

test('no page shows a placeholder for the operator', () => {
  for (const path of publicPaths) expect(plain(read(path)), path).not.toMatch(/\[[A-Z][^\]]*\]/);
});
