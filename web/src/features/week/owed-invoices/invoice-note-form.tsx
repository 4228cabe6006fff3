import { useState } from 'react';
import { invoiceNoteLength } from '#shared/domain/connections/receivable-limits.ts';
import { whoWasFirstWords } from '#web/core/people/last-change-words.ts';
import { receivableConflictOf } from '#web/features/connections/owed/use-change-receivables.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/public-fields.tsx';
import { useSaveInvoiceNote } from './use-save-invoice-note.ts';

/** Writes down what there is to know about an invoice on a day, or changes what was written. */
export const InvoiceNoteForm = ({
  businessId,
  invoice,
  on,
  before,
  onDone,
}: {
  businessId: string;
  invoice: string;
  on: string;
  /** The note of that day; empty when there is none yet. */
  before: string;
  onDone: () => void;
}) => {
  const [text, setText] = useState(before);
  /** The note that stood when this was opened, or was shown since. */
  const [seen, setSeen] = useState(before);
  const note = useSaveInvoiceNote(businessId);
  const save = (next: string) =>
    note.mutate({ id: invoice, on, text: next, seen }, { onSuccess: onDone });
  const changed = receivableConflictOf(note.error)?.receivable.notes.find((one) => one.on === on);
  const insist = (stands: string) => {
    setSeen(stands);
    if (note.variables) note.mutate({ ...note.variables, seen: stands }, { onSuccess: onDone });
  };
  return (
    <form
      className="invoice-note"
      onSubmit={(event) => {
        event.preventDefault();
        if (!note.isPending) save(text.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <TextAreaField
        label="Your note"
        descriptiveText="Your helpers don’t see it."
        rows={2}
        maxLength={invoiceNoteLength}
        placeholder="They said they’ll pay on the 20th"
        value={text}
        required
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      {note.error &&
        (receivableConflictOf(note.error) ? (
          <Notice>
            <p>
              {changed
                ? whoWasFirstWords(changed.said, `changed this note to “${changed.text}”`)
                : 'Someone deleted this note.'}
            </p>
            <p className="row">
              <Button variant="outline" onClick={() => insist(changed?.text ?? '')}>
                {note.variables?.text === '' ? 'Delete it anyway' : 'Use mine instead'}
              </Button>
              <Button variant="quiet" onClick={onDone}>
                {changed ? 'Keep that one' : 'OK'}
              </Button>
            </p>
          </Notice>
        ) : (
          <Notice tone="danger">{note.error.message}</Notice>
        ))}
      <div className="row">
        <Button type="submit" busy={note.isPending && 'Saving...'}>
          Save note
        </Button>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
        {before !== '' && (
          <Button variant="quiet" onClick={() => save('')}>
            Delete
          </Button>
        )}
      </div>
    </form>
  );
};
