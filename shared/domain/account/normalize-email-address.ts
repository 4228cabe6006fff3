/**
 * The mailbox that an e-mail address leads to, in one spelling: without what follows a plus, and at Gmail without dots,
 * because neither makes another mailbox there.
 */
export const normalizeEmailAddress = (email: string): string => {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const whole = address.slice(0, at);
  const host = address.slice(at + 1);
  const name = whole.replace(/(?!^)\+.*$/, '');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
};
