import { useState } from 'react';
import { Problem } from '#shared/contract/problem.ts';
import { billingFailures } from '#shared/domain/plan/payment-messages.ts';
import { api } from '#web/core/api.ts';

type Flow = 'home' | 'change-plan' | 'cancel';

/** Opens the billing portal in a new tab; `failure` is what to show when it did not open. */
export const usePortal = () => {
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async (flow: Flow = 'home') => {
    // Browsers allow a new tab only at the press itself, so it opens empty and is filled when the address is known.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    setOpening(true);
    setFailure(null);
    try {
      const { url } = await api.billing.portal({ flow });
      if (tab) tab.location.href = url;
      else location.assign(url);
    } catch (error) {
      tab?.close();
      const isPreview = error instanceof Problem && error.code === 'previewing';
      setFailure(isPreview ? error.message : billingFailures.portal);
    } finally {
      setOpening(false);
    }
  };
  return { open, opening, failure };
};
