import { found, type Templates, unless } from './found.ts';

/** The allowed values of a directive besides hashes and addresses: no wildcards. */
const keywords = [
  "'none'",
  "'self'",
  "'script'",
  'data:',
  'character-references',
  'books-worker',
  'service-worker',
];
const hash = /^'sha256-[\w+/]+=*'$/;
/** The user pool, and the two addresses of the advertising pixel. */
const origins =
  /^https:\/\/(cognito-idp\.[\w-]+\.amazonaws\.com|[a-z\d-]+\.auth\.[\w-]+\.amazoncognito\.com|connect\.facebook\.net|www\.facebook\.com)$/;
const isKnown = (source: string) =>
  keywords.includes(source) || hash.test(source) || origins.test(source);

/** Every page and response requires TLS, and no policy allows more than named addresses. */
export const headerComplaints = (templates: Templates) =>
  found(templates, 'AWS::CloudFront::ResponseHeadersPolicy').flatMap(({ properties }) => {
    const config = properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
    const policy: string = config.ContentSecurityPolicy?.ContentSecurityPolicy ?? '';
    const directives = policy.split('; ').map((directive) => directive.split(' '));
    return [
      ...directives.flatMap(([name, ...sources]) =>
        sources
          .filter((source) => !isKnown(source) || (source === 'data:' && name !== 'img-src'))
          .map((source) => `${name} of the policy opens ${source}`),
      ),
      ...unless(
        directives.some(
          ([name, ...sources]) => name === 'default-src' && sources.join() === "'none'",
        ),
        'what the policy does not name is open',
      ),
      ...unless(
        config.StrictTransportSecurity?.AccessControlMaxAgeSec >= 365 * 86_400 &&
          config.StrictTransportSecurity.Override,
        'a browser that was here may come back without TLS',
      ),
      ...unless(
        Object.values(config as Record<string, { Override?: boolean }>).every(
          ({ Override }) => Override,
        ),
        'an answer can bring weaker headers along',
      ),
    ];
  });
