import { ulidToUUID, uuidToULID } from 'ulid';

/**
 * The binary form of charge ids. An Essentials owner has up to 100 of them in the quota item, which every question
 * rewrites: as text a charge id is 65 bytes, in binary 33.
 */
const pattern =
  /^([0-7][0-9A-HJKMNP-TV-Z]{25})#(\d{1,3})#([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const size = 33;

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A charge id (`<message>#<attempt>#<chat>`) in 33 bytes; any other text as UTF-8. */
export const chargeIdToBytes = (id: string): Uint8Array => {
  const [, message, attempt, chat] = pattern.exec(id) ?? [];
  if (!message || !chat || Number(attempt) > 255) return Buffer.from(id);
  return Buffer.concat([bytesOf(ulidToUUID(message)), Buffer.of(Number(attempt)), bytesOf(chat)]);
};

/** The charge id of these bytes. */
export const chargeIdFromBytes = (bytes: Uint8Array): string => {
  const stored = Buffer.from(bytes);
  if (stored.length !== size) return stored.toString();
  const message = uuidToULID(uuidOf(stored.subarray(0, 16)));
  return `${message}#${stored[16]}#${uuidOf(stored.subarray(17))}`;
};
