import Lightbulb from '@lucide/icons/icons/lightbulb';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Problem } from '#shared/contract/problem.ts';
import { useSession } from '#web/core/auth/session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/error-and-empty-panels.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField, TextField } from '#web/ui/public-fields.tsx';
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
      return isOdd ? { contact_email: 'Enter a valid email address' } : {};
    },
    submit: async (values) => {
      const { api } = await import('#web/core/api.ts');
      const suggestion_text = values.text('suggestion_text');
      if (isGuest) {
        const contact_email = values.text('contact_email') || null;
        await api.forms.suggest({ suggestion_text, contact_email });
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
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The page can be typed on before its scripts run.
    const text = box.current?.elements.namedItem('suggestion_text') as HTMLTextAreaElement | null;
    if (text?.value.trim()) setBlank(false);
  }, []);
  if (sent) return <Thanks onAgain={() => setSent(false)} />;
  return (
    <form className="panel form" ref={box} {...form} onInput={onInput}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <TextAreaField
        {...field('suggestion_text')}
        label="Your suggestion"
        descriptiveText="What’s missing? What gets in your way? What would you love to see?"
        rows={8}
        maxLength={2000}
      />
      {isGuest && (
        <TextField
          {...field('contact_email')}
          label="Email (optional)"
          descriptiveText="Only if you’d like a reply."
          type="email"
          autoComplete="email"
          maxLength={200}
        />
      )}
      <Button type="submit" disabled={blank} busy={busy && 'Sending...'}>
        Send suggestion
      </Button>
    </form>
  );
};

const Thanks = ({ onAgain }: { onAgain: () => void }) => (
  <div role="status">
    <EmptyState icon={Lightbulb} title="Thanks!">
      <p>Got it. We read every suggestion.</p>
      <Button variant="outline" onClick={onAgain}>
        Send another suggestion
      </Button>
    </EmptyState>
  </div>
);

const explain = (error: unknown) => {
  if (error instanceof Problem && ['too-fast', 'network-busy', 'previewing'].includes(error.code))
    return error.message;
  return error instanceof Problem || error instanceof TypeError
    ? 'Failed to submit suggestion. Please try again.'
    : 'An unexpected error occurred. Please try again.';
};
