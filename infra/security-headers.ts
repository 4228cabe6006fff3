import { createHash } from 'node:crypto';

export type HeaderOptions = {
  /** Origins that the app sends requests to besides its own, for example Cognito's. */
  readonly connect: readonly string[];
  /** Whether the policy allows the advertising pixel. The app loads it only after the visitor agreed. */
  readonly adPixel?: boolean;
  /** CSP hashes of the style blocks inside the pages, from {@link styleHashes}. */
  readonly styles?: readonly string[];
  /** False keeps search engines from listing anything. */
  readonly listed?: boolean;
  /** False where the site is served without TLS, as by the local stack. */
  readonly https?: boolean;
};

const year = 365 * 24 * 60 * 60;
const pixel = { script: 'https://connect.facebook.net', beacon: 'https://www.facebook.com' };

/** The content security policy: scripts, images and requests of named origins only, no inline script, no frames. */
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
    // Trusted Types: no string becomes markup or a script by mistake. The pixel's loader does not work under them. Of the
    // allowed policies one decodes names like `&copy;` in answers (infra/build/patches/trusted-types-of-character-references.ts), one starts the
    // worker that reads books (features/numbers/import/start-books-worker.ts), one registers the service worker
    // (offline/service-worker-registration.ts).
    ...(!adPixel && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['character-references', 'books-worker', 'service-worker'],
    }),
    ...(https && { 'upgrade-insecure-requests': [] }),
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** The security headers of every response, of CloudFront and of the local stack. */
export const securityHeaders = (options: HeaderOptions): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(options),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Owners speak to their helpers and photograph jobs; no page of somebody else's may, not even in a frame.
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(options.listed === false && { 'x-robots-tag': 'noindex' }),
  ...(options.https !== false && {
    'strict-transport-security': `max-age=${year}; includeSubDomains`,
  }),
});

/** The CSP hashes of all style blocks in the given pages, without duplicates and sorted. */
export const styleHashes = (pages: readonly string[]) => {
  const blocks = pages.flatMap((html) => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]);
  return [...new Set(blocks.map(([, css = '']) => hash(css)))].sort();
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
