/** Whether the user pool's library failed because nothing answered. */
export const isOfflineError = (error: unknown) =>
  error instanceof Error && (error.name === 'NetworkError' || error instanceof TypeError);
