import { signInMarks } from './canaries.ts';
import { startEchoing } from './echoing-services.ts';

const { code, access, refresh } = signInMarks;

/**
 * Forwards to the books of the stack, which know neither the secret of the product nor the marks: each code and token that
 * they give out carries a mark on its way to the product and loses it on the way back.
 */
export const startBooks = async (realUrl: string, { clientId, clientSecret }: Client) => {
  const here = { url: '' };
  const service = await startEchoing(
    async ({ request, body, response }) => {
      const { host: _, connection: __, 'content-length': ___, ...given } = request.headers;
      const headers = given as Record<string, string>;
      const asked = headers.authorization;
      const isClient = asked?.startsWith('Basic ');
      if (isClient) headers.authorization = `Basic ${btoa(`${clientId}:${clientSecret}`)}`;
      else if (asked) headers.authorization = unmarked(asked);
      const answer = await fetch(realUrl + request.url, {
        method: request.method ?? 'GET',
        redirect: 'manual',
        headers,
        ...(body.length && { body: unmarked(body.toString()) }),
      });
      const own = (text: string) =>
        text
          .replaceAll(realUrl, here.url)
          .replaceAll(encodeURIComponent(realUrl), encodeURIComponent(here.url));
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
        'set-cookie': answer.headers.getSetCookie(),
        ...(answer.headers.has('location') && {
          location: markedCode(own(answer.headers.get('location') ?? '')),
        }),
      });
      response.end(markedTokens(own(await answer.text())));
    },
    (echo) => ({
      error: 'invalid_grant',
      error_description: echo.replace(/[^ !#-[\]-~]/g, ' '),
      Fault: { Error: [{ Message: echo, Detail: echo, code: '5000' }], type: 'SERVICE' },
    }),
  );
  here.url = service.url;
  return service;
};
type Client = { readonly clientId: string; readonly clientSecret: string };

const unmarked = (text: string) =>
  Object.values(signInMarks).reduce((rest, mark) => rest.replaceAll(mark, ''), text);
const markedCode = (location: string) => location.replace(/([?&]code=)/, `$1${code}`);
const markedTokens = (body: string) =>
  body.replace(/("access_token":")/, `$1${access}`).replace(/("refresh_token":")/, `$1${refresh}`);
