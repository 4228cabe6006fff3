import { type ProblemCode, problems } from '../contract/problem.ts';
import { type Route, sendsBody } from '../contract/route.ts';
import { content } from './schemas.ts';

/** The body of every answer that is not a success. */
export const ProblemSchema = {
  type: 'object',
  required: ['code', 'title', 'retryable'],
  properties: {
    code: { type: 'string', enum: Object.keys(problems) },
    title: { type: 'string' },
    retryable: { type: 'boolean' },
    requestId: { type: 'string' },
    data: {},
  },
};

/** Every problem a route may answer: its own, and those of every route with its access and method. */
const problemsOf = (route: Route): ProblemCode[] => [
  'invalid',
  ...(route.access === 'anyone' ? [] : (['signed-out'] as const)),
  ...(route.access === 'admin' ? (['forbidden', 'second-factor-needed'] as const) : []),
  ...(route.access === 'member' && route.role !== 'person' ? (['no-access'] as const) : []),
  ...(route.access === 'member' && !route.role ? (['forbidden'] as const) : []),
  ...(route.access !== 'anyone' && route.method !== 'GET' && !route.reads
    ? (['previewing'] as const)
    : []),
  ...(sendsBody(route) ? (['too-large'] as const) : []),
  'too-fast',
  'network-busy',
  'unexpected',
  'unavailable',
  ...(route.problems ?? []),
];

const problemWith = (codes: readonly ProblemCode[]) => ({
  allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
});

/** The failing responses of a route by status; codes can share a status, so each lists all of its codes. */
export const failures = (route: Route) => {
  const codes = [...new Set(problemsOf(route))];
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `\`${code}\`: ${problems[code].title}`).join(' · '),
        content: content(problemWith(ofStatus), 'application/problem+json'),
      },
    ]),
  );
};
