import { useConfig } from '#web/core/config.ts';

/** On a local stack mails go nowhere: a link to the page that shows them. */
export const LocalInboxLink = () => {
  const mailbox = useConfig()?.mailboxUrl;
  return mailbox ? (
    <p className="hint">
      You’re running Sevenhands locally. Your code is in the{' '}
      <a href={mailbox} target="_blank" rel="noreferrer">
        local inbox
      </a>
      .
    </p>
  ) : null;
};
