import { contract } from '#shared/contract/index.ts';
import { problems } from '#shared/contract/problem.ts';
import type { Route } from '#shared/contract/route.ts';

const who = { anyone: 'anyone', member: 'signed in', admin: 'admins' } as const;

/** The contract as a page to read: every route by feature, who may call it and how it can refuse. */
export const apiPage = () =>
  [
    '# The API',
    'Made from `shared/contract` by `npm run openapi`; do not edit by hand. The exact shapes are in [openapi.json](openapi.json), which a stage also serves at `/api/openapi.json`.',
    'Every path is below `/api`. A signed-in caller sends the access token of the user pool as `Authorization: Bearer …`. Bodies and answers are JSON; `POST /chat` streams server-sent events to a caller that accepts `text/event-stream`.',
    'A refusal is `application/problem+json`: `code`, `title` (words to show), `retryable`, `requestId` and sometimes `data`.',
    ...Object.entries(contract).map(([feature, routes]) => section(feature, routes)),
    '## Refusals',
    table(
      ['code', 'status', 'what it says'],
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
      ['route', 'what it does', 'for', 'its own refusals'],
      Object.entries(routes).map(([operation, route]) => [
        `\`${route.method} ${route.path}\`<br>${feature}.${operation}`,
        route.summary,
        who[route.access],
        own(route).join(', ') || '–',
      ]),
    ),
  ].join('\n\n');

/** What the route says it may refuse with, beside what every route of its kind may. */
const own = (route: Route) => (route.problems ?? []).map((code) => `\`${code}\``);

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
