import { useState } from 'react';
import { ulid } from 'ulid';
import { Problem } from '#shared/contract/problem.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/signed-in-fields.ts';
import { useForm } from '#web/ui/use-form.ts';
import { type AssignedMessage, useAdminChange } from '../admin-queries.ts';

/** Ready answers, which an admin edits before they go out. */
const readyAnswers = (firstName: string) =>
  [
    [
      'Refund is on its way',
      `Hi ${firstName},\n\nYou’re right. I just sent the money back. It takes 5 to 10 days to show up on your card. Sorry about that.`,
    ],
    [
      'Need more details',
      `Hi ${firstName},\n\nThanks for writing. Could you tell me which helper you asked, and what you saw on the screen?`,
    ],
  ] as const;

/** Answers a message by email. What is typed stays until the email is out, and the same answer never goes out twice. */
export const ReplyForm = ({ message }: { message: AssignedMessage }) => {
  const [text, setText] = useState('');
  const [replyId, setReplyId] = useState(() => ulid());
  const send = useAdminChange(async (done: boolean) => {
    await api.admin.replyToMessage({ id: message.id, reply_id: replyId, text, done });
    toast(done ? 'Sent, and the message is done' : 'Sent');
  });
  const { form, field, failure, busy } = useForm({
    validate: (values) => ({
      ...(!values.text('text') && { text: 'Write an answer first' }),
    }),
    submit: async (values) => {
      await send.mutateAsync(values.text('then') === 'done').catch((error: Error) => {
        // It may have gone out: a further press is the admin's decision, and another answer.
        if (error instanceof Problem && error.code === 'unexpected') setReplyId(ulid());
        throw error;
      });
      setText('');
      setReplyId(ulid());
    },
  });
  const firstName = message.name.split(' ')[0] ?? message.name;
  return (
    <form {...form} className="reply-form">
      <div className="row">
        {readyAnswers(firstName).map(([label, words]) => (
          <Button
            key={label}
            variant="outline"
            disabled={text !== ''}
            onClick={() => setText(words)}
          >
            {label}
          </Button>
        ))}
      </div>
      <TextAreaField
        {...field('text')}
        label="Your answer"
        descriptiveText={`Goes to ${message.email}, with their message below it.`}
        rows={7}
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className="row">
        <Button type="submit" name="then" value="done" busy={busy && 'Sending...'}>
          Send and done
        </Button>
        <Button type="submit" variant="outline" name="then" value="open" disabled={busy}>
          Send
        </Button>
      </div>
    </form>
  );
};
