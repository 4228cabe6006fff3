import { useState } from 'react';
import { answerLimits } from '#shared/domain/chat/answer-parts/answer-limits.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDiscard } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField, TextField } from '#web/ui/public-fields.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useChatActions } from '../conversation/chat-actions-context.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { changeDraft } from './save-draft-changes.ts';

type Props = { turn: LocalTurn; part: DraftPart; index: number; onClose: () => void };

const { draft: limits } = answerLimits;

/** The form that changes the words of a draft in place; Escape cancels, and asks first where something was typed. */
export const EditDraft = ({ turn, part, index, onClose }: Props) => {
  const actions = useChatActions();
  const state = turn.drafts?.find((one) => one.index === index);
  const sent = state?.sent_at != null;
  const hasSubject = part.channel === 'email';
  const keep = async (subject: string | null, body: string | null) => {
    if (actions) await changeDraft(actions.conversation, turn.id, index, { subject, body, sent });
    onClose();
  };
  const { form, field, busy, failure } = useForm({
    validate: (values) => (values.text('body') ? {} : { body: 'Enter some text' }),
    submit: async (values) => {
      const body = values.raw('body').trim();
      const subject = hasSubject ? values.text('subject') : null;
      if (body !== part.body || subject !== part.subject) await keep(subject, body);
      else onClose();
    },
  });
  const [asksDiscard, setAsksDiscard] = useState(false);
  const cancel = (typed: string) => (typed === part.body ? onClose() : setAsksDiscard(true));
  return (
    <form
      className="draft-body"
      {...form}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Else the browser would close the question that Escape opens.
        event.preventDefault();
        cancel(event.currentTarget.querySelector('textarea')?.value ?? '');
      }}
    >
      {hasSubject && (
        <TextField
          {...field('subject')}
          label="Subject"
          defaultValue={part.subject ?? ''}
          maxLength={limits.subject}
        />
      )}
      <TextAreaField
        {...field('body')}
        className="draft-words-field"
        label="Your text"
        descriptiveText="Anything in [brackets] stays a blank to fill in."
        defaultValue={part.body}
        maxLength={limits.body}
        autoFocus
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <p className="row">
        <Button type="submit" busy={busy && 'Saving...'}>
          Save
        </Button>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        {state?.body != null && (
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => void keep(null, null).catch(() => toast('Something went wrong'))}
          >
            Undo my edits
          </Button>
        )}
      </p>
      {asksDiscard && <ConfirmDiscard onYes={onClose} onClose={() => setAsksDiscard(false)} />}
    </form>
  );
};
