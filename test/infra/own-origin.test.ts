import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stageOf } from './synth.ts';

/** The published texts of a stage by name, as they are in the assets of its web stack. */
const publishedBy = (stage: 'dev' | 'prod' | 'everything') => {
  const { app } = stageOf(stage);
  const { directory } = app.synth();
  const text = (pattern: string) =>
    globSync(`asset.*/${pattern}`, { cwd: directory }).map((file) =>
      readFileSync(join(directory, file), 'utf8'),
    );
  return { pages: text('index.html'), robots: text('robots.txt'), sitemap: text('sitemap.xml') };
};

test('pages, sitemap and robots.txt of a stage with a domain name that domain', () => {
  const { pages, robots, sitemap } = publishedBy('everything');
  const origin = 'https://app.sevenhands.example';
  expect(pages).toEqual([expect.stringContaining(`<link rel="canonical" href="${origin}/">`)]);
  expect(robots).toEqual([`Sitemap: ${origin}/sitemap.xml`]);
  expect(sitemap).toEqual([`<loc>${origin}/</loc>`]);
});

test.each(['dev', 'prod'] as const)(
  '%s, without a domain, names the address that CloudFront gives it, and no made-up one',
  (stage) => {
    const { pages, robots, sitemap } = publishedBy(stage);
    expect(pages).toEqual([expect.stringContaining('<link rel="canonical" href="/">')]);
    // CDK puts the host name there at the deployment.
    expect(robots).toEqual([
      expect.stringMatching(/^Sitemap: https:\/\/<<marker:.+>>\/sitemap.xml$/),
    ]);
    expect(sitemap).toEqual([expect.stringMatching(/^<loc>https:\/\/<<marker:.+>>\/<\/loc>$/)]);
  },
);
