import { expect, test } from 'vitest';
import { found } from './rules/found.ts';
import { writtenStage } from './synth.ts';

const built = {
  dev: writtenStage('dev'),
  prod: writtenStage('prod'),
  everything: writtenStage('everything'),
};
const templates = {
  dev: built.dev.templates,
  prod: built.prod.templates,
  everything: built.everything.templates,
};

test('the source of a sign-up is sent with the sign-up', () => {
  const [pool] = found(templates.prod, 'AWS::Cognito::UserPool');
  const [client] = found(templates.prod, 'AWS::Cognito::UserPoolClient');
  expect(pool?.properties.Schema).toContainEqual(
    expect.objectContaining({
      Name: 'signup_tracking',
      AttributeDataType: 'String',
      Mutable: true,
      StringAttributeConstraints: { MaxLength: '2048' },
    }),
  );
  expect(client?.properties.WriteAttributes).toEqual(['custom:signup_tracking', 'email']);
});

test('passkeys are on in a stage with a domain, and count as two factors', () => {
  const poolOf = (stage: 'prod' | 'everything') =>
    found(templates[stage], 'AWS::Cognito::UserPool')[0]?.properties;
  const flowsOf = (stage: 'prod' | 'everything') =>
    found(templates[stage], 'AWS::Cognito::UserPoolClient')[0]?.properties.ExplicitAuthFlows;
  expect(poolOf('everything')).toMatchObject({
    Policies: { SignInPolicy: { AllowedFirstAuthFactors: ['PASSWORD', 'WEB_AUTHN'] } },
    UserPoolTier: 'ESSENTIALS',
    WebAuthnRelyingPartyID: 'app.sevenhands.example',
    WebAuthnUserVerification: 'required',
    WebAuthnFactorConfiguration: 'MULTI_FACTOR_WITH_USER_VERIFICATION',
  });
  // The first is the server's own way, for recovery codes.
  const own = ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_USER_SRP_AUTH'];
  expect(flowsOf('everything')).toEqual([...own, 'ALLOW_USER_AUTH']);
  expect(JSON.stringify(poolOf('prod'))).not.toMatch(/webauthn|SignInPolicy|WEB_AUTHN/i);
  expect(flowsOf('prod')).toEqual(own);
});

test('codes are mailed from the verified domain of a stage that has a sender', () => {
  const mailOf = (stage: 'dev' | 'everything') =>
    found(templates[stage], 'AWS::Cognito::UserPool')[0]?.properties.EmailConfiguration;
  expect(mailOf('dev')).toBeUndefined();
  expect(mailOf('everything')).toMatchObject({
    EmailSendingAccount: 'DEVELOPER',
    From: 'Sevenhands <hello@sevenhands.example>',
  });
  expect(JSON.stringify(mailOf('everything').SourceArn)).toContain('identity/sevenhands.example');
});

test('a sender in the zone of the stage is verified with SES and signs its mails', () => {
  expect(found(templates.prod, 'AWS::SES::EmailIdentity')).toEqual([]);
  const [identity] = found(templates.everything, 'AWS::SES::EmailIdentity');
  expect(identity?.properties.EmailIdentity).toBe('sevenhands.example');
  const records = found({ data: templates.everything.data }, 'AWS::Route53::RecordSet');
  const of = (type: string) => records.filter(({ properties }) => properties.Type === type);
  expect(of('CNAME')).toHaveLength(3);
  expect(of('MX').map(({ properties }) => properties.Name)).toEqual(['bounce.sevenhands.example.']);
  expect(
    of('TXT').map(({ properties }) => [properties.Name, ...properties.ResourceRecords]),
  ).toEqual([
    ['bounce.sevenhands.example.', '"v=spf1 include:amazonses.com ~all"'],
    ['_dmarc.sevenhands.example.', '"v=DMARC1; p=none; adkim=r; aspf=r"'],
  ]);
});

test('codes and other mails have configuration sets of their own, which count reputation apart', () => {
  const sets = found(templates.everything, 'AWS::SES::ConfigurationSet');
  expect(sets.map(({ properties }) => properties.Name)).toEqual([
    'sevenhands-everything-codes',
    'sevenhands-everything-product',
  ]);
  for (const { properties } of sets)
    expect(properties.ReputationOptions).toEqual({ ReputationMetricsEnabled: true });
  const [pool] = found(templates.everything, 'AWS::Cognito::UserPool');
  expect(pool?.properties.EmailConfiguration.ConfigurationSet).toBe('sevenhands-everything-codes');
  const lambda = found(templates.everything, 'AWS::Lambda::Function').find(
    ({ properties }) => properties.FunctionName === 'sevenhands-everything-on-check-ins',
  );
  expect(lambda?.properties.Environment.Variables.MAIL_SET).toBe('sevenhands-everything-product');
});
