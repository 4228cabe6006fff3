import type { CalculatorId } from '#shared/domain/numbers/calculators/index.ts';

/** Where a calculator is opened; the 13 weeks are a part of the page. */
export const calculatorPath = (id: CalculatorId) =>
  id === 'cash-13-weeks' ? '/dashboard/numbers' : `/dashboard/numbers/calculators?sum=${id}`;
