import { escaped, page } from '../page.ts';
import { faults } from './api.ts';
import type { BooksState, Company, InvoiceRow } from './store.ts';

const button = (action: string, label: string, fields: Readonly<Record<string, string>> = {}) =>
  `<form method="post">${Object.entries({ do: action, ...fields })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')}<button type="submit">${escaped(label)}</button></form>`;

const invoiceLine = (
  company: string,
  { Id, DocNumber, CustomerRef, DueDate, Balance, TotalAmt }: InvoiceRow,
) =>
  `<tr><td>${escaped(DocNumber)}<br>${escaped(CustomerRef.name)}</td><td>${escaped(DueDate)}</td><td>${Balance} of ${TotalAmt}</td><td><div class="row">${
    Balance > 0
      ? button('pay', 'Pay', { company, id: Id }) +
        button('part', 'Pay half', { company, id: Id }) +
        button('void', 'Void', { company, id: Id }) +
        button('delete', 'Delete', { company, id: Id })
      : 'paid'
  }</div></td></tr>`;

const companySection = (id: string, { name, invoices }: Company) =>
  `<section><h2 style="margin-top:0">${escaped(name)}</h2><div class="scroll"><table><tr><th>Invoice</th><th>Due</th><th>Open</th><th></th></tr>${invoices
    .map((one) => invoiceLine(id, one))
    .join('')}</table></div>${button('add', 'New invoice', { company: id })}</section>`;

/** The books for a person: pay, void and delete invoices, end what was agreed to, and have calls fail. */
export const booksPage = ({ companies }: BooksState, waiting: readonly string[]) =>
  page({
    title: 'Local books',
    note: 'Local books. They stand in for QuickBooks Online; nothing leaves this machine.',
    body: [
      ...Object.entries(companies).map(([id, company]) => companySection(id, company)),
      `<section><h2 style="margin-top:0">Sign-in</h2><div class="row">${button('revoke', 'Take every consent back')}${button('expire', 'End the access tokens now')}</div></section>`,
      `<section><h2 style="margin-top:0">The next calls fail</h2><p class="soft">${
        waiting.length ? `Waiting: ${escaped(waiting.join(', '))}` : 'No call fails.'
      }</p><div class="row">${faults.map((fault) => button('fail', fault, { fault })).join('')}${button('mend', 'None fails')}</div></section>`,
    ].join('\n'),
  });
