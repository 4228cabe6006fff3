import * as z from 'zod';
import type { Adapter } from '../adapter.ts';
import { hasValidSignature, parseJsonOrUndefined } from '../verify-signed-body.ts';
import { Id } from './facebook-page-schemas.ts';

/** What a signed request says of whoever took their consent back. */
const SignedRequest = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  user_id: Id,
  /** Seconds since 1970. */
  issued_at: z.int().positive().optional(),
});

/** A signed request is a signature and a payload, each in base64 of addresses, with a dot between them. */
export const withdrawalIn: NonNullable<Adapter['withdrawalIn']> = (rawBody, clientSecret, now) => {
  const [signature = '', payload = '', ...more] = (
    new URLSearchParams(rawBody).get('signed_request') ?? ''
  ).split('.');
  const given = Buffer.from(signature, 'base64url');
  if (more.length > 0 || !hasValidSignature(payload, given, clientSecret)) return 'forged';
  const said = SignedRequest.safeParse(
    parseJsonOrUndefined(Buffer.from(payload, 'base64url').toString()),
  ).data;
  if (!said) return 'forged';
  const at = said.issued_at === undefined ? now.getTime() : said.issued_at * 1000;
  return { person: said.user_id, at };
};
