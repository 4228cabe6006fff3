import Trash2 from '@lucide/icons/icons/trash';
import { contactSubjectLabels } from '#shared/domain/choices.ts';
import { plans } from '#shared/domain/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { momentText } from './format.ts';
import type { ContactMessage } from './queries.ts';

/** Contact messages with their senders; each can be marked as done and deleted. */
export const MessageRows = ({
  messages,
  isBusy,
  onMark,
  onRemove,
}: {
  messages: readonly ContactMessage[];
  isBusy: boolean;
  onMark: (message: ContactMessage) => void;
  onRemove: (message: ContactMessage) => void;
}) => (
  <ul className="admin-rows">
    {messages.map((message) => (
      <li key={message.id} className={message.done ? 'done' : undefined}>
        <div>
          <b>
            {message.name},{' '}
            <a
              href={`mailto:${message.email}?subject=${encodeURIComponent(`Re: ${contactSubjectLabels[message.subject]}`)}`}
            >
              {message.email}
            </a>
          </b>
          <p>{message.message}</p>
          <small>
            {contactSubjectLabels[message.subject]}
            {message.plan && `, on ${plans[message.plan].name}`},{' '}
            <time dateTime={message.created_at}>{momentText(message.created_at)}</time>
          </small>
        </div>
        {message.done && <span className="tag">Done</span>}
        <Button
          variant="outline"
          aria-label={`${doneWords(message)}: message of ${message.name}`}
          disabled={isBusy}
          onClick={() => onMark(message)}
        >
          {doneWords(message)}
        </Button>
        <Button
          variant="icon"
          aria-label={`Delete message of ${message.name}`}
          onClick={() => onRemove(message)}
        >
          <Icon icon={Trash2} />
        </Button>
      </li>
    ))}
  </ul>
);

const doneWords = ({ done }: ContactMessage) => (done ? 'Open again' : 'Mark done');
