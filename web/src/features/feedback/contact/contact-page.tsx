import Mail from '@lucide/icons/icons/mail';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/error-and-empty-panels.tsx';
import { ContactForm } from './contact-form.tsx';

/** A letter box with a person behind it. */
export const ContactPage = () => {
  const [sent, setSent] = useState(false);
  return (
    <div className="wrap two-columns">
      <section className="prose">
        <h1>Contact us</h1>
        <p className="lead">Got a question, a problem, or several crews? Send us a message.</p>
        <p>We reply by email within 24 hours.</p>
        <p>
          Have an idea? Drop it in the <Link to="/suggestions">suggestion box</Link>.
        </p>
      </section>
      {sent ? (
        <div role="status" tabIndex={-1} ref={takeFocus}>
          <EmptyState icon={Mail} title="Message Sent!">
            <p>Thanks! We’ll reply within 24 hours.</p>
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
