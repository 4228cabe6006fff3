import { Link } from 'react-router-dom';
import { contactSubjectLabels } from '#shared/domain/feedback/contact-subjects.ts';
import { momentText } from '../admin-format.ts';
import { messagePath } from '../admin-paths.ts';
import type { MessageDetail } from '../admin-queries.ts';

/** What admins answered before, the oldest first. */
export const Replies = ({ replies }: Pick<MessageDetail, 'replies'>) =>
  replies.map((reply) => (
    <blockquote key={reply.id} className="message-words">
      {reply.text}
      <footer>
        {reply.admin_email ?? 'A former admin'},{' '}
        <time dateTime={reply.created_at}>{momentText(reply.created_at)}</time>
      </footer>
    </blockquote>
  ));

/** What else came from the same address. */
export const OtherMessages = ({ messages }: { messages: MessageDetail['others'] }) =>
  messages.length > 0 && (
    <div>
      <h3>Other messages from this address</h3>
      <ul className="admin-rows">
        {messages.map((one) => (
          <li key={one.id}>
            <div>
              <Link to={messagePath(one.id)}>{contactSubjectLabels[one.subject]}</Link>
              <small>{one.message.slice(0, 100)}</small>
            </div>
            {one.done && <span className="tag">Done</span>}
            <time dateTime={one.created_at}>{momentText(one.created_at)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
