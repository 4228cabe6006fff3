import type { Inputs } from './calculators/input-and-result-types.ts';
import type { KnownNumbers } from './known-numbers-schemas.ts';

/** What is kept about a business as calculators take it, on that day (ISO). Lines of money in and out are not in it. */
export const knownInputs = (
  { company_size }: { readonly company_size?: string | null | undefined },
  { numbers, choices }: Pick<KnownNumbers, 'numbers' | 'choices'>,
  today: string,
): Inputs => ({
  ...Object.fromEntries(numbers.map(({ id, value }) => [id, value])),
  ...Object.fromEntries(choices.map(({ id, value }) => [id, value])),
  ...(company_size === 'solo' && { solo: true }),
  today,
});
