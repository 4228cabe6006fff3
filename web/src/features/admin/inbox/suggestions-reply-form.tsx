import { useState } from 'react';
import { ulid } from 'ulid';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/signed-in-fields.ts';
import { useForm } from '#web/ui/use-form.ts';
import { failureText } from '../admin-failures.ts';
import { countText } from '../admin-format.ts';
import { useAdminChange } from '../admin-queries.ts';

type Props = {
  ids: readonly string[];
  label: string;
  /** Without an address there is nothing to write, only to be done with them. */
  hasAddress?: boolean;
  onDone: () => void;
};
type Outcome = Awaited<ReturnType<typeof api.admin.answerSuggestions>>;

const sentWords = ({ answered, without_address }: Outcome) =>
  [
    `Sent to ${countText(answered)}`,
    without_address > 0 && `${countText(without_address)} left no address`,
  ]
    .filter(Boolean)
    .join(', ');

/** Answers suggestions by email, or puts them aside without one. What is typed stays until every email is out. */
export const SuggestionsReplyForm = ({ ids, label, hasAddress = true, onDone }: Props) => {
  const [text, setText] = useState('');
  const [replyId, setReplyId] = useState(() => ulid());
  const [failed, setFailed] = useState(0);
  const send = useAdminChange(async () => {
    const outcome = await api.admin.answerSuggestions({ ids: [...ids], reply_id: replyId, text });
    setFailed(outcome.failed.length);
    if (outcome.failed.length > 0) return;
    toast(sentWords(outcome));
    setText('');
    setReplyId(ulid());
    onDone();
  });
  const putAside = useAdminChange(async () => {
    await api.admin.markSuggestions({ ids: [...ids], done: true });
    toast('Done without an answer');
    onDone();
  });
  const { form, field, failure, busy } = useForm({
    validate: (values) => (values.text('text') ? {} : { text: 'Write an answer first' }),
    submit: () => send.mutateAsync(undefined).then(() => {}),
  });
  return (
    <form {...form} className="reply-form">
      {hasAddress && (
        <TextAreaField
          {...field('text')}
          label="Your answer"
          descriptiveText="Goes to each by email, with their own words below it."
          rows={5}
          maxLength={4000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
      {failed > 0 && (
        <Notice tone="danger">
          {countText(failed)} of the emails didn’t go out. Those ideas stay open. Send again in a
          moment: no one gets it twice.
        </Notice>
      )}
      {putAside.error && (
        <Notice tone="danger">{failureText('answerSuggestions', putAside.error)}</Notice>
      )}
      <div className="row">
        {hasAddress && (
          <Button type="submit" busy={busy && 'Sending...'}>
            {label}
          </Button>
        )}
        <Button
          variant="outline"
          disabled={putAside.isPending || Boolean(busy)}
          onClick={() => putAside.mutate(undefined)}
        >
          Done without an answer
        </Button>
      </div>
    </form>
  );
};
