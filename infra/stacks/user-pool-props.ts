import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  OAuthScope,
  PasskeyUserVerification,
  StringAttribute,
  UserPoolClientIdentityProvider,
  type UserPoolClientOptions,
  UserPoolEmail,
  type UserPoolProps,
} from 'aws-cdk-lib/aws-cognito';
import { Duration, RemovalPolicy } from 'aws-cdk-lib/core';
import { codeMail } from '#shared/domain/auth/code-mail.ts';
import { passkeyDomainOf, type Settings } from '../settings-of-stage.ts';
import { mailSetNameOf } from './mail-configuration-set-names.ts';

/** The sender's domain is what SES has verified (docs/deploy.md). */
const mailFrom = (fromEmail: string, { region: sesRegion, ...stage }: Settings) =>
  UserPoolEmail.withSES({
    fromEmail,
    configurationSetName: mailSetNameOf(stage, 'codes'),
    fromName: 'Sevenhands',
    sesRegion,
    sesVerifiedDomain: fromEmail.slice(fromEmail.indexOf('@') + 1),
  });

/** How users sign up and in. */
export const userPoolProps = (settings: Settings): UserPoolProps => {
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
    customAttributes: {
      signup_tracking: new StringAttribute({ maxLen: 2048, mutable: true }),
      // What Google says in its claim `hd`. In every stage, because an attribute can be added to a pool and never removed.
      hosted_domain: new StringAttribute({ maxLen: 2048, mutable: true }),
    },
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
    ...(settings.mailFrom && { email: mailFrom(settings.mailFrom, settings) }),
    deletionProtection: settings.keepsData,
    removalPolicy: settings.keepsData
      ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE
      : RemovalPolicy.DESTROY,
  };
};

const bothWays = [UserPoolClientIdentityProvider.COGNITO, UserPoolClientIdentityProvider.GOOGLE];

/** Google sends people back to the sign-in page, with a code that only the browser that asked can exchange. */
const codeFlow = (origin: string) => ({
  flows: { authorizationCodeGrant: true },
  scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.COGNITO_ADMIN],
  callbackUrls: [`${origin}/login`],
  logoutUrls: [`${origin}/login`],
});

/** What the browser may do, and how long its tokens last. */
export const userPoolClientProps = (settings: Settings): UserPoolClientOptions => {
  const attributes = new ClientAttributes()
    .withStandardAttributes({ email: true })
    .withCustomAttributes('signup_tracking');
  const { google, domain } = settings;
  return {
    generateSecret: false,
    ...(google && domain
      ? { oAuth: codeFlow(`https://${domain.name}`), supportedIdentityProviders: bothWays }
      : { disableOAuth: true }),
    // The browser proves passwords by SRP; the last is our server's, with its own rights, for a recovery code.
    authFlows: {
      userSrp: true,
      adminUserPassword: true,
      user: passkeyDomainOf(settings) !== undefined,
    },
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.minutes(15),
    idTokenValidity: Duration.minutes(15),
    refreshTokenValidity: Duration.days(30),
    // Long enough for two tabs that refresh at once, too short for a stolen token.
    refreshTokenRotationGracePeriod: Duration.seconds(30),
    // The pool writes as the client what Google says.
    writeAttributes: google ? attributes.withCustomAttributes('hosted_domain') : attributes,
    readAttributes: attributes.withStandardAttributes({ email: true, emailVerified: true }),
  };
};
