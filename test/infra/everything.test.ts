import { expect, test } from 'vitest';
import { found, type Properties, type Templates } from './rules/found.ts';
import { complaints } from './rules/index.ts';
import { type Template, writtenStage } from './synth.ts';

// Settings that prod does not use, like a domain, the pixel and mail, could weaken a stage unnoticed.

/** Both with the same name, so that only the settings make a difference. */
const built = (stage: 'prod' | 'everything') => {
  return writtenStage(stage, { name: 'prod' }).templates;
};
const [prod, everything] = [built('prod'), built('everything')];

/**
 * Every value of a template with its path. Hashes of assets are removed; rights are in snapshots/rights.txt; CDK’s
 * notes about its own tokens are left out; the environment is the same for all Lambdas.
 */
const valuesOf = (template: Template) => {
  const values = new Set<string>();
  const walk = (path: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return void values.add(`${path}: ${value}`);
    for (const [key, inner] of Object.entries(value)) walk(`${path} ${key}`, inner);
  };
  const text = JSON.stringify(template.Resources)
    .replace(/\b[0-9a-f]{64}\b/g, '<hash>')
    .replace(/(Deployment|CurrentVersion)([A-Z0-9]{8})?[0-9a-f]{32}/g, '$1<hash>');
  for (const [id, resource] of Object.entries<Properties>(JSON.parse(text))) {
    const {
      SourceMarkers: _,
      Policies: _rights,
      Environment = {},
      ...properties
    } = resource.Properties ?? {};
    walk('every Lambda', Environment);
    if (resource.Type !== 'AWS::IAM::Policy') walk(id, { ...resource, Properties: properties });
  }
  return values;
};

const missingIn = (others: ReadonlySet<string>, values: ReadonlySet<string>) =>
  [...values].filter((line) => !others.has(line)).sort();

const differences = (name: keyof typeof prod) => {
  const [before, after] = [valuesOf(prod[name]), valuesOf(everything[name])];
  return [
    ...missingIn(after, before).map((line) => `- ${name} ${line}`),
    ...missingIn(before, after).map((line) => `+ ${name} ${line}`),
  ];
};

test('the differences between prod and a stage with all settings match the snapshot', async () => {
  const names = Object.keys(everything) as (keyof typeof prod)[];
  const lines = names.flatMap(differences);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/everything.txt');
});

const configOf = (templates: Templates): Properties =>
  found(templates, 'AWS::CloudFront::Distribution')[0]?.properties.DistributionConfig;
const headersOf = (templates: Templates): Properties =>
  found(templates, 'AWS::CloudFront::ResponseHeadersPolicy')[0]?.properties
    .ResponseHeadersPolicyConfig.SecurityHeadersConfig;
const policyOf = (templates: Templates): { ContentSecurityPolicy: string } =>
  headersOf(templates).ContentSecurityPolicy;
const inPolicy = (from: string, to: string) => (templates: Templates) => {
  const policy = policyOf(templates);
  policy.ContentSecurityPolicy = policy.ContentSecurityPolicy.replace(from, to);
};

const clientOf = (templates: Templates): Properties =>
  found(templates, 'AWS::Cognito::UserPoolClient')[0]?.properties ?? {};

/** Possible faults, each applied alone. */
const faults: Record<string, (templates: Templates) => void> = {
  'Google returns tokens in the address': (templates) => {
    clientOf(templates).AllowedOAuthFlows = ['code', 'implicit'];
  },
  'Google redirects to a foreign page': (templates) => {
    clientOf(templates).CallbackURLs.push('https://app.sevenhands.example.com/login/..');
  },
  'the custom domain is served with old ciphers': (templates) => {
    configOf(templates).ViewerCertificate.MinimumProtocolVersion = 'TLSv1.2_2019';
  },
  'the custom domain is served with CloudFront’s default ciphers': (templates) => {
    delete configOf(templates).ViewerCertificate.MinimumProtocolVersion;
  },
  'the connection to the API is not encrypted': (templates) => {
    for (const { CustomOriginConfig: custom } of configOf(templates).Origins)
      if (custom) custom.OriginProtocolPolicy = 'match-viewer';
  },
  'styles are allowed from anywhere': inPolicy("style-src 'self'", "style-src 'self' https:"),
  'scripts are allowed from every address of a company': inPolicy(
    'https://connect.facebook.net',
    'https://*.facebook.net',
  ),
  'connections are allowed to another address': inPolicy(
    "connect-src 'self'",
    "connect-src 'self' https://elsewhere.example",
  ),
  'inline scripts are allowed': inPolicy("script-src 'self'", "script-src 'self' data:"),
  'eval is allowed': inPolicy("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
  'unnamed directives are open': inPolicy("default-src 'none'", "default-src 'self'"),
  'browsers forget soon that the site uses TLS': (templates) => {
    headersOf(templates).StrictTransportSecurity.AccessControlMaxAgeSec = 300;
  },
  'a response can override the policy with a weaker one': (templates) => {
    headersOf(templates).ContentSecurityPolicy.Override = false;
  },
};

test.each(Object.entries(faults))('a fault is detected when %s', (_, plant) => {
  const templates = structuredClone(everything);
  expect(complaints(templates, true)).toEqual([]);
  plant(templates);
  expect(templates).not.toEqual(everything);
  expect(complaints(templates, true)).toHaveLength(1);
});
