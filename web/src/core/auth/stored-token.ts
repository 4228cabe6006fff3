import { userKey } from './stored-user.ts';

/** How long before its end a token is renewed: the request still has to get to the server. */
const reserve = 30_000;

/**
 * The stored access token while it is good, so that a request need not wait for the code that renews it; undefined when it
 * has to be renewed or there is none. The user pool's library keeps it under names of its own; where it keeps it otherwise
 * some day, every request waits for the library again.
 */
export const storedToken = () => {
  try {
    const key = userKey() ?? '';
    const prefix = `${key.slice(0, key.lastIndexOf('.'))}.${localStorage.getItem(key)}`;
    const token = localStorage.getItem(`${prefix}.accessToken`) ?? '';
    // How far the clock of the user pool is ahead of this device's.
    const drift = Number(localStorage.getItem(`${prefix}.clockDrift`));
    return endOf(token) > Date.now() + drift + reserve ? token : undefined;
  } catch {
    return undefined;
  }
};

/** When a token ends, in milliseconds; throws for what is not a token. */
const endOf = (token: string): number => {
  const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  return JSON.parse(atob(claims)).exp * 1000;
};
