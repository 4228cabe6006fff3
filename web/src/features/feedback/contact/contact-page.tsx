import Mail from '@lucide/icons/icons/mail';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/panels.tsx';
import { ContactForm } from './contact-form.tsx';

/** A letter box with a person behind it. */
export const ContactPage = () => {
  const [sent, setSent] = useState(false);
  return (
    <div className="wrap two-columns">
      <section className="prose">
        <h1>Talk to us</h1>
        <p className="lead">A question, a problem, or more crews than fit one plan: write to us.</p>
        <p>We answer within 24 hours, by email.</p>
        <p>
          Have an idea instead? Put it in the <Link to="/suggestions">suggestion box</Link>.
        </p>
      </section>
      {sent ? (
        <div role="status" tabIndex={-1} ref={takeFocus}>
          <EmptyState icon={Mail} title="Message Sent!">
            <p>Thank you. We will answer within 24 hours.</p>
            <Button variant="outline" onClick={() => setSent(false)}>
              Send Another Message
            </Button>
          </EmptyState>
        </div>
      ) : (
        <ContactForm onSent={() => setSent(true)} />
      )}
    </div>
  );
};

/** The button that was pressed is gone with its form. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
