import type { CalculatorId } from '#shared/domain/numbers/calculators/index.ts';
import type { Inputs } from '#shared/domain/numbers/calculators/input-and-result-types.ts';

/** A calculation the owner wants to talk about, with its name. The server works it out again from the inputs. */
export type FiguresToAsk = {
  readonly calculator: CalculatorId;
  readonly title: string;
  readonly inputs: Inputs;
};

/** Where Finance is asked about figures: they go along as the state of the address, `{ figures }`. */
export const askFinanceLink = (figures: FiguresToAsk) => ({
  to: '/dashboard/finance?view=chat',
  state: { figures },
});

/** The figures in the state of an address, if it is one of `askFinanceLink`. */
export const figuresIn = (state: unknown): FiguresToAsk | undefined =>
  typeof state === 'object' && state !== null && 'figures' in state
    ? (state.figures as FiguresToAsk)
    : undefined;
