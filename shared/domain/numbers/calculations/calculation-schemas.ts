/** A sum of a conversation: what is to be worked out, and what came of it. */
import * as z from 'zod';
import { calculationKinds, calculatorIds } from '../calculators/index.ts';
import { units } from '../define-number.ts';
import type { NumberId } from '../kept-and-case-number-definitions.ts';
import { choiceIds } from '../number-choices.ts';
import { numberIds } from '../numbers.ts';

const decimal = z
  .string()
  .max(32)
  .regex(/^-?\d{1,15}(\.\d{1,15})?$/);

const CashRow = z.strictObject({
  label: z.string().min(1).max(60),
  way: z.enum(['in', 'out']),
  amount: decimal,
  date: z.iso.date(),
  repeat: z.enum(['once', 'weekly', '2-weeks', '4-weeks', 'monthly']),
  sure: z.boolean().exactOptional(),
});

/** Numbers and choices by id, as typed into a dialog; an empty text says that the owner does not know. */
export const TypedNumbers = z.partialRecord(
  z.enum([...numberIds, ...choiceIds]),
  z.string().max(32),
);
export type TypedNumbers = z.infer<typeof TypedNumbers>;

const given = decimal.exactOptional();
/** What a calculator is given by the page; the server checks each value against its bounds. */
const SumInputs = z.strictObject({
  ...(Object.fromEntries(numberIds.map((id) => [id, given])) as Record<NumberId, typeof given>),
  tax_mode: z.enum(['none', 'added', 'included']).exactOptional(),
  crew_paid: z.enum(['by_job', 'anyway']).exactOptional(),
  solo: z.boolean().exactOptional(),
  today: z.iso.date().exactOptional(),
  rows: z.array(CashRow).max(60).exactOptional(),
});

/** A calculation that an owner takes along into a question. */
export const AttachedFigures = z.strictObject({
  calculator: z.enum(calculatorIds),
  inputs: SumInputs,
});

const value = { id: z.string(), label: z.string(), unit: z.enum(units), value: z.string() };
const Figure = z.object({
  ...value,
  formula: z.string(),
  inputs: z.array(z.object(value)),
});

/** A sum as it was worked out, told to the model, shown and stored: figures, or what is missing, or why there are none. */
export const CalculationResult = z
  .object({
    kind: z.enum(calculationKinds),
    title: z.string(),
    /** The result in one or two sentences. */
    headline: z.string(),
    /** ISO code of the money in it. */
    currency: z.string(),
    figures: z.array(Figure),
    /** Values between the numbers and the figures, which formulas name. */
    steps: z.array(Figure),
    /** What is not in the figures, and what they mean. */
    notes: z.array(z.string()),
    /** The names of the numbers without which there are no figures. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'CalculationResult' });
export type CalculationResult = z.infer<typeof CalculationResult>;
