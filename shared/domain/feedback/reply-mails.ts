import { contactSubjectLabels } from './contact-subjects.ts';
import type { ContactMessage, Suggestion } from './feedback-schemas.ts';

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

type Answered = {
  id: string;
  created_at: string;
  /** Who wrote, and what. */
  name: string;
  words: string;
  /** What it was about. */
  about: string;
};

/**
 * The mail that answers somebody: the admin's words as typed, their own quoted below, and headers by which mail programs
 * keep the answers together. `host` is that of the app.
 */
const answerMail = (
  { id, created_at, name, words, about }: Answered,
  text: string,
  host: string,
) => {
  const quoted = words.split('\n').map((line) => `> ${line}`.trimEnd());
  const thread = `<${id}@${host}>`;
  return {
    subject: `Re: ${about}`,
    text: [text, '', `On ${dayOf(created_at)}, ${name} wrote:`, ...quoted].join('\n'),
    headers: { 'In-Reply-To': thread, References: thread },
  };
};

/** The mail that answers a contact message. */
export const messageReplyMail = (
  { id, name, subject, message, created_at }: ContactMessage,
  text: string,
  host: string,
) =>
  answerMail(
    { id, created_at, name, words: message, about: contactSubjectLabels[subject] },
    text,
    host,
  );

/** The mail that answers a suggestion. */
export const suggestionReplyMail = (
  { id, suggestion_text, created_at }: Suggestion,
  text: string,
  host: string,
) =>
  answerMail(
    { id, created_at, name: 'you', words: suggestion_text, about: 'Your suggestion' },
    text,
    host,
  );
