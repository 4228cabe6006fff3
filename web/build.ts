import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Manifest } from 'vite';
import type * as Server from '#web/app/entry-server.tsx';
import { chunkKey } from './vite/manifest-chunks.ts';
import {
  filesOf,
  headOf,
  picturesAhead,
  renewalOf,
  scriptsAfterPaint,
  scriptsLast,
  shellOf,
  stylesInside,
  todayOf,
} from './vite/page-head.ts';
import { robots, sitemap } from './vite/seo.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { tradePageId } from './vite/trade-pages.ts';

/** Builds the web app into web/dist: assets, every public page as HTML, the app shell, the page for wrong addresses and the service worker. */

const configFile = join(import.meta.dirname, 'vite.config.ts');
const finished = join(import.meta.dirname, 'dist');
// Built beside it and then moved, so that a server over web/dist never sees half a build.
const dist = join(import.meta.dirname, `../.build/web-${process.pid}`);
const serverDir = join(import.meta.dirname, `../.build/prerender-${process.pid}`);

await build({ configFile, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await build({
  configFile,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'src/app/entry-server.tsx', outDir: serverDir, emptyOutDir: true, manifest: false },
});

const server: typeof Server = await import(join(serverDir, 'entry-server.js'));
const manifestFile = join(dist, '.vite/manifest.json');
const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
const template = await readFile(join(dist, 'index.html'), 'utf8');
const page = ({ head = '', files = '', body = '', path = '' }) =>
  template
    .replace('</head>', () => `${files}</head>`)
    .replace(/<title>.*?<\/title>/, '')
    .replace('<!--head-->', () => head)
    .replace('<div id="root"><!--app-->', () => `<div id="root" data-page="${path}">${body}`);
/** The content security policy forbids style attributes in HTML; the same values are in the stylesheets. */
const withoutStyles = (html: string) => html.replaceAll(/ style="[^"]*"/g, '');
const withStyles = (html: string) =>
  stylesInside(html, (file) => readFileSync(join(dist, file), 'utf8').trim());
const themeScript = '<script src="/theme.js"';
/** What runs before anything else, with lines behind it that only one page needs: one request for both. */
const themeAnd = (file: string) =>
  [join(dist, 'theme.js'), join(import.meta.dirname, 'vite', file)]
    .map((part) => readFileSync(part, 'utf8'))
    .join('');
/** A page that can be read before its scripts are here. */
const readable = (html: string) => scriptsLast(withStyles(html));
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), text);
};

for (const route of server.publicRoutes) {
  const { path } = route;
  const head = headOf(server.documentTitle(route.title), route);
  const words = path.startsWith('/for/') ? [tradePageId(path)] : [];
  const hasPicture = path === '/';
  const pictures = hasPicture ? picturesAhead(manifest) : '';
  const files = pictures + filesOf([route.name, ...words], manifest, template);
  const body = withoutStyles(await server.render(path));
  const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
  const html = readable(page({ head, files, body, path }));
  const first = '<script src="/first-picture.js"';
  await write(file, hasPicture ? scriptsAfterPaint(html).replace(themeScript, first) : html);
}
await write('first-picture.js', themeAnd('after-paint.js'));
const hidden = (title: string) =>
  `<title>${server.documentTitle(title)}</title><meta name="robots" content="noindex" />`;
// The page that is opened most comes with the frame. What renews a session does not: start.js asks for it where the token is old.
const files = filesOf(['shell', 'chat'], manifest, template);
const frame = server.renderLoadingFrame();
const later = manifest[chunkKey('chat', manifest) ?? '']?.css ?? [];
const renewal = [...renewalOf(manifest, template + files), '/config.json'].join(' ');
const shell = shellOf(page({ head: hidden('Loading'), files, body: frame }), later);
const today = todayOf(manifest, template + files).join(' ');
const start = `<script src="/start.js" data-renewal="${renewal}" data-today="${today}"`;
await write('start.js', themeAnd('early-requests.js'));
await write('app.html', withStyles(shell).replace(themeScript, start));
const lost = { head: hidden('Not found'), body: server.renderNotFound(), path: '404' };
await write('404.html', readable(page(lost)));
await write('sitemap.xml', sitemap(server.publicRoutes.map(({ path }) => path)));
await write('robots.txt', robots());
// After the pages, which it keeps.
await write('sw.js', await serviceWorker(dist, manifest));
// Says which chunk belongs to which source file: for the tests of what pages weigh, nothing a visitor needs.
const manifestText = await readFile(manifestFile, 'utf8');
await rm(join(dist, '.vite'), { recursive: true });
await rm(serverDir, { recursive: true });
await rm(finished, { recursive: true, force: true });
await rename(dist, finished);
await writeFile(join(finished, '../../.build/web-manifest.json'), manifestText);
