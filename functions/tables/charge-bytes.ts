import { ulidToUUID, uuidToULID } from 'ulid';

/**
 * Charges as the table keeps them: an Essentials owner has a hundred of them in one item, which every question writes.
 * As text a charge is 65 bytes, of which the two ids, written as the numbers they are, need 32.
 */
const form = /^([0-7][0-9A-HJKMNP-TV-Z]{25})#(\d{1,3})#([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const size = 33;

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A charge id (`<message>#<attempt>#<chat>`) in 33 bytes; any other text as it is. */
export const toBytes = (id: string): Uint8Array => {
  const [, message, attempt, chat] = form.exec(id) ?? [];
  if (!message || !chat || Number(attempt) > 255) return Buffer.from(id);
  return Buffer.concat([bytesOf(ulidToUUID(message)), Buffer.of(Number(attempt)), bytesOf(chat)]);
};

/** The charge id that was stored as these bytes. */
export const fromBytes = (bytes: Uint8Array): string => {
  const stored = Buffer.from(bytes);
  if (stored.length !== size) return stored.toString();
  const message = uuidToULID(uuidOf(stored.subarray(0, 16)));
  return `${message}#${stored[16]}#${uuidOf(stored.subarray(17))}`;
};
