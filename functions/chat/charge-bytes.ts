/**
 * Charges as the table keeps them: an Essentials owner has a hundred of them in one item, which every question writes.
 * As text a charge is 65 bytes, of which the two ids, written as the numbers they are, need 32.
 */
const form = /^([0-7][0-9A-HJKMNP-TV-Z]{25})#(\d{1,3})#([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const size = 33;

/** A charge id (`<message>#<attempt>#<chat>`) in 33 bytes; any other text as it is. */
export const toBytes = (id: string): Uint8Array => {
  const [, message, attempt, chat] = form.exec(id) ?? [];
  if (!message || !chat || Number(attempt) > 255) return Buffer.from(id);
  const number = [...message].reduce((sum, digit) => sum * 32n + BigInt(digits.indexOf(digit)), 0n);
  const hex = number.toString(16).padStart(32, '0');
  return Buffer.concat([
    Buffer.from(hex, 'hex'),
    Buffer.of(Number(attempt)),
    Buffer.from(chat.replaceAll('-', ''), 'hex'),
  ]);
};

/** The charge id that was stored as these bytes. */
export const fromBytes = (bytes: Uint8Array): string => {
  const stored = Buffer.from(bytes);
  if (stored.length !== size) return stored.toString();
  const number = BigInt(`0x${stored.toString('hex', 0, 16)}`);
  const message = Array.from(
    { length: 26 },
    (_, nth) => digits[Number((number >> BigInt(125 - nth * 5)) & 31n)],
  );
  const chat = stored
    .toString('hex', 17)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return `${message.join('')}#${stored[16]}#${chat}`;
};
