import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityTxt } from '#infra/stacks/site-files/security-txt.ts';
import { writtenStage } from './synth.ts';

/** The published texts of a stage by name, as they are in the assets of its web stack. */
const publishedBy = (stage: 'dev' | 'prod' | 'everything') => {
  const { folder: directory } = writtenStage(stage);
  const text = (pattern: string) =>
    globSync(`asset.*/${pattern}`, { cwd: directory }).map((file) =>
      readFileSync(join(directory, file), 'utf8'),
    );
  return { pages: text('index.html'), robots: text('robots.txt'), sitemap: text('sitemap.xml') };
};

test('pages, sitemap and robots.txt of a stage with a domain name that domain', {
  tags: 'night',
}, () => {
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

test('security.txt names the operator and the address, for a year', () => {
  const now = new Date('2026-11-25T08:00:00Z');
  const operator = { name: 'Hands Ltd', address: '1 Main Street', email: 'hi@hands.example' };
  const text = securityTxt({ operator, adminEmail: 'a@b.example' }, 'https://app.example', now);
  expect(text).toBe(
    'Contact: mailto:hi@hands.example\nExpires: 2027-11-25T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://app.example/.well-known/security.txt\n',
  );
  const { folder: directory } = writtenStage('everything');
  const published = globSync('asset.*/.well-known/security.txt', { cwd: directory });
  expect(published).toHaveLength(1);
});
