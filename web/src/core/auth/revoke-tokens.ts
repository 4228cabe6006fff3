import { signOut as leavePool } from 'aws-amplify/auth';
import { authReady } from './configure-auth.ts';

/** Revokes the tokens of this browser. */
export const revokeTokens = async () => {
  await authReady();
  await leavePool();
};

/** Revokes the tokens of every browser the owner is signed in with. */
export const revokeAllTokens = async () => {
  await authReady();
  await leavePool({ global: true });
};

/** Drops the stored tokens, also when the user pool is out of reach and cannot revoke them. */
export const forgetTokens = async () => {
  await authReady();
  await leavePool({ global: false }).catch(() => {});
};
