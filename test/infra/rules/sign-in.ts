import { found, type Properties, type Templates, unless } from './found.ts';

/** The first needs a right of our account, which one Lambda has; a browser has SRP only. */
const ownFlows = ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_USER_SRP_AUTH'];

/** Sessions are short and revocable, and sign-in reveals nothing about accounts. */
export const signInComplaints = (templates: Templates, keepsData: boolean) => [
  ...found(templates, 'AWS::Cognito::UserPoolClient').flatMap(({ properties }) => [
    ...unless(!properties.GenerateSecret, 'the browser would have to keep a secret'),
    ...unless(
      properties.PreventUserExistenceErrors === 'ENABLED',
      'signing in tells strangers who has an account',
    ),
    ...unless(properties.AccessTokenValidity <= 15, 'a stolen token works for long'),
    ...unless(
      (properties.AllowedOAuthFlows ?? []).every((flow: string) => flow === 'code'),
      'tokens stand in an address',
    ),
    ...unless(
      (properties.CallbackURLs ?? []).every((url: string) => /^https:\/\/[^/]+\/login$/.test(url)),
      'Google sends people to a page that is not the sign-in page',
    ),
    ...unless(properties.EnableTokenRevocation, 'signing out ends nothing'),
    ...unless(
      properties.RefreshTokenRotation?.Feature === 'ENABLED',
      'a stolen refresh token works for a month',
    ),
    ...unless(
      properties.ExplicitAuthFlows.join() ===
        [...ownFlows, ...(hasPasskeys(templates) ? ['ALLOW_USER_AUTH'] : [])].join(),
      'a password can be sent as it is',
    ),
  ]),
  ...found(templates, 'AWS::Lambda::Function').flatMap(({ properties }) =>
    unless(
      !keepsData || properties.Environment?.Variables?.ADMIN_SECOND_FACTOR !== 'optional',
      'a password alone opens the admin area of a stage with customers',
    ),
  ),
  ...found(templates, 'AWS::Cognito::UserPool').flatMap(({ properties }) => [
    ...unless(
      properties.MfaConfiguration === 'OPTIONAL' &&
        properties.EnabledMfas?.join() === 'SOFTWARE_TOKEN_MFA',
      'nobody can set up an authenticator app',
    ),
    ...unless(
      (properties.Policies?.SignInPolicy?.AllowedFirstAuthFactors ?? ['PASSWORD']).every(
        (factor: string) => ['PASSWORD', 'WEB_AUTHN'].includes(factor),
      ),
      'a mailbox or a phone number alone signs in',
    ),
    ...unless(
      !allowsPasskeys(properties) ||
        (properties.WebAuthnUserVerification === 'required' &&
          properties.WebAuthnFactorConfiguration === 'MULTI_FACTOR_WITH_USER_VERIFICATION' &&
          properties.WebAuthnRelyingPartyID),
      'whoever holds a device signs in without unlocking it',
    ),
    ...unless(
      properties.UsernameConfiguration?.CaseSensitive === false,
      'Ada@ and ada@ are two people',
    ),
    ...unless(
      properties.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate?.includes(
        'email',
      ),
      'an unverified address replaces a verified one',
    ),
    ...unless(
      !keepsData || properties.DeletionProtection === 'ACTIVE',
      'the users of a stage with customers can be deleted',
    ),
  ]),
];

const allowsPasskeys = ({ Policies }: Properties) =>
  Policies?.SignInPolicy?.AllowedFirstAuthFactors?.includes('WEB_AUTHN') === true;

const hasPasskeys = (templates: Templates) =>
  found(templates, 'AWS::Cognito::UserPool').some(({ properties }) => allowsPasskeys(properties));
