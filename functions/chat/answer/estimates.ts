import { BusinessDetails } from '#shared/domain/account/business.ts';
import { estimatedAmounts } from '#shared/domain/chat/answer-parts/estimated-amounts.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { createAmountCheck } from '#shared/domain/numbers/amounts/unsourced-amounts.ts';
import { moneyStyleOf } from '#shared/domain/numbers/business-money.ts';
import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation.ts';
import type { AnswerContext } from '../prompt/answer-context.ts';
import type { BuiltPrompt } from '../prompt/built-prompt.ts';
import type { StoredTurn } from '../turns/turn-item.ts';

/** How many are named under an answer. */
const limit = 10;

/** What an owner wrote with a question. */
const textsOf = ({ text, prompt }: Pick<StoredTurn, 'text' | 'prompt'>) => [
  text,
  prompt?.constraints ?? '',
  ...Object.values(prompt?.additionalInputs ?? {}),
  ...Object.values(prompt?.numbers ?? {}),
];

/** What the owner wrote into the profile; ids and times of the server hold digits that mean nothing. */
const profileFields = Object.keys(BusinessDetails.shape) as (keyof BusinessDetails)[];

const valuesOf = ({ figures, steps }: CalculationResult) =>
  [...figures, ...steps].flatMap(({ unit, value, inputs }) =>
    [{ unit, value }, ...inputs].map((one) => ({ unit: one.unit, value: Number(one.value) })),
  );

/** The amounts of an answer that stand in nothing the owner said, kept or was shown: the helper's own estimates. */
export const estimatesIn = (
  parts: readonly Part[],
  { shownText, prompt, sums }: BuiltPrompt,
  { business, memory, earlierTurns }: AnswerContext,
): Pick<StoredTurn, 'estimates'> => {
  const asked = [{ text: shownText, prompt }, ...earlierTurns];
  const check = createAmountCheck(
    {
      texts: [
        ...asked.flatMap(textsOf),
        ...memory.map(({ text }) => text),
        ...profileFields
          .flatMap((field) => business[field])
          .filter((value) => typeof value === 'string'),
      ],
      numbers: (sums?.told() ?? []).flatMap(valuesOf),
    },
    moneyStyleOf(business),
  );
  const found = estimatedAmounts(parts, check);
  const estimates = found.map(({ text }) => text).slice(0, limit);
  return estimates.length > 0 ? { estimates } : {};
};
