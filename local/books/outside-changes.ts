import { consentRevocationAndTokenExpiry } from '../oauth/consent-revocation-and-token-expiry.ts';
import type { State } from '../stand-in-state.ts';
import { eventOf } from './event.ts';
import {
  type BooksState,
  type Company,
  creditRow,
  customerRef,
  invoiceRow,
  type PaymentRow,
  row,
} from './store.ts';

export type NewInvoice = { customer: string; amount: number; due: number; currency?: string };

/** Sends an event to the product as the provider does; answers the status of the receiver. */
type Send = (body: string) => Promise<number | undefined>;

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** What happens in the books outside of the product: each change is told by an event. */
export const createOutsideChanges = (state: State<BooksState>, send: Send) => {
  const company = (remote: string): Company => {
    const found = state.value.companies[remote];
    if (!found) throw new Error(`There is no company ${remote}`);
    return found;
  };

  const tell = (remote: string, type: string, id: string) => {
    state.save();
    return send(JSON.stringify([eventOf(remote, type, id)]));
  };

  const invoiceOf = (remote: string, id: string) => {
    const invoice = company(remote).invoices.find(({ Id }) => Id === id);
    if (!invoice) throw new Error(`There is no invoice ${id}`);
    return invoice;
  };

  const touched = (remote: string, id: string) => {
    const invoice = invoiceOf(remote, id);
    invoice.MetaData = { ...invoice.MetaData, LastUpdatedTime: new Date().toISOString() };
    return invoice;
  };

  return {
    company,
    /** Stores an invoice, due in so many days; answers its id. */
    addInvoice: async (remote: string, about: NewInvoice) => {
      const { invoices, deleted } = company(remote);
      const id = String(100 + invoices.length + deleted.length);
      invoices.push(invoiceRow(id, about));
      await tell(remote, 'invoice.created', id);
      return id;
    },
    /** A customer pays all of an invoice, or a part. */
    pay: async (remote: string, id: string, part?: number) => {
      const invoice = touched(remote, id);
      const amount = part ?? invoice.Balance;
      invoice.Balance = cents(invoice.Balance - amount);
      const { payments } = company(remote);
      const payment: PaymentRow = row(String(900 + payments.length), {
        TxnDate: new Date().toISOString().slice(0, 10),
        TotalAmt: amount,
        Line: [{ Amount: amount, LinkedTxn: [{ TxnId: id, TxnType: 'Invoice' }] }],
      });
      payments.push(payment);
      return tell(remote, 'payment.created', payment.Id);
    },
    /** A customer pays half of what an invoice still asks for. */
    payHalf(remote: string, id: string) {
      return this.pay(remote, id, cents(invoiceOf(remote, id).Balance / 2));
    },
    voidInvoice: async (remote: string, id: string) => {
      Object.assign(touched(remote, id), { TotalAmt: 0, Balance: 0, PrivateNote: 'Voided' });
      return tell(remote, 'invoice.updated', id);
    },
    deleteInvoice: async (remote: string, id: string) => {
      const books = company(remote);
      books.invoices = books.invoices.filter(({ Id }) => Id !== id);
      books.deleted.push({ Id: id, at: new Date().toISOString() });
      return tell(remote, 'invoice.deleted', id);
    },
    ...unusedMoney(company, tell),
    ...consentRevocationAndTokenExpiry(state),
  };
};

/** What customers paid or were credited, and no invoice has used. */
const unusedMoney = (
  company: (remote: string) => Company,
  tell: (remote: string, type: string, id: string) => Promise<unknown>,
) => ({
  /** A customer pays, and nobody says for which invoice. */
  payOnAccount: async (remote: string, customer: string, amount: number) => {
    const { payments } = company(remote);
    const payment: PaymentRow = row(String(900 + payments.length), {
      TxnDate: new Date().toISOString().slice(0, 10),
      TotalAmt: amount,
      UnappliedAmt: amount,
      CustomerRef: customerRef(customer),
      Line: [],
    });
    payments.push(payment);
    await tell(remote, 'payment.created', payment.Id);
    return payment;
  },
  /** A customer gets a credit that no invoice uses yet. The provider sends no event of it. */
  giveCredit: (remote: string, customer: string, amount: number) => {
    const { credits } = company(remote);
    credits.push(creditRow(String(90 + credits.length), customer, amount));
  },
});

export type OutsideChanges = ReturnType<typeof createOutsideChanges>;
