import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { daysOverdue, openOf, owedTotals } from '#shared/domain/connections/receivable-rules.ts';
import { AttachedFigures } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import { runCalculations } from '#shared/domain/numbers/calculations/run-calculations.ts';
import {
  type CalculatorId,
  calculatorIds,
  calculators,
} from '#shared/domain/numbers/calculators/index.ts';
import { inputLabel } from '#shared/domain/numbers/calculators/input-label.ts';
import { inputsOf } from '#shared/domain/numbers/calculators/run-calculator.ts';
import { knownInputs } from '#shared/domain/numbers/known-inputs.ts';
import { knownNumbersOf } from '#shared/domain/numbers/known-numbers.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { listReceivables } from '../../connections/receivables/receivables-table.ts';
import { listNumberEntries } from '../../numbers/numbers-table.ts';
import { todayOf } from '../../week/today-and-seasons.ts';
import type { AppCaller } from '../app-caller.ts';
import { readAnnotations } from './tool-annotations.ts';
import { answerTool, pageOf } from './tool-answers.ts';

const pageSize = 20;
const Value = z.object({ id: z.string(), label: z.string(), unit: z.string(), value: z.string() });
const Kept = z.object({ ...Value.shape, set_on: z.iso.date() });
const Amounts = z.array(z.object({ currency: z.string(), amount: z.number() }));
const Owed = z.object({ invoices: z.int(), amounts: Amounts });

const knownOf = async ({ account, business }: AppCaller) =>
  knownNumbersOf(await listNumberEntries(account.id, business.id));

/** What a calculator asks for, as an app reads it. */
const calculatorLine = (id: CalculatorId) =>
  `${id}: ${calculators[id].question} Numbers: ${inputsOf(calculators[id]).join(', ')}.`;

/** What is known of the money of the business: figures, never a name. */
export const addMoneyTools = (server: McpServer, caller: AppCaller) => {
  addNumbers(server, caller);
  addCalculators(server, caller);
  addOwed(server, caller);
};

const addNumbers = (server: McpServer, caller: AppCaller) => {
  const { currency } = localeAndCurrencyOf(caller.business);
  server.registerTool(
    'numbers_get',
    {
      title: 'Saved numbers',
      description:
        'The numbers that the owner keeps about the business, with the day each was set.',
      inputSchema: z.strictObject({}),
      outputSchema: z.object({ currency: z.string(), numbers: z.array(Kept) }),
      annotations: readAnnotations,
    },
    () =>
      answerTool(async () => ({
        currency,
        numbers: (await knownOf(caller)).numbers.map(({ id, unit, value, date }) => ({
          id,
          label: inputLabel(id),
          unit,
          value,
          set_on: date,
        })),
      })),
  );
};

// A server is made for every message, and neither of these depends on it.
const calculatorLines = calculatorIds.map(calculatorLine).join(' ');
const GivenNumbers = AttachedFigures.shape.inputs.omit({ today: true, rows: true }).default({});

const addCalculators = (server: McpServer, caller: AppCaller) => {
  const { business, now } = caller;
  server.registerTool(
    'calculators_run',
    {
      title: 'Calculate',
      description: `Exact figures, calculated by Sevenhands and not by a model, from the saved numbers of the business; numbers given here come first. Calculators: ${calculatorLines}`,
      inputSchema: z.strictObject({
        calculator: z.enum(calculatorIds),
        numbers: GivenNumbers,
      }),
      outputSchema: z.object({
        headline: z.string(),
        currency: z.string(),
        figures: z.array(z.object({ ...Value.shape, formula: z.string() })),
        notes: z.array(z.string()),
        missing: z.array(z.string()).describe('The numbers without which there are no figures.'),
      }),
      annotations: readAnnotations,
    },
    ({ calculator, numbers: inputs }) =>
      answerTool(async () => {
        const known = await knownOf(caller);
        const base = knownInputs(business, known, todayOf(business, now));
        const rows = known.cash_rows.map(({ id: _, ...row }) => row);
        const { worked } = runCalculations(
          { kind: calculator, inputs },
          { ...base, rows },
          localeAndCurrencyOf(business),
        );
        const { headline, currency, figures, notes, missing } = worked;
        return {
          headline,
          currency,
          figures: figures.map(({ id, label, unit, value, formula }) => ({
            id,
            label,
            unit,
            value,
            formula,
          })),
          notes,
          missing,
        };
      }),
  );
};

const addOwed = (server: McpServer, { account, business, now }: AppCaller) => {
  server.registerTool(
    'owed_totals',
    {
      title: 'What customers owe',
      description: `Totals of unpaid invoices, and the overdue ones, ${pageSize} to a page, the oldest first. Without names of customers.`,
      inputSchema: z.strictObject({ page: z.int().min(1).max(50).default(1) }),
      outputSchema: z.object({
        today: z.iso.date(),
        open: Owed,
        overdue: Owed,
        overdue_invoices: z.array(
          z.object({
            number: z.string(),
            currency: z.string(),
            balance: z.string(),
            days_overdue: z.int(),
          }),
        ),
        more: z.boolean().describe('Whether there is a next page.'),
      }),
      annotations: readAnnotations,
    },
    ({ page }) =>
      answerTool(async () => {
        const today = todayOf(business, now);
        const all = await listReceivables(account.id, business.id, now);
        const totals = owedTotals(all, today, localeAndCurrencyOf(business).currency);
        const late = openOf(all)
          .map((one) => ({ ...one, days: daysOverdue(one, today) }))
          .filter(({ days }) => days > 0)
          .toSorted((a, b) => b.days - a.days);
        const { rows, more } = pageOf(late, page, pageSize);
        return {
          today,
          open: { invoices: totals.open.n, amounts: totals.open.amounts },
          overdue: { invoices: totals.late.n, amounts: totals.late.amounts },
          overdue_invoices: rows.map((one) => ({
            number: one.number,
            currency: one.currency,
            balance: one.balance,
            days_overdue: one.days,
          })),
          more,
        };
      }),
  );
};
