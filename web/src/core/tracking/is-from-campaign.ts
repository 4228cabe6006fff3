/** Whether a page's address says that the visitor came from a campaign; then `signup-source.ts` notes which. */
export const isFromCampaign = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === '/ad' || search.includes('utm_');
