import { fileOf, sharePath } from '#shared/web-paths.ts';

type Event = { request: { uri: string; method: string } };

/**
 * Runs in CloudFront, without destructuring (edge-function-code.ts): replaces the path of a page by that of its file. What is
 * shared reaches it only where the browser has no service worker; it is not read, and the page asks to paste it.
 */
export const handler = (event: Event) => {
  const request = event.request;
  if (request.method === 'POST' && request.uri === sharePath)
    return {
      statusCode: 303,
      statusDescription: 'See Other',
      headers: { location: { value: sharePath } },
    };
  const isFile = /\.[^/]+$/.test(request.uri);
  if (!isFile) request.uri = fileOf(request.uri) ?? '/404.html';
  return request;
};
