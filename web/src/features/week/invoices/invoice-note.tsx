import { useState } from 'react';
import { invoiceNoteLength } from '#shared/domain/connections/receivable-sources.ts';
import { useNoteReceivable } from '#web/features/connections/owed/receivables.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/panels.tsx';

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
  const note = useNoteReceivable(businessId);
  const save = (next: string) =>
    note.mutate({ id: invoice, on, text: next }, { onSuccess: onDone });
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
        descriptiveText="Only you see it. Your helpers don’t."
        rows={2}
        maxLength={invoiceNoteLength}
        placeholder="They said they’ll pay on the 20th"
        value={text}
        required
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      {note.error && <Notice tone="danger">{note.error.message}</Notice>}
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
