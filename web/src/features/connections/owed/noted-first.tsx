import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { firstWords } from '#web/core/people/who-was-first.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { notedFirst, type useChangeReceivables } from './use-change-receivables.ts';

/** Who noted a reminder or a payment of an invoice, and when. */
export const notedWords = (
  { reminders, paid_said }: Receivable,
  noted: 'paid' | 'reminded',
): string =>
  noted === 'paid'
    ? firstWords(paid_said, 'marked this paid')
    : firstWords(reminders.at(-1)?.said, 'sent a reminder');

/** Says who was first with a payment: what is paid leaves the list, and a notice there with it. */
export const sayPaidFirst = (error: Error) => {
  const first = notedFirst(error);
  if (first?.noted === 'paid') toast(notedWords(first.receivable, 'paid'));
};

/** Why a change of invoices was not made; where somebody else was first, who it was, and the way to note it all the same. */
export const NotedFirst = ({ change }: { change: ReturnType<typeof useChangeReceivables> }) => {
  const { error, variables } = change;
  if (!error) return null;
  const first = notedFirst(error);
  if (!first || first.noted === 'note' || !variables)
    return <Notice tone="danger">{error.message}</Notice>;
  return (
    <Notice>
      <p>{notedWords(first.receivable, first.noted)}</p>
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
