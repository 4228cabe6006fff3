import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { securityHeaders, styleHashes } from '#infra/security-headers.ts';
import { handler as addressToFile } from '#infra/stacks/api/viewer-request.ts';
import { insertOrigin } from '#infra/stacks/site-files/site-copy-with-origin.ts';
import { linkPageSample } from '#shared/domain/lib/mail-link-page-html.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};
const packs = /^(text|application)|svg/;

type File = {
  changedAt: number;
  body: Buffer;
  type: string;
  etag: string;
  compressed: Map<string, Buffer>;
};

/** The headers CloudFront adds to every answer, with the hashes of the style blocks in the built pages. */
export const builtHeaders = (folder: string) =>
  securityHeaders({
    connect: [],
    https: false,
    styles: styleHashes([
      ...globSync('**/*.html', { cwd: folder }).map((path) =>
        readFileSync(join(folder, path), 'utf8'),
      ),
      linkPageSample,
    ]),
  });

/** Serves the built web app at an origin as the distribution does: the same addresses, caching, packing and 404 page. */
export const createBuiltSite = (folder: string, origin: string): RequestListener => {
  const files = new Map<string, File>();
  const load = (uri: string) => {
    const path = join(folder, normalize(uri));
    const stats = path.startsWith(folder) ? statSync(path, { throwIfNoEntry: false }) : undefined;
    if (!stats?.isFile()) return undefined;
    const { mtimeMs: changedAt } = stats;
    const known = files.get(path);
    if (known?.changedAt === changedAt) return known;
    const isNamed = ['.html', '.txt', '.xml'].includes(extname(path));
    const read = readFileSync(path);
    const body = isNamed ? Buffer.from(insertOrigin(read.toString(), origin)) : read;
    const file = {
      changedAt,
      body,
      type: types[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha1').update(body).digest('hex')}"`,
      compressed: new Map<string, Buffer>(),
    };
    files.set(path, file);
    return file;
  };

  return (request, response) => {
    const { method = 'GET' } = request;
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    const found = addressToFile({ request: { uri: decoded(pathname), method } });
    if ('statusCode' in found)
      return void response
        .writeHead(found.statusCode, { location: found.headers.location.value })
        .end();
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(403).end();
    const { uri } = found;
    const file = load(uri);
    // The bucket may not say which files exist, so a missing one is refused.
    if (!file) return void response.writeHead(403).end();
    const encoding = packs.test(file.type) ? encodingOf(request.headers['accept-encoding']) : '';
    const headers = {
      'content-type': file.type,
      'cache-control': uri.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      etag: file.etag,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    };
    if (request.headers['if-none-match'] === file.etag)
      return void response.writeHead(304, headers).end();
    const body = encoding ? compressed(file, encoding) : file.body;
    response
      .writeHead(uri === '/404.html' ? 404 : 200, { ...headers, 'content-length': body.length })
      .end(request.method === 'HEAD' ? undefined : body);
  };
};

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const encodingOf = (accepted: string | string[] = '') =>
  ['br', 'gzip'].find((encoding) => accepted.includes(encoding)) ?? '';

/** As quick and as small as the distribution packs; the best there is would take thirty times as long. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressed = (file: File, encoding: string) => {
  const known = file.compressed.get(encoding);
  if (known) return known;
  const body = encoding === 'br' ? brotliCompressSync(file.body, quality) : gzipSync(file.body);
  file.compressed.set(encoding, body);
  return body;
};
