import { createHmac } from 'node:crypto';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

/** What Facebook sends about a person who takes a consent back, signed with the application's secret or with another key. */
export const signedRequestWith =
  (clientSecret: string) =>
  (person: string, { key = clientSecret, at = Date.now() } = {}) => {
    const issued_at = Math.floor(at / 1000);
    const payload = encoded(
      JSON.stringify({ algorithm: 'HMAC-SHA256', issued_at, user_id: person }),
    );
    const signature = createHmac('sha256', key).update(payload).digest('base64url');
    return `signed_request=${signature}.${payload}`;
  };
