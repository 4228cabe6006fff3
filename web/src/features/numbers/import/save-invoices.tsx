import { receivableLimit } from '#shared/domain/connections/receivable-limits.ts';
import { toast } from '#web/core/toast.tsx';
import { useSaveReceivablesFromFile } from '#web/features/connections/owed/use-save-or-forget-receivables-from-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { OwnerNumbers } from '../owner-numbers.ts';
import type { BooksView } from './books-file-reader.ts';

/** Keeps the unpaid invoices of the file with their names, when the owner says so; without it they stay on this device. */
export const SaveInvoices = ({ view, owner }: { view: BooksView; owner: OwnerNumbers }) => {
  const save = useSaveReceivablesFromFile(owner.businessId);
  const { openInvoices } = view;
  if (openInvoices.length === 0) return null;
  const n = openInvoices.length;
  const keep = () => {
    if (save.isPending) return;
    save.mutate(
      { currency: owner.style.currency, invoices: openInvoices },
      { onSuccess: () => toast('Saved') },
    );
  };
  return (
    <section className="numbers-part" aria-labelledby="save-invoices-title">
      <h2 id="save-invoices-title">
        {n} unpaid {n === 1 ? 'invoice' : 'invoices'}
      </h2>
      <p className="fine">
        Save them to see who’s overdue in Your money on every device, and to count them in your next
        13 weeks. We save names, numbers, amounts, and dates. The AI never gets the names.
        {n === receivableLimit && ` We save the ${receivableLimit} that are due first.`}
      </p>
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
      {save.isSuccess ? (
        <Notice tone="good">
          <p>Saved. They’re in Your money under “Owed to you.”</p>
        </Notice>
      ) : (
        <p>
          <Button variant="outline" busy={save.isPending && 'Saving...'} onClick={keep}>
            Save these invoices
          </Button>
        </p>
      )}
    </section>
  );
};
