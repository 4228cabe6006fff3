import { describe, expect, test } from 'vitest';
import { found } from './rules/found.ts';
import { writtenStage } from './synth.ts';

const templates = (stage: 'dev' | 'everything') => {
  return writtenStage(stage).templates;
};
const only = (all: ReturnType<typeof templates>, type: string) => {
  const [first, ...others] = found(all, type);
  expect(others).toEqual([]);
  return first?.properties;
};

describe('a stage with a client id of Google', () => {
  const all = templates('everything');

  test('has Google as a provider, with the attributes for linking', () => {
    expect(only(all, 'AWS::Cognito::UserPoolIdentityProvider')).toMatchObject({
      ProviderName: 'Google',
      ProviderType: 'Google',
      AttributeMapping: {
        email: 'email',
        email_verified: 'email_verified',
        'custom:hosted_domain': 'hd',
      },
      ProviderDetails: {
        client_id: '1-a.apps.googleusercontent.com',
        client_secret:
          '{{resolve:secretsmanager:sevenhands/everything/google:SecretString:clientSecret::}}',
        authorize_scopes: 'openid email',
      },
    });
    expect(only(all, 'AWS::Cognito::UserPoolDomain')).toMatchObject({
      Domain: 'sevenhands-example',
    });
  });

  test('lets the browser return with a code to its own sign-in page only', () => {
    expect(only(all, 'AWS::Cognito::UserPoolClient')).toMatchObject({
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'aws.cognito.signin.user.admin'],
      CallbackURLs: ['https://app.sevenhands.example/login'],
      SupportedIdentityProviders: ['COGNITO', 'Google'],
      GenerateSecret: false,
    });
  });

  test('has triggers before the first sign-in, and before every token', () => {
    const pool = only(all, 'AWS::Cognito::UserPool');
    expect(Object.keys(pool?.LambdaConfig).sort()).toEqual([
      'CustomMessage',
      'PostConfirmation',
      'PreSignUp',
      'PreTokenGeneration',
    ]);
  });

  test('allows browser requests to the host name of the pool', () => {
    const host = 'https://sevenhands-example.auth.us-east-1.amazoncognito.com';
    expect(JSON.stringify(all.api)).toContain(host);
  });
});

test('a stage without one has no provider, no host name, no code flow and no trigger for tokens', () => {
  const all = templates('dev');
  for (const type of ['UserPoolIdentityProvider', 'UserPoolDomain'])
    expect(found(all, `AWS::Cognito::${type}`)).toEqual([]);
  expect(only(all, 'AWS::Cognito::UserPoolClient')).toMatchObject({
    AllowedOAuthFlowsUserPoolClient: false,
    SupportedIdentityProviders: ['COGNITO'],
  });
  expect(only(all, 'AWS::Cognito::UserPool')?.LambdaConfig).not.toHaveProperty(
    'PreTokenGeneration',
  );
  expect(JSON.stringify(all)).not.toContain('amazoncognito.com');
});
