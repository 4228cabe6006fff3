import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contactSubjectLabels } from '#shared/domain/feedback/contact-subjects.ts';
import { hoursLeft } from '#shared/domain/feedback/reply-mail.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { countText, messagePath, momentText } from '../format.ts';
import { Paged } from '../paged.tsx';
import { type AssignedMessage, inboxQuery } from '../queries.ts';
import { Section } from '../section.tsx';

/** What is left of the promised time. */
const leftWords = (message: AssignedMessage, now: Date) => {
  const hours = hoursLeft(message, now);
  return hours < 0 ? `${countText(-hours)} h over` : `${countText(hours)} h left`;
};

const shows = { open: 'Open', snoozed: 'Snoozed' } as const;

/** Contact messages that wait for an answer, the longest waiting first, and those that were put off. */
export const InboxView = () => {
  const [show, setShow] = useState<keyof typeof shows>('open');
  const list = useInfiniteQuery(inboxQuery(show));
  const now = new Date();
  return (
    <Section title="Inbox" hint="We promise a reply within 24 hours. The longest waiting is first.">
      <fieldset className="row">
        <legend className="sr-only">Show</legend>
        {Object.entries(shows).map(([value, label]) => (
          <label className="checkbox" key={value}>
            <input
              type="radio"
              name="show"
              checked={show === value}
              onChange={() => setShow(value as keyof typeof shows)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Paged
        list={list}
        failure="messages"
        none={show === 'open' ? 'No one is waiting for an answer.' : 'Nothing is snoozed.'}
      >
        {(messages) => (
          <ul className="admin-rows">
            {messages.map((message) => (
              <li key={message.id}>
                <div>
                  <b>
                    <Link to={messagePath(message.id)}>
                      {contactSubjectLabels[message.subject]}, {message.name}
                    </Link>
                  </b>
                  <p>{message.message.slice(0, 140)}</p>
                  <small>
                    {[
                      message.email,
                      message.plan && `${plans[message.plan].name} plan`,
                      message.assigned_email && `with ${message.assigned_email}`,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </div>
                <span className="tag">
                  {message.snoozed_until && show === 'snoozed'
                    ? `Until ${momentText(message.snoozed_until)}`
                    : leftWords(message, now)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Section>
  );
};
