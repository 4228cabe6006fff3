import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders, styleHashes } from '#infra/security-headers.ts';
import { signInHostOf } from '#infra/settings-of-stage.ts';
import { protocolPaths } from '#shared/contract/index.ts';
import { linkPageSample } from '#shared/domain/lib/mail-link-page-html.ts';
import { found, type Properties } from './rules/found.ts';
import { writtenStage } from './synth.ts';

const cognito = 'https://cognito-idp.us-east-1.amazonaws.com';
const stages = ['dev', 'prod', 'everything'] as const;
const built = Object.fromEntries(stages.map((stage) => [stage, writtenStage(stage)])) as Record<
  (typeof stages)[number],
  BuiltStage
>;
type BuiltStage = ReturnType<typeof writtenStage>;
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('a page runs only our own scripts, shows only our own images and cannot be framed', () => {
  const policy = directives(contentSecurityPolicy({ connect: [cognito] }));
  expect(policy).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", cognito],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['character-references', 'books-worker', 'service-worker'],
    'upgrade-insecure-requests': [],
  });
});

test('inline code, eval and wildcard sources are never allowed', () => {
  for (const adPixel of [true, false])
    expect(contentSecurityPolicy({ connect: [cognito], adPixel })).not.toMatch(
      /unsafe|\*|http:|blob:|strict-dynamic/,
    );
});

test('the advertising pixel allows its own two origins and no other', () => {
  const policy = directives(contentSecurityPolicy({ connect: [], adPixel: true }));
  expect(policy['script-src']).toEqual(["'self'", 'https://connect.facebook.net']);
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://www.facebook.com']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://www.facebook.com']);
});

test('the advertising pixel changes nothing else in the policy, except that trusted types are off', () => {
  const options = { connect: [cognito], styles: ["'sha256-x'"] };
  const {
    'require-trusted-types-for': _,
    'trusted-types': __,
    ...usual
  } = directives(contentSecurityPolicy(options));
  const without = (sources: string[] = []) => sources.filter((one) => !one.includes('facebook'));
  const withPixel = directives(contentSecurityPolicy({ ...options, adPixel: true }));
  expect(
    Object.fromEntries(Object.entries(withPixel).map(([name, all]) => [name, without(all)])),
  ).toEqual(usual);
});

test('a style block in a page is allowed by its hash, once', () => {
  const css = 'body{margin:0}';
  const sha = createHash('sha256').update(css).digest('base64');
  const pages = [`<style>${css}</style>`, `<style data-x="1">${css}</style><p>`, '<p>none'];
  expect(styleHashes(pages)).toEqual([`'sha256-${sha}'`]);
});

test('microphone and camera are allowed for our own pages only, and other device features for none', () => {
  expect(securityHeaders({ connect: [] })['permissions-policy']).toBe(
    'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  );
});

test('without TLS, as on this machine, there are no TLS headers', () => {
  const headers = securityHeaders({ connect: [], https: false });
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test.each(stages)(
  '%s: CloudFront sends exactly the headers that the local server sends',
  (stage) => {
    const { templates, settings } = built[stage];
    const [policy] = found(templates, 'AWS::CloudFront::ResponseHeadersPolicy');
    const { SecurityHeadersConfig: known, CustomHeadersConfig: custom } =
      policy?.properties.ResponseHeadersPolicyConfig ?? {};
    const sent = {
      'content-security-policy': known.ContentSecurityPolicy.ContentSecurityPolicy,
      'x-content-type-options': known.ContentTypeOptions.Override ? 'nosniff' : undefined,
      'x-frame-options': known.FrameOptions.FrameOption,
      'referrer-policy': known.ReferrerPolicy.ReferrerPolicy,
      'strict-transport-security': `max-age=${known.StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
      ...Object.fromEntries(
        custom.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]),
      ),
    };
    const styles = styleHashes(['<style>body{margin:0}</style>', linkPageSample]);
    const adPixel = settings.adPixel !== null;
    expect(adPixel).toBe(stage === 'everything');
    const signInHost = signInHostOf(settings);
    expect(signInHost !== undefined).toBe(stage === 'everything');
    const connect = [cognito, ...(signInHost ? [`https://${signInHost}`] : [])];
    const listed = stage !== 'dev';
    expect(custom.Items.find(({ Header }: Properties) => Header === 'x-robots-tag')?.Value).toBe(
      listed ? undefined : 'noindex',
    );
    expect(sent).toEqual(securityHeaders({ connect, styles, adPixel, listed }));
  },
);

test.each(stages)('%s: pages and API responses have the same headers', (stage) => {
  const [distribution] = found(built[stage].templates, 'AWS::CloudFront::Distribution');
  const { DefaultCacheBehavior, CacheBehaviors } =
    distribution?.properties.DistributionConfig ?? {};
  const policies = [DefaultCacheBehavior, ...CacheBehaviors].map(
    ({ ResponseHeadersPolicyId }) => ResponseHeadersPolicyId.Ref,
  );
  expect(policies).toHaveLength(4 + protocolPaths.length);
  expect(new Set(policies).size).toBe(1);
});
