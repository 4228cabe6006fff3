import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { whoWasFirstWords } from '#web/core/people/last-change-words.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { receivableConflictOf, type useChangeReceivables } from './use-change-receivables.ts';

/** Who noted a reminder or a payment of an invoice, and when. */
export const whoChangedWords = (
  { reminders, paid_said }: Receivable,
  noted: 'paid' | 'reminded',
): string =>
  noted === 'paid'
    ? whoWasFirstWords(paid_said, 'marked this paid')
    : whoWasFirstWords(reminders.at(-1)?.said, 'sent a reminder');

/** Says who was first with a payment: what is paid leaves the list, and a notice there with it. */
export const toastPaidFirst = (error: Error) => {
  const first = receivableConflictOf(error);
  if (first?.noted === 'paid') toast(whoChangedWords(first.receivable, 'paid'));
};

/** Why a change of invoices was not made; where somebody else was first, who it was, and the way to note it all the same. */
export const ReceivableChangeConflict = ({
  change,
}: {
  change: ReturnType<typeof useChangeReceivables>;
}) => {
  const { error, variables } = change;
  if (!error) return null;
  const first = receivableConflictOf(error);
  if (!first || first.noted === 'note' || !variables)
    return <Notice tone="danger">{error.message}</Notice>;
  return (
    <Notice>
      <p>{whoChangedWords(first.receivable, first.noted)}</p>
      <p className="row">
        {first.noted === 'reminded' && variables.change === 'reminded' && (
          <Button variant="outline" onClick={() => change.mutate(variables)}>
            I sent one too
          </Button>
        )}
        <Button variant="quiet" onClick={() => change.reset()}>
          OK
        </Button>
      </p>
    </Notice>
  );
};
