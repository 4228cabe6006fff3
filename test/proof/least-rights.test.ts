import { afterAll, beforeAll } from 'vitest';
import { operations } from '#shared/contract/index.ts';
import { writtenStage } from '#test/infra/synth.ts';
import { protectedSignIn, waitingReset } from '#test/support/app/recovery.ts';
import { emailOf } from '#test/support/app.ts';
import {
  codeFor,
  postForm,
  sendMcp,
  spendCode,
  spendRefresh,
  tokensIn,
} from '#test/support/apps/apps.ts';
import { control, guarantee } from './support/guarantee.ts';
import { allows, type TableCall, tableStatements } from './support/iam.ts';
import { type Proof, startProof } from './support/proof-app.ts';

const { templates } = writtenStage('prod');
const open = ['links', 'forms', 'codes'] as const;
const rights = Object.fromEntries(
  [...open, 'oauth', 'mcp'].map((name) => [name, tableStatements(templates, name)]),
);

let proof: Proof;
beforeAll(async () => {
  proof = await startProof();
});
afterAll(() => proof[Symbol.asyncDispose]());

const message = { name: 'Eve', email: 'eve@example.com', subject: 'general', message: 'Hello' };
const suggestion = { suggestion_text: 'An idea', contact_email: emailOf('eve') };

/** Does something while the table refuses every call that the role of a Lambda does not allow. */
const withRightsOf = async <T>(name: string, refused: TableCall[], act: () => Promise<T>) => {
  const mend = proof.app.stack.data.inject((call) => {
    if (allows(rights[name] ?? [], call)) return undefined;
    refused.push(call);
    return 'denied';
  });
  try {
    return await act();
  } finally {
    mend();
  }
};

/** What the open routes answer when the table refuses every call that their role does not allow. */
const answersUnderRights = async () => {
  const { feed, stop, invitation } = proof.ada.ids;
  const refused: TableCall[] = [];
  const keep = await waitingReset(proof.app, 'rob');
  const recovery = await protectedSignIn(proof.app, 'rita');
  const asked: [(typeof open)[number], string, string, unknown?][] = [
    ['links', 'GET', `/calendar/${feed}`],
    ['links', 'GET', `/check-in/stop/${stop}`],
    ['links', 'POST', `/check-in/stop/${stop}`, 'List-Unsubscribe=One-Click'],
    ['links', 'POST', '/invitations', { token: invitation }],
    ['forms', 'POST', '/suggestions', suggestion],
    ['forms', 'POST', '/contact', message],
    ['codes', 'POST', '/code-tickets', { email: emailOf('eve') }],
    ['codes', 'POST', '/recovery', recovery],
    ['codes', 'GET', `/second-factor/keep/${keep}`],
    ['codes', 'POST', `/second-factor/keep/${keep}`, 'pressed'],
  ];
  const answers = [];
  for (const [name, method, path, body] of asked) {
    const answer = await withRightsOf(name, refused, () => proof.app.send(method, path, { body }));
    answers.push({ path, status: answer.status, text: await answer.text() });
  }
  return { answers, refused };
};

guarantee('open routes work with no more rights than their roles have', async (tally) => {
  const { answers, refused } = await answersUnderRights();
  for (const { path, status } of answers) tally.check(`${path} answers ${status}`, status === 200);
  for (const { operation } of refused) tally.check(`${operation} was refused`, false);
  tally.check('the calendar shows the task', /The secret of/.test(answers[0]?.text ?? ''));
  const { settings } = await proof.ada.api.checkIn.getSettings({
    business_id: proof.ada.ids.business,
  });
  tally.check('two-step stays on', /stays on/.test(answers.at(-1)?.text ?? ''));
  tally.check('the mail is stopped', settings.mail === false);
  tally.check('every open route with data was asked', openRoutes().length === answers.length);
});

guarantee(
  'AI apps are let in and served with no more rights than their roles have',
  async (tally) => {
    const { app, ada } = proof;
    const owner = { ...ada, businessId: ada.ids.business };
    const refused: TableCall[] = [];
    const asOauth = <T>(act: () => Promise<T>) => withRightsOf('oauth', refused, act);
    const code = await codeFor(app, owner, { write: true });
    const first = await asOauth(() => spendCode(app, code));
    const second = await asOauth(() => spendRefresh(app, tokensIn(first.body).refresh));
    const { access, refresh } = tokensIn(second.body);
    for (const tool of ['week_list', 'week_add', 'numbers_get', 'work_search', 'owed_totals']) {
      const answer = await withRightsOf('mcp', refused, () =>
        sendMcp(app, { token: access, body: callOf(tool) }),
      );
      const text = await answer.text();
      tally.check(
        `${tool}: ${text.slice(0, 200)}`,
        answer.status === 200 && !/isError":true|"error"/.test(text),
      );
    }
    const gone = await asOauth(() => postForm(app, '/oauth/revoke', { token: refresh }));
    const again = await asOauth(() => spendCode(app, code));
    tally.check(
      `${[first, second, gone, again].map(({ status }) => status)}`,
      [first, second, gone].every(({ status }) => status === 200) && again.status === 400,
    );
    for (const { operation, input } of refused)
      tally.check(`${operation} was refused: ${JSON.stringify(input).slice(0, 300)}`, false);
  },
);

const callOf = (name: string) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name,
      arguments: {
        ...(name === 'week_add' && {
          title: 'Call Maria',
          due: new Date().toISOString().slice(0, 10),
        }),
        ...(name === 'work_search' && { words: 'secret' }),
      },
    },
  });

const openRoutes = () =>
  operations.filter(({ feature }) => (open as readonly string[]).includes(feature));

guarantee('a mistake in an open route reaches no words of an owner', async (tally) => {
  const pk = { S: `USER#${proof.ada.ids.user}` };
  const items = (await proof.app.table.all()).filter((item) => item.pk === pk.S);
  const attempts: [string, TableCall][] = items.flatMap((item) => {
    const Key = { pk, sk: { S: item.sk } };
    const words = Object.keys(item).filter((name) => !known.has(name));
    return [
      [`the whole ${item.sk}`, { operation: 'GetItem', input: { Key } }],
      [`a deletion of ${item.sk}`, { operation: 'DeleteItem', input: { Key } }],
      [`${item.sk} in place of it`, { operation: 'PutItem', input: { Item: Key } }],
      ...words.map((name): [string, TableCall] => [
        `${name} of ${item.sk}`,
        { operation: 'GetItem', input: { Key, ProjectionExpression: name } },
      ]),
      ...words.map((name): [string, TableCall] => [
        `a change of ${name} of ${item.sk}`,
        { operation: 'UpdateItem', input: { Key, UpdateExpression: `SET ${name} = :x` } },
      ]),
    ];
  });
  const all = { ':pk': pk };
  attempts.push(
    ['all items', { operation: 'Query', input: { ExpressionAttributeValues: all } }],
    ['everything', { operation: 'Scan', input: {} }],
    ['many items', { operation: 'BatchGetItem', input: {} }],
    ['the audit trail', { operation: 'GetItem', input: { Key: { pk: { S: 'AUDIT#2026-11' } } } }],
  );
  for (const name of open)
    for (const [what, call] of attempts)
      tally.check(`${name}: ${what}`, !allows(rights[name] ?? [], call));
  for (const partition of ['INBOX#contact#2026-11', 'SENDER#x', `FEED#x`])
    tally.check(
      `forms read ${partition}`,
      !allows(rights.forms ?? [], {
        operation: 'GetItem',
        input: { Key: { pk: { S: partition } } },
      }),
    );
});

/** The attributes that a link may show or change; what stands in others of the same name is not words of a chat. */
const known = new Set(
  (rights.links ?? []).flatMap(
    ({ Condition = {} }) => Condition['ForAllValues:StringEquals']?.['dynamodb:Attributes'] ?? [],
  ),
);

control('the rights of a Lambda with members’ routes would allow it', async (tally) => {
  const history = tableStatements(templates, 'history');
  const input = { Key: { pk: { S: `USER#${proof.ada.ids.user}` }, sk: { S: 'ACCOUNT' } } };
  tally.check('a whole item', !allows(history, { operation: 'GetItem', input }));
});
