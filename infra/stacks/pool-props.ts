import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  PasskeyUserVerification,
  StringAttribute,
  type UserPoolClientOptions,
  UserPoolEmail,
  type UserPoolProps,
} from 'aws-cdk-lib/aws-cognito';
import { Duration, RemovalPolicy } from 'aws-cdk-lib/core';
import { codeMail } from '#shared/domain/code-mail.ts';
import { passkeyDomainOf, type Settings } from '../stages.ts';

/** The sender's domain is what SES has verified (docs/deploy.md). */
const mailFrom = (fromEmail: string, sesRegion: string) =>
  UserPoolEmail.withSES({
    fromEmail,
    fromName: 'Sevenhands',
    sesRegion,
    sesVerifiedDomain: fromEmail.slice(fromEmail.indexOf('@') + 1),
  });

/** How users sign up and in. */
export const poolProps = (settings: Settings): UserPoolProps => {
  const passkeyDomain = passkeyDomainOf(settings);
  const { subject, html } = codeMail('{####}');
  return {
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
    userVerification: {
      emailSubject: subject,
      emailBody: html,
    },
    ...(settings.mailFrom && { email: mailFrom(settings.mailFrom, settings.region) }),
    deletionProtection: settings.keepsData,
    removalPolicy: settings.keepsData
      ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE
      : RemovalPolicy.DESTROY,
  };
};

/** What the browser may do, and how long its tokens last. */
export const clientProps = (settings: Settings): UserPoolClientOptions => {
  const attributes = new ClientAttributes()
    .withStandardAttributes({ email: true })
    .withCustomAttributes('signup_tracking');
  return {
    generateSecret: false,
    disableOAuth: true,
    authFlows: { userSrp: true, user: passkeyDomainOf(settings) !== undefined },
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.minutes(15),
    idTokenValidity: Duration.minutes(15),
    refreshTokenValidity: Duration.days(30),
    // Long enough for two tabs that refresh at once, too short for a stolen token.
    refreshTokenRotationGracePeriod: Duration.seconds(30),
    writeAttributes: attributes,
    readAttributes: attributes.withStandardAttributes({ email: true, emailVerified: true }),
  };
};
