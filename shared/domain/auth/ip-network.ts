const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));

/** The eight groups of an IPv6 address, with `::` filled in. */
const fullGroups = (address: string) => {
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after];
};

/** The first 56 bits: what a provider gives to one household or office. */
const first56 = (address: string) => {
  const [one = '0', two = '0', three = '0', four = '0'] = fullGroups(address);
  const start = [one, two, three].map((group) => group.padStart(4, '0'));
  return `${[...start, four.padStart(4, '0').slice(0, 2)].join(':')}/56`;
};

/**
 * The network that an address belongs to: the first three numbers of IPv4, the first 56 bits of IPv6. Undefined for this
 * machine itself, from which no visitor comes. What is no address is a network of its own.
 */
export const ipNetworkOf = (address: string): string | undefined => {
  const text = address.trim().toLowerCase();
  const plain = text.replace(/^::ffff:(?=\d+\.)/, '');
  if (plain === '::1' || plain.startsWith('127.')) return undefined;
  if (/^\d+(\.\d+){3}$/.test(plain)) return `${plain.replace(/\.\d+$/, '')}.0/24`;
  return plain.includes(':') ? first56(plain) : plain;
};
