import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originPlaceholder } from '#shared/origin-placeholder.ts';

/** What crawlers read besides pages. An address in them has to be whole. */
export const crawlerFiles = ['robots.txt', 'sitemap.xml'] as const;

/** A text of a build with the origin of the stage that publishes it. */
export const insertOrigin = (text: string, origin: string) =>
  text.replaceAll(originPlaceholder, () => origin);

/**
 * Gives `use` a copy of a built site whose pages name the given origin. An empty one leaves addresses that are relative to
 * wherever the page is served.
 */
export const copySiteWithOrigin = <T>(
  site: string,
  origin: string,
  use: (folder: string) => T,
): T => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenhands-site-'));
  try {
    cpSync(site, folder, { recursive: true });
    for (const page of globSync('**/*.html', { cwd: folder })) {
      const path = join(folder, page);
      writeFileSync(path, insertOrigin(readFileSync(path, 'utf8'), origin));
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
