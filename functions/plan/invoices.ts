import { billing } from '#shared/contract/billing.ts';
import { Problem } from '#shared/contract/problem.ts';
import { findAccount } from '../account/account-table.ts';
import { handle } from '../lib/http-handler.ts';
import { callStripe, isMissing, type Stripe } from '../lib/stripe.ts';

/** So many invoices are shown: a year of monthly payments and a few changes of plan. */
const shown = 24;

/** Invoices that an owner was sent: neither drafts nor those that were taken back. */
const sentStates: readonly (string | null)[] = ['paid', 'open', 'uncollectible'];
const isSent = ({ status, total }: Stripe.Invoice) => sentStates.includes(status) && total !== 0;

/** The invoices of the caller's customer, newest first; none for who never bought anything. */
export const invoices = handle(billing.invoices, async (_, { accountId }) => {
  const customer = (await findAccount(accountId))?.customer_id;
  if (!customer) return { invoices: [] };
  const found = await callStripe((stripe) => stripe.invoices.list({ customer, limit: 100 })).catch(
    (error) => {
      if (isMissing(error)) return { data: [] };
      throw error;
    },
  );
  return {
    invoices: found.data
      .filter(isSent)
      .slice(0, shown)
      .flatMap(({ id, number, created, total, currency, status }) =>
        id
          ? {
              id,
              number,
              created_at: new Date(created * 1000).toISOString(),
              total,
              currency,
              is_paid: status === 'paid',
            }
          : [],
      ),
  };
});

/** Where the PDF of an invoice is; another customer's invoice is not found, like one that does not exist. */
export const invoicePdf = handle(billing.invoicePdf, async ({ id }, { accountId }) => {
  const customer = (await findAccount(accountId))?.customer_id;
  if (!customer) throw new Problem('not-found');
  const invoice = await callStripe((stripe) => stripe.invoices.retrieve(id)).catch((cause) => {
    if (isMissing(cause)) throw new Problem('not-found', undefined, { cause });
    throw cause;
  });
  const owner = typeof invoice.customer === 'string' ? invoice.customer : invoice.customer?.id;
  if (owner !== customer || !invoice.invoice_pdf) throw new Problem('not-found');
  return { url: invoice.invoice_pdf };
});
