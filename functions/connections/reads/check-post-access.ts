import type { Reader } from './reader.ts';

/** Of a place that only takes posts nothing is read but whether it still does. */
export const checkPostAccess: Reader = async ({ posts }, { account }) => {
  await posts?.check?.(account);
  return {};
};
