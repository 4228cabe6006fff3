import './invoices.css';
import FileText from '@lucide/icons/icons/file-text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/core/api.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { pageLocale } from '#web/core/page-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { openInTab } from './open-in-tab.ts';

const none = { invoices: [] };

/** The invoices of the plan, each with its PDF; an owner whom the payment provider does not know has none. */
export const Invoices = ({ hasCustomer }: { hasCustomer: boolean }) => {
  const asked = useQuery({
    queryKey: ['billing', 'invoices'],
    queryFn: ({ signal }) => api.billing.invoices({}, { signal }),
    staleTime: 0,
    enabled: hasCustomer,
  });
  const data = hasCustomer ? asked.data : none;
  const pdf = useMutation({
    mutationFn: (id: string) => openInTab(() => api.billing.invoicePdf({ id })),
  });
  return (
    <section className="form-group" aria-labelledby="invoices">
      <h2 id="invoices">Invoices</h2>
      {asked.error ? (
        <ErrorPanel
          title="Couldn’t load your invoices"
          message={asked.error.message}
          onRetry={() => void asked.refetch()}
        />
      ) : !data ? (
        <Skeleton lines={3} />
      ) : data.invoices.length === 0 ? (
        <p className="hint">No invoices yet. They’ll show up here after your first payment.</p>
      ) : (
        <ul className="invoices">
          {data.invoices.map(({ id, number, created_at, total, currency, is_paid }) => (
            <li key={id}>
              <span>
                <b>{formatDate(created_at, { dateStyle: 'long' })}</b>
                <small>{[number, is_paid ? 'Paid' : 'Unpaid'].filter(Boolean).join(', ')}</small>
              </span>
              <span>{amountOf(total, currency)}</span>
              <Button
                variant="quiet"
                busy={pdf.isPending && pdf.variables === id && 'Opening...'}
                onClick={() => pdf.mutate(id)}
              >
                <Icon icon={FileText} />
                PDF<span className="sr-only">: {number ?? formatDate(created_at, {})}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {pdf.error && <Notice tone="danger">{pdf.error.message}</Notice>}
    </section>
  );
};

const amountOf = (total: number, currency: string) =>
  new Intl.NumberFormat(pageLocale(), { style: 'currency', currency }).format(total / 100);
