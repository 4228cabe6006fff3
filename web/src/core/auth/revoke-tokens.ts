import { signOut as leavePool } from 'aws-amplify/auth';
import { ready } from './auth-configuration.ts';

/** Revokes the tokens of this browser. */
export const signOut = async () => {
  await ready();
  await leavePool();
};

/** Revokes the tokens of every browser the owner is signed in with. */
export const signOutEverywhere = async () => {
  await ready();
  await leavePool({ global: true });
};

/** Drops the stored tokens without asking the user pool. */
export const forgetTokens = async () => {
  await ready();
  await leavePool({ global: false }).catch(() => {});
};
