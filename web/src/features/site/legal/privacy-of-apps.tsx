/** What is kept of the AI apps that an owner lets in, and what they see. */
export const PrivacyOfApps = () => (
  <>
    <dt>If you connect an AI app</dt>
    <dd>
      An app you allow can read your tasks, saved numbers, totals of what customers owe you, and
      your saved work, and can add tasks if you allow that too. It gets no chats and no customers’
      names from your invoices. What it does with what it reads is up to its maker. We keep the
      app’s name, what you allowed, and when it was last used, until you remove it or for 90 days
      after its last use.
    </dd>
  </>
);
