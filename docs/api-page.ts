import { contract } from '#shared/contract/index.ts';
import { problems } from '#shared/contract/problem.ts';
import type { Route } from '#shared/contract/route.ts';

const who = { anyone: 'anyone', admin: 'admins' } as const;
const whoOfAccount = { owner: 'the owner', office: 'owner and office', person: 'every person' };

const callerOf = ({ access, role }: Route) =>
  access === 'member' ? whoOfAccount[role ?? 'owner'] : who[access];

/** The contract as a Markdown page: every route by feature, who may call it and its own problems. */
export const apiPage = () =>
  [
    '# The API',
    'Generated from `shared/contract` by `npm run openapi`; do not edit by hand. [openapi.json](openapi.json) has the exact schemas; a stage also serves it at `/api/openapi.json`.',
    'Every path is below `/api`. A signed-in caller sends the access token of the user pool as `Authorization: Bearer …`. A person who works in the account of another owner names it in the header `x-account`; “the owner” may call a route in their own account only, “owner and office” everybody who works there, in the businesses chosen for them, and “every person” is about who signs in, whatever account is named. Request and response bodies are JSON; `POST /chat` streams server-sent events to a caller that accepts `text/event-stream`.',
    'An expected error is a problem, `application/problem+json`: `code`, `title` (a sentence to show), `retryable`, `requestId` and sometimes `data`. Besides its own problems, a route can answer those that every route of its kind shares; openapi.json lists them per route.',
    ...Object.entries(contract).map(([feature, routes]) => section(feature, routes)),
    '## Problems',
    table(
      ['code', 'status', 'title'],
      Object.entries(problems).map(([code, { status, title }]) => [
        `\`${code}\``,
        String(status),
        title,
      ]),
    ),
  ].join('\n\n');

const section = (feature: string, routes: Record<string, Route>) =>
  [
    `## ${feature}`,
    table(
      ['route', 'what it does', 'for', 'its own problems'],
      Object.entries(routes).map(([operation, route]) => [
        `\`${route.method} ${route.path}\`<br>${feature}.${operation}`,
        route.summary,
        callerOf(route),
        own(route).join(', ') || '–',
      ]),
    ),
  ].join('\n\n');

/** The problems that the route declares, without those that every route of its kind shares. */
const own = (route: Route) => (route.problems ?? []).map((code) => `\`${code}\``);

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
