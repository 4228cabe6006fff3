import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Problem } from '#shared/contract/problem.ts';
import { contactSubjectLabels, contactSubjects } from '#shared/domain/feedback/contact-subjects.ts';
import { useSession } from '#web/core/auth/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/public-fields.tsx';
import { type Errors, useForm, type Values } from '#web/ui/use-form.ts';

/** A second at least, so that a quick answer does not look like nothing happened. */
const shortestMs = 1000;

/** Name, address, subject and message; all four are needed. `?subject=` chooses the subject. */
export const ContactForm = ({ onSent }: { onSent: () => void }) => {
  const subject = useRef<HTMLSelectElement>(null);
  const { search } = useLocation();
  const isGuest = useSession().status === 'guest';
  useEffect(() => {
    const wanted = new URLSearchParams(search).get('subject');
    if (subject.current && contactSubjects.some((known) => known === wanted))
      subject.current.value = String(wanted);
  }, [search]);
  const { form, field, busy, failure } = useForm({
    validate,
    submit: async (values) => {
      const { api } = await import('#web/core/api.ts');
      const message = {
        name: values.text('name'),
        email: values.text('email'),
        subject: contactSubjects.find((known) => known === values.text('subject')) ?? 'other',
        message: values.text('message'),
      };
      const send = async () => {
        if (isGuest) return api.forms.contact(message);
        return api.feedback.contactAsMember(message).catch((error: unknown) => {
          // Who can no longer sign in can still write to us.
          if (error instanceof Problem && error.code === 'signed-out')
            return api.forms.contact(message);
          throw error;
        });
      };
      await Promise.all([send(), pause(shortestMs)]);
      onSent();
    },
    explain,
  });
  return (
    <form className="panel form" {...form}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <TextField {...field('name')} label="Name" autoComplete="name" maxLength={120} />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={200}
      />
      <SelectField {...field('subject')} label="Subject" ref={subject} defaultValue="">
        <option value="">Choose a topic</option>
        {contactSubjects.map((id) => (
          <option key={id} value={id}>
            {contactSubjectLabels[id]}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...field('message')} label="Message" rows={6} maxLength={4000} />
      <Button type="submit" busy={busy && 'Sending...'}>
        Send message
      </Button>
    </form>
  );
};

const validate = (values: Values): Errors => {
  const email = values.text('email');
  return {
    ...(values.text('name') === '' && { name: 'Name is required' }),
    ...(email === '' && { email: 'Email is required' }),
    ...(email !== '' &&
      !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && {
        email: 'Enter a valid email address',
      }),
    ...(values.text('subject') === '' && { subject: 'Subject is required' }),
    ...(values.text('message') === '' && { message: 'Message is required' }),
  };
};

const explain = (error: unknown) =>
  error instanceof TypeError
    ? 'We couldn’t reach the server. Check your internet connection and try again.'
    : error instanceof Error
      ? error.message
      : 'Couldn’t send your message. Please try again.';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
