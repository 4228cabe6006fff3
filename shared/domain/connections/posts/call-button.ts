import type { Provider } from '../provider-types.ts';
import { type ProviderId, providers } from '../providers.ts';

/** Whether a post there may have a button to call. */
export const hasCallButton = (provider: ProviderId) => {
  const about: Provider = providers[provider];
  return about.hasCallButton === true;
};
