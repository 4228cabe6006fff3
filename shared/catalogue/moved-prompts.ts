/**
 * Prompts that went into another one of the same helper, and which: what names the old id (saved work, history, a link)
 * gets the text that does its job now.
 */
export const movedPrompts: Readonly<Record<string, string>> = {
  'customer-service.complaints.prevent-the-repeat': 'customer-service.feedback.monthly-themes',
  'finance.expenses.category-list': 'finance.expenses.receipt-habit',
  'finance.expenses.van-and-fuel': 'finance.expenses.subscriptions-cut',
  'finance.invoicing.late-fee-wording': 'finance.quick.payment-terms',
  'finance.invoicing.recurring-billing': 'finance.cash-flow.shorten-the-gap',
  'finance.quick.accountant-questions': 'finance.expenses.set-tax-aside',
  'hiring-hr.onboarding.buddy-checklist': 'hiring-hr.onboarding.first-day',
  'hiring-hr.pay.phone-and-van': 'hiring-hr.pay.time-off-rule',
  'hiring-hr.performance.reduce-no-shows': 'hiring-hr.pay.time-off-rule',
  'hiring-hr.quick.who-does-what': 'hiring-hr.performance.lead-hand-path',
  'operations.processes.handover': 'operations.quick.job-card',
  'operations.processes.map-one-job': 'operations.quick.fit-two-more-jobs',
  'operations.quick.handle-growth': 'operations.scheduling.capacity-check',
  'operations.scheduling.owners-week': 'operations.quick.hour-back',
  'operations.stock.compare-suppliers': 'operations.stock.supplier-price-rise',
  'operations.stock.share-tools': 'operations.stock.stolen-tools',
  'sales.leads.source-review': 'sales.leads.lead-sites',
  'sales.quick.why-we-lose': 'sales.follow-up.learn-from-a-loss',
};
