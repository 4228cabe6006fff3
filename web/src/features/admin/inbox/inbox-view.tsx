import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { contactSubjectLabels } from '#shared/domain/feedback/contact-subjects.ts';
import { hoursLeft } from '#shared/domain/feedback/reply-deadline.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { countText, momentText } from '../admin-format.ts';
import { messagePath } from '../admin-paths.ts';
import { type AssignedMessage, inboxQuery } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { PagedList } from '../paged-list.tsx';
import { OpenSuggestions } from './open-suggestions.tsx';

/** What is left of the promised time. */
const leftWords = (message: AssignedMessage, now: Date) => {
  const hours = hoursLeft(message, now);
  return hours < 0 ? `${countText(-hours)} h over` : `${countText(hours)} h left`;
};

const shows = { open: 'Open', snoozed: 'Snoozed', ideas: 'Ideas' } as const;
type Show = keyof typeof shows;

/** Contact messages that wait for an answer, those that were put off, and the suggestions; which one stands in the address. */
export const InboxView = () => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('show');
  const show: Show = asked === 'snoozed' || asked === 'ideas' ? asked : 'open';
  return (
    <AdminSection
      title="Inbox"
      hint="We promise a reply within 24 hours. The longest waiting is first."
    >
      <fieldset className="row">
        <legend className="sr-only">Show</legend>
        {Object.entries(shows).map(([value, label]) => (
          <label className="checkbox" key={value}>
            <input
              type="radio"
              name="show"
              checked={show === value}
              onChange={() => setSearch({ view: 'inbox', show: value }, { replace: true })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {show === 'ideas' ? <OpenSuggestions /> : <Messages show={show} />}
    </AdminSection>
  );
};

const Messages = ({ show }: { show: Exclude<Show, 'ideas'> }) => {
  const list = useInfiniteQuery(inboxQuery(show));
  const now = new Date();
  return (
    <PagedList
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
    </PagedList>
  );
};
