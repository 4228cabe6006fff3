const uuid = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** A UUID in lower case as its 32 hexadecimal digits. */
export const digitsOf = (id: string) => id.replaceAll('-', '');

/** The UUID of such digits. */
export const uuidOf = (digits: string) => digits.replace(uuid, '$1-$2-$3-$4-$5');
