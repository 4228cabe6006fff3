import { deleteWebAuthnCredential, listWebAuthnCredentials } from 'aws-amplify/auth';
import { authReady } from '#web/core/auth/configure-auth.ts';
import { makePasskey } from '#web/core/auth/sign-in-bundle.ts';
import { isTwoStepOn } from '../two-step/is-two-step-on.ts';
import { letPasskeysReplaceCodes } from './let-passkeys-replace-codes.ts';

/** A passkey as its owner knows it: where it is kept, and since when. */
export type Passkey = { readonly id: string; readonly name: string; readonly added: Date | null };

/** All passkeys of who is signed in. */
export const listPasskeys = async (): Promise<Passkey[]> => {
  await authReady();
  const found: Passkey[] = [];
  let nextToken: string | undefined;
  do {
    const page = await listWebAuthnCredentials({ pageSize: 20, ...(nextToken && { nextToken }) });
    for (const { credentialId, friendlyCredentialName, createdAt } of page.credentials)
      if (credentialId)
        found.push({
          id: credentialId,
          name: friendlyCredentialName || 'Passkey',
          added: createdAt ?? null,
        });
    nextToken = page.nextToken;
  } while (nextToken);
  return found;
};

/** Lets the browser make a passkey and tells the user pool; with two-step sign-in on it replaces password and code. */
export const addPasskey = async () => {
  await makePasskey();
  if (await isTwoStepOn()) await letPasskeysReplaceCodes(true);
};

/** From now on this passkey signs nobody in. */
export const deletePasskey = async (credentialId: string) => {
  await authReady();
  await deleteWebAuthnCredential({ credentialId });
};

/** Deletes every passkey, because nothing proves who made them. */
export const deleteAllPasskeys = async () => {
  for (const { id } of await listPasskeys()) await deletePasskey(id);
};
