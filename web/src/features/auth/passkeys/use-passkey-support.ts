import { useConfig } from '#web/core/config.ts';

/** Whether this stage and this browser know passkeys; false until the stage's settings are here. */
export const usePasskeySupport = () =>
  (useConfig()?.passkeys ?? false) && 'PublicKeyCredential' in window;
