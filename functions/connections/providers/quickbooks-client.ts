import type * as z from 'zod';
import { config } from '../../lib/config.ts';
import { ProviderRefused, type RemoteAccount } from './adapter.ts';
import { Fault, rowsOf } from './quickbooks-shapes.ts';

/** The version of the API whose shapes are read. */
const minorVersion = '75';
const timeoutMs = 20_000;
/** What the provider asks for after a 429. */
const pauseSeconds = 60;

const originOf = () => {
  const { origin, sandbox } = config.CONNECTIONS.quickbooks ?? {};
  return (
    origin ??
    (sandbox ? 'https://sandbox-quickbooks.api.intuit.com' : 'https://quickbooks.api.intuit.com')
  );
};

const addressOf = (remote: string, path: string, params: Readonly<Record<string, string>>) =>
  `${originOf()}/v3/company/${remote}/${path}?${new URLSearchParams({ ...params, minorversion: minorVersion })}`;

const send = async (account: RemoteAccount, address: string, access: string) => {
  account.called();
  try {
    return await fetch(address, {
      headers: { authorization: `Bearer ${access}`, accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
  } catch (cause) {
    throw new ProviderRefused('unavailable', {}, { cause });
  }
};

/** Reads one address of the API; throws {@link ProviderRefused} for everything but an answer of that shape. */
export const read = async <Shape extends z.ZodType>(
  account: RemoteAccount,
  path: string,
  params: Readonly<Record<string, string>>,
  shape: Shape,
): Promise<z.output<Shape>> => {
  const address = addressOf(account.remote, path, params);
  const access = await account.access();
  const first = await send(account, address, access);
  const response =
    first.status === 401 ? await send(account, address, await account.access(access)) : first;
  const requestID = response.headers.get('intuit_tid') ?? undefined;
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusal(response, body, requestID);
  if (body === undefined) throw new ProviderRefused('unavailable', { requestID });
  const parsed = shape.safeParse(body);
  // The issues of the schema may repeat what was sent, so they go no further.
  if (!parsed.success) throw new ProviderRefused('shape', { requestID });
  return parsed.data;
};

const refusal = ({ status, headers }: Response, body: unknown, requestID: string | undefined) => {
  const code = Fault.safeParse(body).data?.Fault.Error[0]?.code.replace(/^0+/, '');
  const about = { requestID, code };
  if (code === '6190') return new ProviderRefused('subscription', about);
  if (status === 401) return new ProviderRefused('sign-in', about);
  if (status === 403) return new ProviderRefused('permission', about);
  if (status === 429) {
    const retrySeconds = Math.max(Number(headers.get('retry-after')) || 0, pauseSeconds);
    return new ProviderRefused('throttled', { ...about, retrySeconds });
  }
  return new ProviderRefused(status >= 500 ? 'unavailable' : 'shape', about);
};

/** One page of a query: these columns of an entity, and the rest of the query. */
export const query = <Row extends z.ZodType>(
  account: RemoteAccount,
  entity: string,
  row: Row,
  rest = '',
  columns = '*',
): Promise<z.output<Row>[]> => {
  const text = `select ${columns} from ${entity} ${rest}`.trim();
  return read(account, 'query', { query: text }, rowsOf(entity, row));
};

/** Every row that a query finds, a page at a time. */
export const pagesOf = async function* <Row extends z.ZodType>(
  account: RemoteAccount,
  entity: string,
  row: Row,
  { columns = '*', where, rows }: { columns?: string; where: string; rows: number },
) {
  for (let start = 1; ; start += rows) {
    const rest = `${where} startposition ${start} maxresults ${rows}`;
    const page = await query(account, entity, row, rest, columns);
    yield page;
    if (page.length < rows) return;
  }
};
