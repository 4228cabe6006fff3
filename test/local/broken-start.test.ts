import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { attachRunningDynamodb } from '#local/dynamodb/attach-running-dynamodb.ts';
import { startDynamodb } from '#local/dynamodb.ts';
import { readableError } from '#local/readable-error.ts';
import { openState } from '#local/stand-in-state.ts';
import { freePort } from '#test/support/tools/free-port.ts';

const emptyFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sevenhands-broken-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

test('a truncated state file is reported with the solution', async () => {
  const folder = await emptyFolder();
  const file = join(folder, 'auth.json');
  await writeFile(file, '{"users": [{"email": "de');
  expect(() => openState(file, {})).toThrow(
    `${file} cannot be read. Start with npm start -- --fresh, which empties ${folder}/.`,
  );
  expect(() => openState('package.json/none', {})).not.toThrow();
});

test('a broken table is reported too, and differently from a table in use by another start', async () => {
  const folder = join(await emptyFolder(), 'data');
  const data = await startDynamodb({ folder });
  await expect(startDynamodb({ folder })).rejects.toThrow(
    `Another start is using ${folder}. Stop it first.`,
  );
  await data.close();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'CURRENT'), 'nothing of the kind\n');
  await expect(startDynamodb({ folder })).rejects.toThrow(
    `${folder} cannot be read. Start with npm start -- --fresh`,
  );
});

test('an address without a table is reported with its variable', async () => {
  const port = await freePort();
  const told = `No DynamoDB answers at http://localhost:${port}, the address in AWS_ENDPOINT_URL_DYNAMODB. Start one there, or leave the variable out`;
  await expect(attachRunningDynamodb(`http://localhost:${port}`, 'table')).rejects.toThrow(told);
  const other = createServer((_, response) => response.writeHead(404).end('<h1>Nothing here</h1>'));
  await new Promise<void>((resolve) => void other.listen(port, resolve));
  onTestFinished(() => void other.close());
  await expect(attachRunningDynamodb(`http://localhost:${port}`, 'table')).rejects.toThrow(told);
});

test('an error is shown without Node’s internal frames', () => {
  expect(readableError(new Error('Port 1 is already in use.'))).toBe('  Port 1 is already in use.');
  const shown = readableError(
    Object.assign(new SyntaxError('Expression expected'), {
      code: 'ERR_INVALID_TYPESCRIPT_SYNTAX',
      stack:
        'file:///work/ask.ts:7\nconst = 1;\n      ^\n\nSyntaxError: Expression expected\n    at parse (node:internal/modules/typescript:68:40)\n    at run (file:///work/run.ts:1:2)',
    }),
  );
  expect(shown).toBe(
    '  /work/ask.ts:7\n  const = 1;\n        ^\n  \n  SyntaxError: Expression expected\n      at run (/work/run.ts:1:2)',
  );
});

test('an older Node reports which version is needed and how to get it', () => {
  const older = (version: string) =>
    spawnSync(
      process.execPath,
      [
        '-e',
        `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); require('./node-24.cjs'); console.log('runs');`,
      ],
      { encoding: 'utf8' },
    );
  const { status, stdout, stderr } = older('20.19.0');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^\n {2}Sevenhands needs Node 24, and this is Node 20\.19\.0\. Run .*\n\n$/,
  );
  expect(older('24.0.0').stdout).toBe('runs\n');
});
