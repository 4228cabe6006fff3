/** Whether this session began with Google: the user pool's library leaves a mark beside its tokens. */
export const isGoogleSession = () => {
  try {
    return Object.entries(localStorage).some(
      ([key, value]) => key.endsWith('.oauthMetadata') && value.includes('"oauthSignIn":true'),
    );
  } catch {
    return false;
  }
};
