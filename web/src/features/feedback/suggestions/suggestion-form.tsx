import Lightbulb from '@lucide/icons/icons/lightbulb';
import { type FormEvent, useState } from 'react';
import { Problem } from '#shared/contract/problem.ts';
import { useSession } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { EmptyState, Notice } from '#web/ui/panels.tsx';
import { useForm } from '#web/ui/use-form.ts';

/** The suggestion box: an idea, and for visitors an address to answer to if they like. */
export const SuggestionForm = () => {
  const isGuest = useSession().status === 'guest';
  const [sent, setSent] = useState(false);
  const [blank, setBlank] = useState(true);
  const { form, field, busy, failure } = useForm({
    validate: (values) => {
      const email = values.text('contact_email');
      const isOdd = email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
      return isOdd ? { contact_email: 'Please enter a valid email address' } : {};
    },
    submit: async (values) => {
      const { api } = await import('#web/api.ts');
      const suggestion_text = values.text('suggestion_text');
      if (isGuest) {
        const contact_email = values.text('contact_email') || null;
        await api.feedback.suggest({ suggestion_text, contact_email });
      } else await api.feedback.suggestAsMember({ suggestion_text });
      setSent(true);
      setBlank(true);
    },
    explain,
  });
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLTextAreaElement;
    if (name === 'suggestion_text') setBlank(value.trim() === '');
  };
  if (sent) return <Thanks onAgain={() => setSent(false)} />;
  return (
    <form className="panel form" {...form} onInput={onInput}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <TextAreaField
        {...field('suggestion_text')}
        label="Your suggestion"
        descriptiveText="What is missing, what is in your way, what would you love to see?"
        rows={8}
        maxLength={2000}
      />
      {isGuest && (
        <TextField
          {...field('contact_email')}
          label="Email (optional)"
          descriptiveText="Only if you would like an answer."
          type="email"
          autoComplete="email"
          maxLength={200}
        />
      )}
      <Button type="submit" disabled={blank} busy={busy && 'Submitting...'}>
        Submit Suggestion
      </Button>
    </form>
  );
};

const Thanks = ({ onAgain }: { onAgain: () => void }) => (
  <div role="status">
    <EmptyState icon={Lightbulb} title="Thank you!">
      <p>Your idea is in the box. We read every one of them.</p>
      <Button variant="outline" onClick={onAgain}>
        Send another idea
      </Button>
    </EmptyState>
  </div>
);

const explain = (error: unknown) => {
  if (error instanceof Problem && (error.code === 'too-fast' || error.code === 'previewing'))
    return error.message;
  return error instanceof Problem || error instanceof TypeError
    ? 'Failed to submit suggestion. Please try again.'
    : 'An unexpected error occurred. Please try again.';
};
