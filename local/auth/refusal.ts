/** A refusal by its Cognito name and words, which the app shows or translates. */
export class AuthRefusal extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

const make = (type: string, message: string) => () => new AuthRefusal(type, message);

/** The refusals in Cognito's own words. */
export const refusal = {
  wrongPassword: make('NotAuthorizedException', 'Incorrect username or password.'),
  tooManyPasswords: make('NotAuthorizedException', 'Password attempts exceeded'),
  disabled: make('NotAuthorizedException', 'User is disabled.'),
  invalidSession: make('NotAuthorizedException', 'Invalid session for the user.'),
  badAccessToken: make('NotAuthorizedException', 'Invalid Access Token'),
  expiredAccessToken: make('NotAuthorizedException', 'Access Token has expired'),
  revokedAccessToken: make('NotAuthorizedException', 'Access Token has been revoked'),
  badRefreshToken: make('NotAuthorizedException', 'Invalid Refresh Token'),
  expiredRefreshToken: make('NotAuthorizedException', 'Refresh Token has expired'),
  revokedRefreshToken: make('NotAuthorizedException', 'Refresh Token has been revoked'),
  notConfirmed: make('UserNotConfirmedException', 'User is not confirmed.'),
  userMissing: make('UserNotFoundException', 'User does not exist.'),
  userExists: make('UsernameExistsException', 'User already exists'),
  emailTaken: make('AliasExistsException', 'An account with the given email already exists.'),
  groupMissing: make('ResourceNotFoundException', 'Group not found.'),
  shortPassword: make(
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  ),
  wrongCode: make('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  expiredCode: make('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  wrongAppCode: make('CodeMismatchException', 'Invalid code received for user'),
  usedAppCode: make('ExpiredCodeException', 'Your software token has already been used once.'),
  appNotProven: make(
    'EnableSoftwareTokenMFAException',
    'Code mismatch and fail enable Software Token MFA',
  ),
  factorNotVerified: make('InvalidParameterException', 'User has not verified software token mfa'),
  passkeysNotBoth: make(
    'InvalidParameterException',
    'Passkey MFA needs another MFA method that is activated',
  ),
  wrongPasskey: make('NotAuthorizedException', 'Invalid passkey credential.'),
  tooManyPasskeys: make('LimitExceededException', 'Passkey limit exceeded for user.'),
  passkeyMissing: make('ResourceNotFoundException', 'Credential not found.'),
  passkeyChallengeMissing: make(
    'WebAuthnChallengeNotFoundException',
    'Challenge not found or expired.',
  ),
  passkeyOriginOdd: make('WebAuthnOriginNotAllowedException', 'Origin is not allowed.'),
  passkeyOdd: make(
    'WebAuthnCredentialNotSupportedException',
    'Credential could not be verified or is not supported.',
  ),
  tooManyAttempts: make(
    'LimitExceededException',
    'Attempt limit exceeded, please try after some time.',
  ),
} as const;

/** A parameter that makes no sense. */
export const invalid = (message: string) => new AuthRefusal('InvalidParameterException', message);
