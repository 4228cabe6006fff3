import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll } from 'vitest';
import { buildLambdas } from '#infra/build/index.ts';
import { stageSettings } from '#infra/stages.ts';
import { writtenStage } from '#test/infra/synth.ts';
import { everyNth } from '#test/support/proof-size.ts';
import { canaries, foundIn, keys, names, wordOf } from './secrets/canaries.ts';
import { careless, carelessly } from './secrets/careless.ts';
import { hasRealKey } from './secrets/real-keys.ts';
import { type Day, runDay } from './secrets/run-day.ts';
import { control, guarantee } from './support/guarantee.ts';

const stageNames = Object.keys(stageSettings) as (keyof typeof stageSettings)[];
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sevenhands-secrets-'));
const run = (command: string, args: string[], env: object = {}) =>
  promisify(execFile)(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    maxBuffer: 2 ** 28,
  });
const filesIn = (where: string) =>
  globSync('**/*', { cwd: where, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

let logs = '';
let answers: Day['answers'] = [];
let received: Day['received'] = [];
beforeAll(async () => {
  ({ logs, answers, received } = await runDay(folder));
});

guarantee(
  'after a day in which every service fails, the logs contain no key and no owner’s text',
  (tally) => {
    const lines = logs.split('\n');
    tally.check(
      'there are logs to look at',
      lines.filter((line) => line.includes('"level"')).length > 100,
    );
    tally.check('faults of ours are among them', logs.includes('"level":"ERROR"'));
    for (const line of lines) {
      const found = foundIn(line);
      tally.check(`${found}: ${line.slice(0, 200)}`, found.length === 0);
    }
  },
);

guarantee('no response contains a key, and no refusal repeats the input', (tally) => {
  tally.check(
    'faults are among them',
    answers.some(({ status }) => status >= 500),
  );
  tally.check(
    'good answers are among them',
    answers.some(({ status }) => status === 200),
  );
  for (const { status, path, body, headers } of answers) {
    const found = foundIn(body + headers, status >= 400 ? names : keys);
    tally.check(`${path}: ${status} ${found} ${body.slice(0, 200)}`, found.length === 0);
  }
});

guarantee(
  'codes, tokens and secrets of connected books reach the books, and no item, no prompt and no mail; customers of the owner reach no prompt and no mail',
  (tally) => {
    const bodiesTo = (wanted: string) =>
      received.flatMap(({ service, body }) => (service === wanted ? [body] : []));
    const given = new Set(bodiesTo('books').flatMap((body) => foundIn(body)));
    for (const name of ['signInCode', 'refreshToken'] as const)
      tally.check(`the books were sent the ${name}`, given.has(name));
    const items = bodiesTo('table');
    tally.check(
      'invoices of the books were stored',
      items.some((body) => foundIn(body, ['customer']).length > 0),
    );
    for (const body of items) {
      const found = foundIn(body, keys);
      tally.check(`table: ${found} ${body.slice(0, 200)}`, found.length === 0);
    }
    for (const body of [...bodiesTo('model'), ...bodiesTo('mail')]) {
      const found = foundIn(body, [...keys, 'customer']);
      tally.check(`model or mail: ${found} ${body.slice(0, 200)}`, found.length === 0);
    }
  },
);

const messagesSent = () =>
  received.flatMap(({ service, body }) =>
    service === 'queue' && body.includes('MessageBody') ? [body] : [],
  );

guarantee(
  'messages of the queues hold no code, no token, no secret and no word of the owner, whoever asked for the read',
  (tally) => {
    const messages = messagesSent();
    for (const why of ['clock', 'owner', 'event', 'again'])
      tally.check(
        `a read was asked for by ${why}`,
        messages.some((body) => body.includes(`\\"why\\":\\"${why}\\"`)),
      );
    tally.check(
      'a deletion was asked for',
      messages.some((body) => !body.includes('\\"why\\"')),
    );
    for (const body of messages)
      tally.check(`${foundIn(body)}: ${body.slice(0, 200)}`, foundIn(body).length === 0);
  },
);

control('the same messages with a token of the books in them', (tally) => {
  for (const body of messagesSent()) {
    const marked = body.replaceAll(
      '"MessageBody":"{',
      `$&\\"access\\":\\"${canaries.accessToken}\\",`,
    );
    tally.check(marked.slice(0, 200), foundIn(marked).length === 0);
  }
});

guarantee(
  'bundles of the Lambdas and their source maps contain no secret of the build machine',
  { tags: 'night' },
  async (tally) => {
    await carelessly(() =>
      buildLambdas(join(folder, 'lambdas'), { sourcemap: 'linked', sourcesContent: true }),
    );
    const files = filesIn(join(folder, 'lambdas'));
    tally.check(
      'source maps were made to look into',
      files.some((file) => file.endsWith('.map')),
    );
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      tally.check(`${file}: ${foundIn(text)}`, foundIn(text).length === 0);
      const code = file.endsWith('.cjs') ? hasRealKey(text) : [];
      tally.check(`${file}: ${code}`, code.length === 0);
    }
  },
);

guarantee(
  'the web app and its source maps contain no secret of the build machine',
  { tags: 'night' },
  async (tally) => {
    const out = join(folder, 'web');
    const build = `import('vite').then(({ build }) => build({ configFile: 'web/vite.config.ts', logLevel: 'error', build: { outDir: ${JSON.stringify(out)}, emptyOutDir: true, sourcemap: true } }))`;
    await run(process.execPath, ['--input-type=module', '-e', build], careless);
    const shipped = join(root, 'web/dist');
    const made = filesIn(out);
    tally.check(
      'source maps were made to look into',
      made.some((file) => file.endsWith('.js.map')),
    );
    for (const file of [...made, ...(existsSync(shipped) ? filesIn(shipped) : [])]) {
      const text = readFileSync(file, 'utf8');
      const found = [...foundIn(text), ...(file.endsWith('.map') ? [] : hasRealKey(text))];
      tally.check(`${file}: ${found}`, found.length === 0);
      tally.check(
        `${file}: the local stand-ins’ keys`,
        !/sk_test_local|sk-local|whsec_local/.test(text),
      );
    }
    const maps = existsSync(shipped)
      ? filesIn(shipped).filter((file) => file.endsWith('.map'))
      : [];
    tally.check(`no source map is shipped: ${maps}`, maps.length === 0);
  },
);

guarantee('templates contain the names of secrets and never their values', async (tally) => {
  const allowed = new Set([
    'HASH_SECRET_ID',
    'CONNECTIONS_SECRET_ID',
    'CONNECTIONS_KEY_ID',
    'OPENAI_SECRET_ID',
    'STRIPE_SECRET_ID',
    'STRIPE_LOOKUP_KEYS',
    'REPLY_TOKENS',
  ]);
  await carelessly(() => {
    // In the short form prod alone.
    for (const stage of everyNth(stageNames.toReversed(), 2)) {
      for (const [name, template] of Object.entries(writtenStage(stage).templates)) {
        const text = JSON.stringify(template);
        const found = [...foundIn(text), ...hasRealKey(text)];
        tally.check(`${stage} ${name}: ${found}`, found.length === 0);
        tally.check(
          `${stage} ${name}: no password typed in`,
          !/"SecretString"|MasterUserPassword/.test(text),
        );
        for (const { Type, Properties } of Object.values(template.Resources)) {
          if (Type !== 'AWS::Lambda::Function') continue;
          const given = Object.keys(Properties?.Environment?.Variables ?? {});
          const extra = given.filter(
            (key) => /KEY|SECRET|TOKEN|PASSWORD/.test(key) && !allowed.has(key),
          );
          tally.check(`${stage} ${name}: ${extra}`, extra.length === 0);
        }
      }
    }
  });
});

guarantee('no file in the repository contains a real key', (tally) => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root }).toString().split('\0');
  for (const file of files.filter((name) => name && existsSync(join(root, name)))) {
    const found = hasRealKey(readFileSync(join(root, file), 'latin1'));
    tally.check(`${file}: ${found}`, found.length === 0);
  }
});

control('a log line with each of them, in plain text or encoded', (tally) => {
  for (const name of names) {
    const word = wordOf(name);
    const lines = [
      canaries[name],
      JSON.stringify({ error: `No: ${canaries[name]}` }),
      encodeURIComponent(canaries[name]),
      word.toUpperCase(),
      Buffer.from(canaries[name]).toString('base64'),
      Buffer.from(`x${canaries[name]}y`).toString('base64'),
      Buffer.from(`xy${canaries[name]}`).toString('hex'),
    ];
    for (const line of lines) tally.check(line, foundIn(line).length === 0);
  }
  for (const key of [`sk_live_${'a1'.repeat(12)}`, `AKIA${'A'.repeat(16)}`])
    tally.check(key, hasRealKey(key).length === 0);
});
