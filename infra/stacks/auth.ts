import {
  AccountRecovery,
  type CfnUserPool,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  PasskeyUserVerification,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
} from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { permissions } from '../permissions.ts';
import { passkeyDomainOf, type Settings } from '../stages.ts';
import { AppFunction } from './app-function.ts';
import type { DataStack } from './data.ts';
import { environmentOf } from './environment.ts';

type Props = StackProps & { readonly data: DataStack; readonly bundles: string };

/** Who may come in: the user pool, the browser's client, the group `admin` and what happens at sign-up. */
export class AuthStack extends Stack {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly preSignUp: AppFunction;
  readonly postConfirmation: AppFunction;

  constructor(
    scope: Construct,
    id: string,
    settings: Settings,
    { data, bundles, ...props }: Props,
  ) {
    super(scope, id, { ...props, terminationProtection: settings.keepsData });

    // The pool names its triggers, so they cannot be told the pool's id: it comes with every event.
    const environment = environmentOf(settings, data, {
      USER_POOL_ID: 'comes-with-the-event',
      USER_POOL_CLIENT_ID: 'comes-with-the-event',
      APP_ORIGIN: `https://${settings.domain?.name ?? 'sevenhands.invalid'}`,
    });
    const trigger = (name: 'on-pre-sign-up' | 'on-post-confirmation', description: string) => {
      // Cognito waits 5 seconds, then tries again.
      const timeout = Duration.seconds(5);
      const fn = new AppFunction(this, name, {
        settings,
        bundles,
        description,
        environment,
        timeout,
      });
      fn.may('dynamodb', permissions[name].table, [data.table.tableArn]);
      return fn;
    };
    this.preSignUp = trigger('on-pre-sign-up', 'Decides whether somebody may sign up');
    this.postConfirmation = trigger('on-post-confirmation', 'Creates the account, once');
    const { preSignUp, postConfirmation } = this;

    const passkeyDomain = passkeyDomainOf(settings);
    this.pool = new UserPool(this, 'Users', {
      userPoolName: `sevenhands-${settings.stage}`,
      selfSignUpEnabled: settings.switches.signUp,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      customAttributes: { signup_tracking: new StringAttribute({ maxLen: 2048, mutable: true }) },
      passwordPolicy: {
        minLength: 6,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(3),
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      featurePlan: FeaturePlan.ESSENTIALS,
      ...(passkeyDomain && {
        signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
        passkeyRelyingPartyId: passkeyDomain,
        passkeyUserVerification: PasskeyUserVerification.REQUIRED,
      }),
      lambdaTriggers: { preSignUp, postConfirmation },
      userVerification: {
        emailSubject: 'Your Sevenhands code',
        emailBody: 'Your code is {####}. Type it into the page you came from.',
      },
      ...(settings.mailFrom && { email: mailFrom(settings.mailFrom, settings.region) }),
      deletionProtection: settings.keepsData,
      removalPolicy: settings.keepsData
        ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE
        : RemovalPolicy.DESTROY,
    });
    // A passkey is had and unlocked: with a turned-on authenticator app it counts instead of password and code.
    if (passkeyDomain)
      (this.pool.node.defaultChild as CfnUserPool).webAuthnFactorConfiguration =
        'MULTI_FACTOR_WITH_USER_VERIFICATION';
    this.pool.addGroup('Admins', {
      groupName: 'admin',
      description: 'May open /admin and call its routes',
    });

    // A policy of its own, made after the pool: in the role's default policy it would be a circle.
    new Policy(this, 'MakesAdmins', {
      roles: postConfirmation.role ? [postConfirmation.role] : [],
      statements: [
        new PolicyStatement({
          actions: (permissions['on-post-confirmation'].pool ?? []).map(
            (name) => `cognito-idp:${name}`,
          ),
          resources: [this.pool.userPoolArn],
        }),
      ],
    });

    const attributes = new ClientAttributes()
      .withStandardAttributes({ email: true })
      .withCustomAttributes('signup_tracking');
    this.client = this.pool.addClient('Browser', {
      generateSecret: false,
      disableOAuth: true,
      authFlows: { userSrp: true, user: passkeyDomain !== undefined },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      // Long enough for two tabs that refresh at once, too short for a thief.
      refreshTokenRotationGracePeriod: Duration.seconds(30),
      writeAttributes: attributes,
      readAttributes: attributes.withStandardAttributes({ email: true, emailVerified: true }),
    });

    new CfnOutput(this, 'UserPoolId', { value: this.pool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: this.client.userPoolClientId });
  }
}

/** The sender's domain is what SES has verified (docs/deploy.md). */
const mailFrom = (fromEmail: string, sesRegion: string) =>
  UserPoolEmail.withSES({
    fromEmail,
    fromName: 'Sevenhands',
    sesRegion,
    sesVerifiedDomain: fromEmail.slice(fromEmail.indexOf('@') + 1),
  });
