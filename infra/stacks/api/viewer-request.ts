import { fileOf } from '#shared/web-paths.ts';

type Event = { request: { uri: string } };

/** Runs inside CloudFront: turns the address of a page into the file that holds it. */
export const handler = ({ request }: Event) => {
  const isFile = /\.[^/]+$/.test(request.uri);
  if (!isFile) request.uri = fileOf(request.uri) ?? '/404.html';
  return request;
};
