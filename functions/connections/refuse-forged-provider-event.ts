import { Problem } from '#shared/contract/problem.ts';
import { count } from '../lib/metrics.ts';

/** What a provider says; what is not signed by it is counted and refused. */
export const refuseForgedProviderEvent = <Said extends object>(said: Said | 'forged'): Said => {
  if (said !== 'forged') return said;
  count('ProviderEventForged');
  throw new Problem('invalid', 'The signature is not valid');
};
