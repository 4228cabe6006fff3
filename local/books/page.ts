import { actionButton, escaped, faultSection, page, signInSection } from '../page-markup.ts';
import { faults } from './api.ts';
import type { BooksState, Company, InvoiceRow } from './store.ts';

const invoiceLine = (
  company: string,
  { Id, DocNumber, CustomerRef, DueDate, Balance, TotalAmt }: InvoiceRow,
) =>
  `<tr><td>${escaped(DocNumber)}<br>${escaped(CustomerRef.name)}</td><td>${escaped(DueDate)}</td><td>${Balance} of ${TotalAmt}</td><td><div class="row">${
    Balance > 0
      ? actionButton('pay', 'Pay', { company, id: Id }) +
        actionButton('part', 'Pay half', { company, id: Id }) +
        actionButton('void', 'Void', { company, id: Id }) +
        actionButton('delete', 'Delete', { company, id: Id })
      : 'paid'
  }</div></td></tr>`;

const companySection = (id: string, { name, invoices }: Company) =>
  `<section><h2 style="margin-top:0">${escaped(name)}</h2><div class="scroll"><table><tr><th>Invoice</th><th>Due</th><th>Open</th><th></th></tr>${invoices
    .map((one) => invoiceLine(id, one))
    .join('')}</table></div>${actionButton('add', 'New invoice', { company: id })}</section>`;

/** The books for a person: pay, void and delete invoices, end what was agreed to, and have calls fail. */
export const booksPage = ({ companies }: BooksState, waiting: readonly string[]) =>
  page({
    title: 'Local books',
    note: 'Local books. They stand in for QuickBooks Online; nothing leaves this machine.',
    body: [
      ...Object.entries(companies).map(([id, company]) => companySection(id, company)),
      signInSection,
      faultSection(faults, waiting),
    ].join('\n'),
  });
