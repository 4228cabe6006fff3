/** What is said to people whose network a firewall blocks. By itself, because sign-in has no room for the other problems. */
export const networkBusyMessage =
  'Too many requests are coming from your network. Wait a minute and try again.';
