import { fileOf } from '#shared/web-paths.ts';

type Event = { request: { uri: string } };

/** Runs in CloudFront, without destructuring (edge-function.ts): replaces the path of a page by that of its file. */
export const handler = (event: Event) => {
  const request = event.request;
  const isFile = /\.[^/]+$/.test(request.uri);
  if (!isFile) request.uri = fileOf(request.uri) ?? '/404.html';
  return request;
};
