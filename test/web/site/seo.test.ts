// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicPaths } from '#shared/web-paths.ts';
import { jsonLd } from '../../../web/vite/json-ld.ts';
import { headOf } from '../../../web/vite/page-head.ts';
import { isListed, previewPicture, sitemap } from '../../../web/vite/seo.ts';

const description = 'A sentence.';

test.for(publicPaths.filter(isListed))('%s has its own preview picture', (path) => {
  expect(existsSync(`web/public${previewPicture(path)}`)).toBe(true);
  expect(headOf('Title', { path, description })).toContain(`${previewPicture(path)}" />`);
});

test('a page that is not indexed has the preview picture of the front page', () => {
  expect(previewPicture('/login')).toBe('/og.png');
});

test('a public page has its URL and languages in its head and in the sitemap', () => {
  const head = headOf('Title', { path: '/for/plumbers', description });
  expect(head).toMatch(/rel="canonical" href="https:\/\/[^"]+\/for\/plumbers"/);
  for (const tag of ['en-US', 'x-default']) {
    expect(head).toMatch(new RegExp(`hreflang="${tag}" href="https://[^"]+/for/plumbers"`));
    expect(sitemap(['/for/plumbers'])).toMatch(
      new RegExp(`hreflang="${tag}" href="https://[^"]+/for/plumbers"`),
    );
  }
  expect(sitemap(publicPaths)).not.toContain('/signup<');
});

test('a trade page has structured data about its audience and its breadcrumbs', () => {
  const found = jsonLd({ path: '/for/hvac-companies', title: 'For HVAC companies', description });
  expect(found).toMatchObject([
    {
      '@type': 'WebPage',
      audience: { audienceType: 'HVAC companies' },
      breadcrumb: { itemListElement: [{ position: 1 }, { name: 'For HVAC companies' }] },
    },
    { '@type': 'SoftwareApplication' },
  ]);
});

test('a calculator is marked as free and without installation', () => {
  const [tool, ...rest] = jsonLd({
    path: '/tools/hour-cost',
    title: 'Hourly cost calculator',
    description,
  });
  expect(tool).toMatchObject({
    '@type': 'WebApplication',
    url: expect.stringMatching(/\/tools\/hour-cost$/),
    isAccessibleForFree: true,
    offers: { price: 0 },
  });
  expect(rest).toEqual([]);
});

test('the six questions of the front page are marked up as questions', () => {
  const faq = jsonLd({ path: '/', title: 'Sevenhands', description }).find(
    (data) => '@type' in data && data['@type'] === 'FAQPage',
  );
  expect(faq).toMatchObject({ mainEntity: expect.objectContaining({ length: 6 }) });
});
