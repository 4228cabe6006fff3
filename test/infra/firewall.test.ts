import { describe, expect, test } from 'vitest';
import { createClient } from '#shared/api-client.ts';
import { endpoints } from '#shared/contract/index.ts';
import { found, type Properties } from './rules/found.ts';
import { writtenStage } from './synth.ts';

const firewalls = found(writtenStage('prod').templates, 'AWS::WAFv2::WebACL').map(
  ({ properties }) => properties,
);
const named = (scope: 'CLOUDFRONT' | 'REGIONAL') =>
  firewalls.find(({ Scope }) => Scope === scope) as Properties;

type Visit = { path: string; headers?: Record<string, string>; bytes?: number };

const matches = (statement: Properties, visit: Visit): boolean => {
  const [[kind = '', value] = []] = Object.entries(statement);
  if (kind === 'AndStatement')
    return value.Statements.every((one: Properties) => matches(one, visit));
  if (kind === 'OrStatement')
    return value.Statements.some((one: Properties) => matches(one, visit));
  if (kind === 'NotStatement') return !matches(value.Statement, visit);
  if (kind === 'SizeConstraintStatement') return (visit.bytes ?? 0) > value.Size;
  if (kind === 'RegexMatchStatement') return new RegExp(value.RegexString).test(visit.path);
  if (kind !== 'ByteMatchStatement') throw new Error(`The test does not know ${kind}`);
  const { FieldToMatch: field, PositionalConstraint: where, SearchString: searched } = value;
  const text = field.UriPath ? visit.path : (visit.headers?.[field.SingleHeader.Name] ?? '');
  if (where === 'STARTS_WITH') return text.startsWith(searched);
  return where === 'ENDS_WITH' ? text.endsWith(searched) : text === searched;
};

/** Sends what one address asks for within a minute past the rules of a firewall; returns the answer to each blocked request. */
const send = ({ Rules, CustomResponseBodies }: Properties, visits: readonly Visit[]) => {
  const counts = new Map<string, number>();
  const isHit = ({ Name, Statement }: Properties, visit: Visit) => {
    if (Statement.ManagedRuleGroupStatement) return false;
    const rate = Statement.RateBasedStatement;
    if (!rate) return matches(Statement, visit);
    if (rate.ScopeDownStatement && !matches(rate.ScopeDownStatement, visit)) return false;
    const count = (counts.get(Name) ?? 0) + 1;
    counts.set(Name, count);
    return count > rate.Limit;
  };
  const rules = [...Rules].sort((one, other) => one.Priority - other.Priority);
  return visits.flatMap((visit) => {
    const rule = rules.find((one) => isHit(one, visit));
    if (!rule) return [];
    const { ResponseCode, CustomResponseBodyKey } = rule.Action.Block.CustomResponse ?? {};
    return [{ status: ResponseCode, ...CustomResponseBodies?.[CustomResponseBodyKey] }];
  });
};
const times = (count: number, visit: Visit) => Array.from({ length: count }, () => visit);
const firstVisit = [
  ...times(200, { path: '/assets/app-1.js' }),
  ...times(15, { path: '/api/account' }),
];

describe('the firewall before pages and API', () => {
  const firewall = named('CLOUDFRONT');

  test('people of one office who open the app within the same minute are no flood', () => {
    expect(send(firewall, Array.from({ length: 12 }, () => firstVisit).flat())).toEqual([]);
  });

  test('a flood of the API is answered as a problem that the app explains', async () => {
    const blocked = send(firewall, times(6000, { path: '/api/health' }));
    expect(blocked).toHaveLength(5700);
    const [{ status, ContentType, Content }] = blocked as [Properties];
    expect([status, ContentType]).toEqual([429, 'APPLICATION_JSON']);
    const api = createClient({
      endpoints,
      baseUrl: 'https://app.example/api',
      token: async () => undefined,
      fetch: async () => new Response(Content, { status }),
    });
    await expect(api.account.get({})).rejects.toMatchObject({
      code: 'network-busy',
      message: 'Too many requests are coming from your network. Wait a minute and try again.',
      retryable: true,
    });
  });

  test('a flood of files is answered with a page, and does not close the API', () => {
    const blocked = send(firewall, [
      ...times(4000, { path: '/' }),
      ...times(15, { path: '/api/account' }),
    ]);
    expect(blocked).toHaveLength(1000);
    expect(blocked[0]).toMatchObject({ status: 429, ContentType: 'TEXT_HTML' });
    expect(blocked[0]?.Content).toContain('Too many requests are coming from your network.');
  });

  test('events of the payment provider and calendar addresses are not counted', () => {
    expect(send(firewall, times(2000, { path: '/api/stripe/webhook', bytes: 90_000 }))).toEqual([]);
    expect(send(firewall, times(2000, { path: '/api/calendar/x.ics' }))).toEqual([]);
  });

  test('a post may be large for its photo, at any business, and an answer under a review may not', () => {
    const path = `/api/businesses/${crypto.randomUUID()}/posts/01KB0000000000000000000001/presses`;
    expect(send(firewall, [{ path, bytes: 400_000 }])).toEqual([]);
    const answer = { path: path.replace('/posts/', '/reviews/'), bytes: 90_000 };
    expect(send(firewall, [answer, { ...answer, path: `${path}/more` }])).toMatchObject([
      { status: 413 },
      { status: 413 },
    ]);
  });

  test('a text that is too large is refused as such', () => {
    const [answer] = send(firewall, [{ path: '/api/memory', bytes: 90_000 }]);
    expect(answer?.status).toBe(413);
    expect(JSON.parse(answer?.Content)).toMatchObject({ code: 'too-large' });
  });
});

describe('the firewall before the user pool', () => {
  const firewall = named('REGIONAL');
  const call = (operation: string): Visit => ({
    path: '/',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
  });

  test.each(['SignUp', 'ResendConfirmationCode', 'ForgotPassword'])(
    'one address asks for 20 mails by %s in five minutes, and no more',
    (operation) => {
      expect(send(firewall, times(50, call(operation)))).toHaveLength(30);
    },
  );

  test.each(['InitiateAuth', 'ConfirmForgotPassword', 'ConfirmSignUp'])(
    'an office signs in: %s is no mail',
    (operation) => {
      expect(send(firewall, times(100, call(operation)))).toEqual([]);
    },
  );
});

test('a refusal without a code, as for an address of bad reputation, is not taken for a missing right', async () => {
  const api = createClient({
    endpoints,
    baseUrl: 'https://app.example/api',
    token: async () => undefined,
    fetch: async () => new Response('<html>Request blocked</html>', { status: 403 }),
  });
  await expect(api.account.get({})).rejects.toMatchObject({ code: 'network-busy' });
});
