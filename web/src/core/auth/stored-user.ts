/** How the keys begin under which the user pool's library keeps a session. */
export const libraryPrefix = 'CognitoIdentityServiceProvider.';
/** Whether the user pool's library keeps under this key who is signed in. */
export const isUserKey = (key: string) =>
  key.startsWith(libraryPrefix) && key.endsWith('.LastAuthUser');

/** The key under which the user pool's library names who is signed in in this browser; undefined where nobody is. */
export const userKey = () => Object.keys(localStorage).find(isUserKey);

/** Who is signed in in this browser; anonymous visitors need no sign-in code for it. */
export const storedUser = () => {
  try {
    const key = userKey();
    return key === undefined ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
};
