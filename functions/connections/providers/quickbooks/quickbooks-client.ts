import type * as z from 'zod';
import { config } from '../../../lib/config.ts';
import { asShape, callWithAccess, pauseOf } from '../provider-http.ts';
import { ProviderRefused } from '../provider-refused-error.ts';
import type { RemoteAccount } from '../remote-account.ts';
import { Fault, rowsOf } from './quickbooks-schemas.ts';

/** The version of the API whose shapes are read. */
const minorVersion = '75';
const timeoutMs = 20_000;

const originOf = () => {
  const { origin, sandbox } = config.CONNECTIONS.quickbooks ?? {};
  return (
    origin ??
    (sandbox ? 'https://sandbox-quickbooks.api.intuit.com' : 'https://quickbooks.api.intuit.com')
  );
};

const addressOf = (remote: string, path: string, params: Readonly<Record<string, string>>) =>
  `${originOf()}/v3/company/${remote}/${path}?${new URLSearchParams({ ...params, minorversion: minorVersion })}`;

/** Reads one address of the API; throws {@link ProviderRefused} for everything but an answer of that shape. */
export const read = async <Shape extends z.ZodType>(
  account: RemoteAccount,
  path: string,
  params: Readonly<Record<string, string>>,
  shape: Shape,
): Promise<z.output<Shape>> => {
  const address = addressOf(account.remote, path, params);
  const { response, body } = await callWithAccess(account, address, { timeoutMs });
  const requestID = response.headers.get('intuit_tid') ?? undefined;
  if (!response.ok) throw refusal(response, body, requestID);
  return asShape(body, shape, { requestID });
};

const refusal = ({ status, headers }: Response, body: unknown, requestID: string | undefined) => {
  const code = Fault.safeParse(body).data?.Fault.Error[0]?.code.replace(/^0+/, '');
  const about = { requestID, code };
  if (code === '6190') return new ProviderRefused('subscription', about);
  if (status === 401) return new ProviderRefused('sign-in', about);
  if (status === 403) return new ProviderRefused('permission', about);
  if (status === 429)
    return new ProviderRefused('throttled', { ...about, retrySeconds: pauseOf(headers) });
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
