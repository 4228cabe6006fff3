import * as z from 'zod';

/** A file of at most so many bytes, in base64. Not `z.base64()`: its pattern takes long for files of this size. */
export const Base64 = (bytes: number) =>
  z
    .string()
    .min(4)
    .max(Math.ceil(bytes / 3) * 4)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/);
