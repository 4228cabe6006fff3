import { useAccount } from '#web/core/account.ts';

/** Whether whoever is signed in may connect and disconnect, which is the owner's. */
export const useMayConnect = () => !useAccount().office;
