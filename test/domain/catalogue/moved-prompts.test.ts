import { expect, test } from 'vitest';
import { movedPrompts } from '#shared/catalogue/moved-prompts.ts';
import { prompts } from '../../support/catalogue.ts';

const ids = new Set(prompts.map(({ id }) => id));

test('a prompt that moved is gone, and another one of its helper does its job', () => {
  const helperOf = (id: string) => id.split('.')[0];
  const wrong = Object.entries(movedPrompts).filter(
    ([old, now]) => ids.has(old) || !ids.has(now) || helperOf(old) !== helperOf(now),
  );
  expect(wrong).toEqual([]);
});

test('each of the eighteen needs asks for at most three blanks and hands something over', () => {
  const needs =
    `finance.invoicing.chargeback finance.invoicing.small-claims finance.expenses.scam-invoice
    finance.expenses.set-tax-aside finance.quick.loan-request operations.stock.supplier-price-rise
    operations.stock.stolen-tools operations.scheduling.van-broke-down operations.quick.owner-ill
    operations.processes.insurance-claim operations.processes.subcontractor-agreement
    hiring-hr.onboarding.first-employee-paperwork hiring-hr.performance.let-someone-go
    hiring-hr.pay.raise-request hiring-hr.quick.hurt-at-work
    customer-service.complaints.warranty-callback sales.leads.lead-sites
    sales.quick.contract-proposal`.split(/\s+/);
  expect(needs).toHaveLength(18);
  for (const id of needs) {
    const prompt = prompts.find((one) => one.id === id);
    expect(prompt?.additionalInputs.length, id).toBe(3);
    const drafts = prompt?.deliverables?.filter(({ kind }) => kind === 'draft') ?? [];
    expect(drafts.length, id).toBeGreaterThan(0);
  }
});
