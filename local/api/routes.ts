import { siblingPathVariables } from '#infra/sibling-path-variables.ts';
import { addresses, type Feature, protocolPaths } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';

/** Where the API answers, on this machine and behind the distribution. */
export const basePath = '/api';

export type Match = {
  readonly feature: Feature;
  readonly route: Route;
  /** The path of the route as the API knows it, for example `/api/businesses/{business_id}`. */
  readonly resource: string;
  readonly parameters: Record<string, string>;
};

const siblings = siblingPathVariables(addresses.map(({ address }) => address));
if (siblings.length)
  throw new Error(`API Gateway would refuse these routes:\n${siblings.join('\n')}`);

/** Fixed segments win over `{placeholders}`, as in API Gateway. */
const table = addresses
  .map(({ feature, route, address }) => ({
    feature,
    route,
    resource: address,
    pattern: new RegExp(
      `^${address.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
    ),
  }))
  .sort((a, b) => placeholders(a.resource) - placeholders(b.resource));

/** Whether a path outside `/api` is one of the gateway's too. */
export const isProtocolPath = (path: string) => protocolPaths.includes(path);

/** The route that answers a method and path, or nothing. */
export const findRoute = (method: string, path: string): Match | undefined => {
  for (const { pattern, ...entry } of table) {
    const found = entry.route.method === method ? pattern.exec(path) : null;
    if (found) return { ...entry, parameters: decoded(found.groups ?? {}) };
  }
  return undefined;
};

const decoded = (groups: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        return [name, value];
      }
    }),
  );

function placeholders(path: string) {
  return path.split('{').length;
}
