import { useEffect } from 'react';
import { useAccount, useSetAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { usePreview } from '#web/core/admin/admin-preview.ts';
import { api } from '#web/core/api.ts';

/** Businesses that this tab has told the server about; a failed attempt is repeated at the next visit. */
const asked = new Set<string>();

/** Tells the server the browser's time zone and languages once for a business whose place is unknown. */
export const useLocateBusiness = () => {
  const view = useAccount();
  const setAccount = useSetAccount();
  const isPreviewing = usePreview() !== null;
  const business = activeBusiness(view);
  const unknown = business?.language === null && !isPreviewing ? business.id : undefined;
  useEffect(() => {
    if (!unknown || asked.has(unknown)) return;
    asked.add(unknown);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const languages = navigator.languages.slice(0, 10);
    api.businesses
      .locate({ business_id: unknown, time_zone: timeZone, languages: [...languages] })
      .then(setAccount, () => {});
  }, [unknown, setAccount]);
};
