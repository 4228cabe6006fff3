/** What went wrong between the browser and a passkey, in words for its owner. */
export const passkeyRefusals = {
  none: 'We couldn’t find a passkey for this email. Sign in with your password instead.',
  notUsed: 'Passkey sign-in didn’t finish. Try again, or use your password.',
  notAdded: 'No passkey was added. Try again when you’re ready.',
  known: 'This device already has a passkey for your account.',
  unsupported: 'This device can’t store a passkey. Try a different device.',
  wrong: 'This passkey didn’t work. Sign in with your password instead.',
} as const;

const byName: Readonly<Record<string, string>> = {
  PasskeyAuthenticationCanceled: passkeyRefusals.notUsed,
  PasskeyOperationAborted: passkeyRefusals.notUsed,
  PasskeyRetrievalFailed: passkeyRefusals.notUsed,
  PasskeyRegistrationCanceled: passkeyRefusals.notAdded,
  PasskeyAlreadyExists: passkeyRefusals.known,
  PasskeyNotSupported: passkeyRefusals.unsupported,
  PasskeyRegistrationFailed: passkeyRefusals.unsupported,
  RelyingPartyMismatch: passkeyRefusals.unsupported,
  WebAuthnCredentialNotSupportedException: passkeyRefusals.unsupported,
  WebAuthnChallengeNotFoundException: 'That took too long. Please try again.',
};

/** The words for a failure of the browser or of the user pool that has to do with a passkey; undefined for any other. */
export const explainPasskeyError = (error: unknown) => {
  const { name, message } = error instanceof Error ? error : new Error();
  if (/passkey credential/i.test(message)) return passkeyRefusals.wrong;
  return Object.hasOwn(byName, name) ? byName[name] : undefined;
};
