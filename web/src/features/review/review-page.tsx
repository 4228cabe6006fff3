import { activeBusiness, useAccount } from '#web/account.ts';

/** The review of the last week. */
export const ReviewPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  return <h1>Last week</h1>;
};
