import { writeMail } from '../lib/write-mail.ts';
import { plans } from '../plan/plans.ts';
import { contactSubjectLabels } from './contact-subjects.ts';
import type { ContactMessage } from './feedback-schemas.ts';

/** The mail that takes a message of the contact form to whoever runs the stage. */
export const contactMail = ({ name, email, subject, message, plan, priority }: ContactMessage) => {
  const from = plan ? `${name} <${email}>, on ${plans[plan].name},` : `${name} <${email}>`;
  const label = contactSubjectLabels[subject];
  return writeMail({
    subject: `${priority ? 'Priority contact' : 'Contact'} form: ${label}`,
    preheader: message.slice(0, 120),
    label: 'A message from the contact form',
    blocks: [
      { kind: 'title', small: priority ? 'Priority contact form' : 'Contact form', title: label },
      { kind: 'paragraphs', texts: [`${from} wrote:`, message], links: [] },
    ],
    footer: {
      line: `Reply to this email to answer ${email}.`,
      links: [],
      address: 'Sevenhands',
    },
  });
};
