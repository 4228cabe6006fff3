import type { Receivable } from '#shared/domain/connections/receivable.ts';

/** An unpaid invoice with these values. */
export const receivable = (more: Partial<Receivable> = {}): Receivable => ({
  id: 'a'.repeat(26),
  business_id: '00000000-0000-4000-8000-000000000000',
  source: 'file',
  currency: 'USD',
  customer: 'Harris Property Group',
  number: '1',
  issued: '2026-10-01',
  due: '2026-10-15',
  total: '100',
  balance: '100',
  seen: '2026-11-25',
  paid: null,
  reminders: [],
  notes: [],
  ...more,
});
