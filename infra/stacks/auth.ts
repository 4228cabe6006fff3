import {
  type CfnUserPool,
  ProviderAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolDomain,
  UserPoolIdentityProviderGoogle,
} from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { CfnOutput, Duration, SecretValue, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { lambdaPermissions } from '../permissions.ts';
import { passkeyDomainOf, type Settings } from '../settings-of-stage.ts';
import type { DataStack } from './data.ts';
import { poolFirewall } from './firewall.ts';
import { grantTablePermissions } from './grant-permissions.ts';
import { environmentOf } from './lambda-environment.ts';
import { ProductLambda } from './product-lambda.ts';
import { userPoolClientProps, userPoolProps } from './user-pool-props.ts';

/** The secret with the client secret of Google; somebody makes it before the stage is deployed with `google`. */
const googleSecretOf = (stage: string) => `sevenhands/${stage}/google`;

/** Google as a provider of the user pool, and the host name at which the two talk to each other. */
const google = (scope: Construct, userPool: UserPool, { google: own, stage }: Settings) => {
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

type Props = StackProps & { readonly data: DataStack; readonly bundles: string };
type TriggerName = 'on-pre-sign-up' | 'on-custom-message' | 'on-post-confirmation' | 'on-pre-token';

/** The user pool, the browser's client, the group `admin` and what happens at sign-up. */
export class AuthStack extends Stack {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly preSignUp: ProductLambda;
  readonly postConfirmation: ProductLambda;

  constructor(
    scope: Construct,
    id: string,
    settings: Settings,
    { data, bundles, ...props }: Props,
  ) {
    super(scope, id, { ...props, terminationProtection: settings.keepsData });
    const { preSignUp, customMessage, postConfirmation, preToken } = this.triggers(
      settings,
      data,
      bundles,
    );
    this.preSignUp = preSignUp;
    this.postConfirmation = postConfirmation;
    this.pool = new UserPool(this, 'Users', {
      ...userPoolProps(settings),
      lambdaTriggers: {
        preSignUp,
        customMessage,
        postConfirmation,
        ...(preToken && { preTokenGeneration: preToken }),
      },
    });
    // A passkey needs the device and its unlocking: where an authenticator app is on, it replaces password and code.
    if (passkeyDomainOf(settings))
      (this.pool.node.defaultChild as CfnUserPool).webAuthnFactorConfiguration =
        'MULTI_FACTOR_WITH_USER_VERIFICATION';
    this.pool.addGroup('Admins', {
      groupName: 'admin',
      description: 'May open /admin and call its routes',
    });
    this.allow('MakesAdmins', 'on-post-confirmation', postConfirmation);
    this.client = this.pool.addClient('Browser', userPoolClientProps(settings));
    if (preToken) {
      this.allow('LinksGoogle', 'on-pre-sign-up', preSignUp);
      this.allow('ChecksGoogle', 'on-pre-token', preToken);
    }
    if (settings.google) this.client.node.addDependency(google(this, this.pool, settings));
    if (settings.switches.firewall)
      new CfnWebACLAssociation(this, 'PoolFirewallAssociation', {
        resourceArn: this.pool.userPoolArn,
        webAclArn: poolFirewall(this, settings.stage).attrArn,
      });

    new CfnOutput(this, 'UserPoolId', { value: this.pool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: this.client.userPoolClientId });
  }

  private triggers(settings: Settings, data: DataStack, bundles: string) {
    // The pool refers to its triggers, so they cannot refer to its id: it comes with every event.
    const environment = environmentOf(settings, data, {
      USER_POOL_ID: 'comes-with-the-event',
      USER_POOL_CLIENT_ID: 'comes-with-the-event',
      APP_ORIGIN: `https://${settings.domain?.name ?? 'sevenhands.invalid'}`,
    });
    const trigger = (name: TriggerName, description: string) => {
      // Cognito waits 5 seconds, then tries again.
      const timeout = Duration.seconds(5);
      const own = { settings, bundles, description, environment, timeout };
      const fn = new ProductLambda(this, name, own);
      grantTablePermissions(fn, name, data.table.tableArn);
      for (const secret of lambdaPermissions[name].secrets ?? [])
        fn.may('secretsmanager', ['GetSecretValue'], [data.secrets[secret].secretArn]);
      return fn;
    };
    return {
      preSignUp: trigger('on-pre-sign-up', 'Decides whether somebody may sign up'),
      customMessage: trigger('on-custom-message', 'Limits the mails with codes to a mailbox'),
      postConfirmation: trigger('on-post-confirmation', 'Creates the account, once'),
      preToken:
        settings.google && trigger('on-pre-token', 'Decides who may sign in through Google'),
    };
  }

  /** A policy of its own, created after the pool: in the role's default policy it would be a circular dependency. */
  private allow(id: string, name: TriggerName, { role }: ProductLambda) {
    new Policy(this, id, {
      roles: role ? [role] : [],
      statements: [
        new PolicyStatement({
          actions: (lambdaPermissions[name].pool ?? []).map((action) => `cognito-idp:${action}`),
          resources: [this.pool.userPoolArn],
        }),
      ],
    });
  }
}
