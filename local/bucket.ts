import { type LocalServer, listen, readBody } from './http-server.ts';
import { escaped } from './page-markup.ts';
import { openState } from './stand-in-state.ts';

export type LocalBucket = LocalServer & {
  /** The names of all objects, in order. */
  readonly keys: () => readonly string[];
  /** Refuses every call until it is mended. */
  readonly break: () => () => void;
};

const pageSize = 1000;

/** Starts the part of S3 the Lambdas use: putting an object and listing names, in one bucket. */
export const startBucket = async ({
  port = 0,
  file,
}: {
  port?: number;
  file?: string | undefined;
} = {}): Promise<LocalBucket> => {
  const { value: objects, save } = openState<Record<string, string>>(file, {});
  const keys = () => Object.keys(objects).sort();
  let broken = false;
  const server = await listen(
    async (request, response) => {
      const body = await readBody(request);
      if (!body) return void response.destroy();
      const url = new URL(request.url ?? '/', 'http://local');
      const send = (status: number, xml = '') =>
        response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
      if (broken) return send(503, '<Error><Code>ServiceUnavailable</Code></Error>');
      const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
      if (request.method === 'PUT' && key) {
        objects[key] = body.toString();
        save();
        return send(200);
      }
      if (request.method === 'GET' && url.searchParams.get('list-type') === '2')
        return send(200, listOf(keys(), url.searchParams));
      return send(400, '<Error><Code>NotImplemented</Code></Error>');
    },
    { port, stays: 'bucket' },
  );
  return {
    ...server,
    keys,
    break: () => {
      broken = true;
      return () => {
        broken = false;
      };
    },
  };
};

const listOf = (keys: readonly string[], query: URLSearchParams) => {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('start-after') ?? '';
  const found = keys.filter((key) => key.startsWith(prefix) && key > after);
  const page = found.slice(0, pageSize);
  const contents = page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`).join('');
  return `<ListBucketResult><IsTruncated>${page.length < found.length}</IsTruncated>${contents}</ListBucketResult>`;
};
