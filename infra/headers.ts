import { createHash } from 'node:crypto';

export type HeaderOptions = {
  /** Origins the app talks to besides its own, for example Cognito's. */
  readonly connect: readonly string[];
  /** Whether the advertising pixel may load, once the visitor agrees. */
  readonly adPixel?: boolean;
  /** CSP hashes of the style blocks inside the pages, from {@link styleHashes}. */
  readonly styles?: readonly string[];
  /** Off where the site is served without TLS, as on this machine. */
  readonly https?: boolean;
};

const year = 365 * 24 * 60 * 60;
const pixel = { script: 'https://connect.facebook.net', beacon: 'https://www.facebook.com' };

/** What a page may load and send, and where: no inline script, no foreign image, no frame. */
export const contentSecurityPolicy = ({
  connect,
  adPixel = false,
  styles = [],
  https = true,
}: HeaderOptions) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(adPixel ? [pixel.script] : [])],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...(adPixel ? [pixel.beacon] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...(adPixel ? [pixel.beacon] : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No text becomes markup or a script, not even by our own mistake; the pixel's loader cannot live with it. One
    // policy reads names like `&copy;` in answers and makes nothing else (build-patches/character-references.ts), the
    // other starts the worker that reads books and no other script (features/numbers/import/start-worker.ts).
    ...(!adPixel && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['character-references', 'books-worker'],
    }),
    ...(https && { 'upgrade-insecure-requests': [] }),
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** The security headers of every answer, in the cloud and on this machine. */
export const securityHeaders = (options: HeaderOptions): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(options),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(options.https !== false && {
    'strict-transport-security': `max-age=${year}; includeSubDomains`,
  }),
});

/** The CSP hash of every style block in the given pages, each once and in a fixed order. */
export const styleHashes = (pages: readonly string[]) => {
  const blocks = pages.flatMap((html) => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]);
  return [...new Set(blocks.map(([, css = '']) => hash(css)))].sort();
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
