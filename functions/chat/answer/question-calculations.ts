import { Problem } from '#shared/contract/problem.ts';
import type { ProposedCalculations } from '#shared/domain/chat/answer-parts/proposed-calculations-and-facts.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { figuresBlock } from '#shared/domain/numbers/calculations/calculation-rules-and-figures-prompt.ts';
import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import {
  getPromptCalculations,
  type PromptCalculations,
} from '#shared/domain/numbers/calculations/calculations-of-prompt.ts';
import { markUntypicalJob } from '#shared/domain/numbers/calculations/mark-untypical-job.ts';
import {
  type CalculationRequest,
  requestsFromAnswer,
  runCalculations,
} from '#shared/domain/numbers/calculations/run-calculations.ts';
import type { Inputs } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { knownInputs } from '#shared/domain/numbers/known-inputs.ts';
import {
  type LocaleAndCurrency,
  localeAndCurrencyOf,
} from '#shared/domain/numbers/locale-and-currency.ts';
import { isStaleNumber } from '#shared/domain/numbers/number-age.ts';
import { isForWords } from '#shared/domain/numbers/starter-prompt-numbers.ts';
import type { AnswerContext } from '../prompt/answer-context.ts';
import type { Question } from '../question.ts';
import type { StoredTurn } from '../turns/turn-item.ts';

/** What becomes of a sum without figures. */
type WhenEmpty = 'show' | 'leave out' | 'do without';
/** What the model reads in place of figures that its words do without. */
const writeWithout = 'No figures.';

/** How many sums stay in force in a conversation. */
const inForceLimit = 6;

/** The kept numbers of a business as calculators take them; one that has to be asked again is left out. */
const knownInputsOf = (
  { business, money: { known } }: Pick<AnswerContext, 'business' | 'money'>,
  now: Date,
): Inputs => {
  const today = localDateOf(now, business.time_zone ?? 'UTC');
  const numbers = known.numbers.filter(({ id, date }) => !isStaleNumber(id, date, today));
  const rows = known.cash_rows.map(({ id: _, ...row }) => row);
  return { ...knownInputs(business, { ...known, numbers }, today), rows };
};

/** What the owner gave for a sum; the day and the rows of cash are of that day only. */
const typedIn = (sum: CalculationRequest): Inputs => {
  if (sum.kind === 'add-up' || !sum.typed) return {};
  const { today: _, rows: __, ...typed } = sum.inputs;
  return typed;
};

/** The sums of one conversation while a question is answered: what holds from before, and what is worked out now. */
const createCalculations = (
  style: LocaleAndCurrency,
  begun: StoredTurn['sums'],
  before: readonly CalculationRequest[],
) => {
  const shown: CalculationResult[] = [...(begun ?? [])];
  const inForce = [...before];
  const told = before.map((sum) => runCalculations(sum, {}, style).worked);
  return {
    /** The numbers the owner gave in this conversation, on top of those of the business. A what-if of the model is none of them. */
    withTyped: (known: Inputs): Inputs => Object.assign({}, known, ...inForce.map(typedIn)),
    /** Works out a sum. Without figures it is shown with what is missing, left out, or the model is told to do without. */
    add: (sum: CalculationRequest, base: Inputs, whenEmpty: WhenEmpty = 'show') => {
      const { worked, request } = runCalculations(sum, markUntypicalJob(sum, base), style);
      if (whenEmpty !== 'show' && !worked.figures.length) {
        if (whenEmpty === 'do without')
          told.push({ ...worked, headline: writeWithout, missing: [] });
        return [];
      }
      shown.push(worked);
      told.push(worked);
      inForce.push(request);
      return [worked];
    },
    /** Those of this question. */
    shown: (): readonly CalculationResult[] => shown,
    /** All that hold. */
    told: (): readonly CalculationResult[] => told,
    /** The same as a block of the request. */
    block: () => figuresBlock(told, style),
    /** What is stored with the turn. */
    stored: (): Pick<StoredTurn, 'sums' | 'in_force'> => ({
      ...(shown.length > 0 && { sums: shown }),
      ...(inForce.length > 0 && { in_force: inForce.slice(-inForceLimit) }),
    }),
  };
};

/**
 * The sums of a question: works out those its prompt names and the one that comes with it, and later those the model
 * asks for. Throws `invalid` for a number out of bounds.
 */
export const startQuestionCalculations = (
  question: Question,
  context: Pick<AnswerContext, 'business' | 'money' | 'earlierTurns' | 'replacedTurn'>,
  prompt: PromptCalculations | null | undefined,
) => {
  const { business, earlierTurns, replacedTurn } = context;
  const style = localeAndCurrencyOf(business);
  const begun = question.isContinuation ? replacedTurn : undefined;
  const before = (begun ?? earlierTurns[0])?.in_force ?? [];
  const sums = createCalculations(style, begun?.sums, before);
  const known = knownInputsOf(context, question.now);
  const base = (unknown: readonly string[] = []) => {
    const all = Object.entries(sums.withTyped(known));
    return Object.fromEntries(all.filter(([id]) => !unknown.includes(id))) as Inputs;
  };
  if (!begun) {
    for (const sum of attachedTo(question, replacedTurn, before)) sums.add(sum, base());
    const { requests, unknown, problem } = prompt
      ? getPromptCalculations(prompt, style)
      : { requests: [], unknown: [] };
    if (problem) throw new Problem('invalid', problem);
    // A missing number does not stand in the way of words.
    const isWords = prompt ? isForWords(prompt.prompt) : false;
    for (const [nth, sum] of requests.entries())
      sums.add(sum, base(unknown), nth > 0 ? 'leave out' : isWords ? 'do without' : 'show');
  }
  return {
    ...sums,
    /** Works out what the model asks for; what names nothing is said back. */
    work: (asked: ProposedCalculations): CalculationResult[] => {
      const inputs = base();
      return requestsFromAnswer(asked, style).flatMap((one) =>
        'unknown' in one ? [one.unknown] : sums.add(one, inputs),
      );
    },
    /** Sums as a block of a further request. */
    blockOf: (worked: readonly CalculationResult[]) => figuresBlock(worked, style),
  };
};
export type QuestionCalculations = ReturnType<typeof startQuestionCalculations>;

/** The calculation that comes with the question, or with the one that is asked again. */
const attachedTo = (
  { figures }: Question,
  replaced: StoredTurn | undefined,
  before: readonly CalculationRequest[],
): CalculationRequest[] => {
  if (figures) return [{ kind: figures.calculator, inputs: figures.inputs, typed: 'attached' }];
  const known = new Set(before.map((sum) => JSON.stringify(sum)));
  return (replaced?.in_force ?? []).filter(
    (sum) => sum.kind !== 'add-up' && sum.typed === 'attached' && !known.has(JSON.stringify(sum)),
  );
};
