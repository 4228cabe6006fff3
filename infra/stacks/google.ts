import {
  ProviderAttribute,
  type UserPool,
  UserPoolDomain,
  UserPoolIdentityProviderGoogle,
} from 'aws-cdk-lib/aws-cognito';
import { SecretValue } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Settings } from '../stages.ts';

/** The secret with the client secret of Google; somebody makes it before the stage is deployed with `google`. */
const googleSecretOf = (stage: string) => `sevenhands/${stage}/google`;

/** Google as a provider of the user pool, and the host name at which the two talk to each other. */
export const google = (scope: Construct, userPool: UserPool, { google: own, stage }: Settings) => {
  if (!own) throw new TypeError('The stage has no Google');
  new UserPoolDomain(scope, 'SignInDomain', {
    userPool,
    cognitoDomain: { domainPrefix: own.domainPrefix },
  });
  return new UserPoolIdentityProviderGoogle(scope, 'Google', {
    userPool,
    clientId: own.clientId,
    clientSecretValue: SecretValue.secretsManager(googleSecretOf(stage), {
      jsonField: 'clientSecret',
    }),
    scopes: ['openid', 'email'],
    attributeMapping: {
      email: ProviderAttribute.GOOGLE_EMAIL,
      // Without it the pool takes every address of Google for unverified.
      emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
      custom: { 'custom:hosted_domain': ProviderAttribute.other('hd') },
    },
  });
};
