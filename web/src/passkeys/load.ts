import { loadAuth } from '#web/session.ts';

/** What lists and changes the owner's passkeys, loaded when it is first needed. */
export const loadPasskeys = async () => {
  await loadAuth();
  return import('./passkeys.ts');
};
