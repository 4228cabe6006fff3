import { expect, test } from 'vitest';
import { beginSignIn } from '#functions/lib/connections/provider-oauth-client.ts';

/** A provider that asks for parameters of its own in the address of its sign-in page. */
const client = {
  server: {
    issuer: 'https://provider.example',
    authorization_endpoint: 'https://provider.example/auth?access_type=offline&state=theirs',
  },
  clientId: 'client',
  clientSecret: 'client-secret',
  redirectUri: 'https://app.example/dashboard/connections/callback/books',
  scopes: ['read.one', 'read.two'],
  isLocal: false,
};

test('the address of a sign-in keeps what the provider put into it, and has each of ours once', async () => {
  const { url, state, verifier } = await beginSignIn(client);
  const { searchParams } = new URL(url);
  expect(Object.fromEntries(searchParams)).toEqual({
    access_type: 'offline',
    client_id: 'client',
    response_type: 'code',
    redirect_uri: client.redirectUri,
    scope: 'read.one read.two',
    state,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect([...searchParams]).toHaveLength(8);
  expect(url).not.toContain(verifier);
});
