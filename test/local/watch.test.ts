import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '#test/support/tools/free-port.ts';

const root = mkdtempSync(join(tmpdir(), 'sevenhands-watched-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Creates a copy of the product whose sources a test may change, with the packages of the project. */
const copyProduct = () => {
  for (const name of [
    'functions',
    'shared',
    'local',
    'infra',
    'web',
    'package.json',
    'node-24.cjs',
  ])
    cpSync(name, join(root, name), {
      recursive: true,
      filter: (path) => !/web\/(?:dist|public)\/./.test(path),
    });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((one) => !one.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
};

const source = 'functions/site/health-lambda.ts';
const patient = { timeout: 90_000, interval: 100 };

test('npm start reloads after a change of a source, and reports one that cannot be loaded', {
  tags: 'night',
}, async () => {
  copyProduct();
  const port = await freePort();
  const child = spawn(process.execPath, ['local/index.ts'], {
    cwd: root,
    env: { ...process.env, WEB_PORT: String(port), LOCAL_DIR: '.local', LOCAL_WATCHED: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  /** Collects the output from now on. */
  const listen = () => {
    said = '';
  };
  const says = (words: string) => vi.waitFor(() => expect(said).toContain(words), patient);
  const health = async () => (await fetch(`http://localhost:${port}/api/health`)).text();
  const original = readFileSync(source, 'utf8');
  const write = (text: string) => {
    listen();
    writeFileSync(join(root, source), text);
  };

  await says('Sevenhands runs at');
  expect(await health()).toBe('{"ok":true}');
  const owners = () =>
    Object.keys(JSON.parse(readFileSync(join(root, '.local/auth.json'), 'utf8')).users);
  const signedUp = owners();

  write(original.replace('ok: true as const', "ok: 'changed' as never"));
  await says(`Restarted after a change in ${source} (`);
  // A response that violates the contract.
  expect(await health()).toContain('"code":"unexpected"');
  // Its log comes by another way than the answer, and is no part of what is said next.
  await says('"message":"request failed"');

  write(`${original}\nconst = 1;`);
  await says('It starts again after the next change');
  expect(said).toContain(`${source}:`);
  expect(said).toContain('SyntaxError');
  expect(said).not.toContain('node:internal');

  // Like editors that replace a file in one step.
  listen();
  writeFileSync(join(root, `${source}.tmp`), original);
  renameSync(join(root, `${source}.tmp`), join(root, source));
  await says(`Restarted after a change in ${source} (`);
  expect(await health()).toBe('{"ok":true}');

  listen();
  writeFileSync(join(root, 'shared/domain/new.ts'), 'export const made = 1;\n');
  await says('Restarted after a change in shared/domain/new.ts (');
  expect(owners()).toEqual(signedUp);

  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(health()).rejects.toThrow();
  expect(existsSync(join(root, '.local/data'))).toBe(true);
});

test('a start that fails exits with an explanation', async () => {
  const child = spawn(process.execPath, ['local/index.ts', '--bulit'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LOCAL_WATCHED: '' },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said.trim()).toMatch(/^There is no option --bulit\. Known: .*\.$/);
});
