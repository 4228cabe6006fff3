/**
 * The headers by which a mail program stops such mails at one click (RFC 8058): it sends a POST to the address, which
 * has to stop them without asking anything. Throws on an address that is not https, unless it is on this machine.
 */
export const unsubscribeHeaders = (address: string) => {
  const url = new URL(address);
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !isLocal)
    throw new TypeError('One-click needs an https address');
  return {
    'List-Unsubscribe': `<${url.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  } as const;
};
