import { expect, test } from 'vitest';
import { found, type Properties, type Templates } from './rules/found.ts';
import { complaints } from './rules.ts';
import { stageOf, type Template, templatesOf } from './synth.ts';

// Settings that prod leaves out, a domain, the pixel, mail, could weaken a stage unseen.

/** Both under one name, so that nothing differs but what the settings do. */
const built = (stage: 'prod' | 'everything') => {
  const { app, stacks } = stageOf(stage, { name: 'prod' });
  return templatesOf(app, stacks);
};
const [prod, everything] = [built('prod'), built('everything')];

/**
 * Every value of a template with its path. Hashes of assets change by themselves; rights stand in snapshots/rights.txt;
 * what CDK notes about its own tokens says nothing; the environment is one for all Lambdas.
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
    const { SourceMarkers: _, Environment = {}, ...properties } = resource.Properties ?? {};
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

test('what everything switched on changes of prod is as written down', async () => {
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

/** Faults somebody might make, each planted alone. */
const faults: Record<string, (templates: Templates) => void> = {
  'Google sends tokens in an address': (templates) => {
    clientOf(templates).AllowedOAuthFlows = ['code', 'implicit'];
  },
  'Google sends people to a page of somebody else': (templates) => {
    clientOf(templates).CallbackURLs.push('https://app.sevenhands.example.com/login/..');
  },
  'our own name is served with old ciphers': (templates) => {
    configOf(templates).ViewerCertificate.MinimumProtocolVersion = 'TLSv1.2_2019';
  },
  'our own name is served with what CloudFront takes by itself': (templates) => {
    delete configOf(templates).ViewerCertificate.MinimumProtocolVersion;
  },
  'the way to the API is not encrypted': (templates) => {
    for (const { CustomOriginConfig: custom } of configOf(templates).Origins)
      if (custom) custom.OriginProtocolPolicy = 'match-viewer';
  },
  'styles come from everywhere': inPolicy("style-src 'self'", "style-src 'self' https:"),
  'scripts come from every address of a company': inPolicy(
    'https://connect.facebook.net',
    'https://*.facebook.net',
  ),
  'words are sent to another address': inPolicy(
    "connect-src 'self'",
    "connect-src 'self' https://elsewhere.example",
  ),
  'a script may stand in a page': inPolicy("script-src 'self'", "script-src 'self' data:"),
  'a script may be made of text': inPolicy("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
  'what no directive names is open': inPolicy("default-src 'none'", "default-src 'self'"),
  'browsers soon forget that we have TLS': (templates) => {
    headersOf(templates).StrictTransportSecurity.AccessControlMaxAgeSec = 300;
  },
  'an answer may bring a weaker policy along': (templates) => {
    headersOf(templates).ContentSecurityPolicy.Override = false;
  },
};

test.each(Object.entries(faults))('it is noticed when %s', (_, plant) => {
  const templates = structuredClone(everything);
  expect(complaints(templates, true)).toEqual([]);
  plant(templates);
  expect(templates).not.toEqual(everything);
  expect(complaints(templates, true)).toHaveLength(1);
});
