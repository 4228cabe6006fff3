/** What the API of QuickBooks Online answers, as far as it is read; members that are not named here are ignored. */
import * as z from 'zod';
import { asDecimal, decimalFromNumber } from '#shared/domain/numbers/decimal-as-text.ts';

/** An amount, which the API sends as a JSON number, as a decimal. */
const Money = z.number().transform((amount, context) => {
  const decimal = decimalFromNumber(amount, 2);
  if (decimal !== undefined) return decimal;
  context.addIssue('Not an amount');
  return z.NEVER;
});
const Ref = z.object({ value: z.string(), name: z.string().optional() });

/** What change data capture sends of something that was deleted. */
const Deleted = z.object({ Id: z.string(), status: z.literal('Deleted') });

export const Invoice = z.object({
  Id: z.string(),
  DocNumber: z.string().optional(),
  TxnDate: z.iso.date(),
  DueDate: z.iso.date().optional(),
  TotalAmt: Money,
  Balance: Money,
  CustomerRef: Ref,
  CurrencyRef: Ref.optional(),
});
export type Invoice = z.infer<typeof Invoice>;

export const Payment = z.object({
  Id: z.string(),
  TxnDate: z.iso.date(),
  Line: z
    .array(
      z.object({
        LinkedTxn: z.array(z.object({ TxnId: z.string(), TxnType: z.string() })).default([]),
      }),
    )
    .default([]),
});

/** A credit memo: that one changed is all that is read of it. */
export const CreditMemo = z.object({ Id: z.string() });
export const Customer = z.object({ Id: z.string(), Balance: Money.default('0') });
export const BankAccount = z.object({ CurrentBalance: Money.default('0') });
export const Preferences = z.object({
  CurrencyPrefs: z.object({ HomeCurrency: Ref }),
});
export const CompanyInfo = z.object({ CompanyInfo: z.object({ CompanyName: z.string() }) });

/** The rows of a query. One that finds nothing answers `QueryResponse: {}` without the entity's key. */
export const rowsOf = <Row extends z.ZodType>(entity: string, row: Row) =>
  z
    .object({ QueryResponse: z.object({ [entity]: z.array(row).default([]) }) })
    .transform(({ QueryResponse }) => QueryResponse[entity] as z.output<Row>[]);

/** What change data capture answers: for each entity the rows that changed and those that were deleted. */
export const Changes = z
  .object({
    CDCResponse: z.array(
      z.object({
        QueryResponse: z.array(
          z.object({
            Invoice: z.array(z.union([Deleted, Invoice])).default([]),
            Payment: z.array(z.union([Deleted, Payment])).default([]),
            CreditMemo: z.array(CreditMemo).default([]),
          }),
        ),
      }),
    ),
  })
  .transform(({ CDCResponse }) => {
    const answers = CDCResponse.flatMap(({ QueryResponse }) => QueryResponse);
    return {
      invoices: answers.flatMap(({ Invoice }) => Invoice),
      payments: answers.flatMap(({ Payment }) => Payment),
      credits: answers.flatMap(({ CreditMemo }) => CreditMemo),
    };
  });

/** The profit and loss report by month. Sections are told apart by their group, because titles are the owner's. */
export const ProfitAndLoss = z.object({
  Columns: z.object({
    Column: z.array(
      z.object({
        ColType: z.string(),
        MetaData: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
      }),
    ),
  }),
  Rows: z.object({
    Row: z
      .array(
        z.object({
          group: z.string().optional(),
          Summary: z
            .object({ ColData: z.array(z.object({ value: z.string().default('') })) })
            .optional(),
        }),
      )
      .default([]),
  }),
});
export type ProfitAndLoss = z.infer<typeof ProfitAndLoss>;

export const Fault = z.object({
  Fault: z.object({ Error: z.array(z.object({ code: z.string() })).min(1) }),
});

/** One event of a webhook, a CloudEvent. */
export const Event = z.object({
  specversion: z.literal('1.0'),
  type: z.string(),
  intuitaccountid: z.string().regex(/^\d{1,25}$/),
  /** When it happened; one that is odd does not make the event worthless. */
  time: z.iso.datetime({ offset: true }).optional().catch(undefined),
});

/** A report writes amounts as text, and nothing for none. */
export const reportAmount = (text: string | undefined) =>
  text ? (asDecimal(text) ?? decimalFromNumber(Number(text), 2)) : '0';
