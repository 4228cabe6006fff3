import { useState } from 'react';
import { Problem } from '#shared/contract/problem.ts';
import { billingFailures } from '#shared/domain/plan/payments/unsuccessful-payment-texts.ts';
import { api } from '#web/core/api.ts';
import { openInTab } from './open-in-tab.ts';

type Flow = 'home' | 'change-plan' | 'cancel';

/** Opens the billing portal in a new tab; `failure` is what to show when it did not open. */
export const useBillingPortal = () => {
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async (flow: Flow = 'home') => {
    setOpening(true);
    setFailure(null);
    try {
      await openInTab(() => api.billing.portal({ flow }));
    } catch (error) {
      const isPreview = error instanceof Problem && error.code === 'previewing';
      setFailure(isPreview ? error.message : billingFailures.portal);
    } finally {
      setOpening(false);
    }
  };
  return { open, opening, failure };
};
