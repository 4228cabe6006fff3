import type { Caller } from './caller.ts';

/**
 * The address of the visitor. The distribution and the gateway each append the address they were called from, so the
 * visitor's is the last but one; values the visitor sent are further left. A caller of the gateway itself can forge that
 * entry: a stage refuses such a caller for want of the distribution's key.
 */
export const visitorAddressOf = ({ headers, ip }: Pick<Caller, 'headers' | 'ip'>) => {
  const addresses = (headers['x-forwarded-for'] ?? '').split(',').map((address) => address.trim());
  return addresses.at(-1) === ip ? (addresses.at(-2) ?? ip) : ip;
};
