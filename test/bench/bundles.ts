import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setEnvironment, tableName } from '#local/stack/lambda-environment.ts';
import { defaultPriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';
import { kilobytes, ms, quantiles, ratio, type Table } from './report.ts';

const runs = 15;
const folder = new URL('../../.build/', import.meta.url).pathname;

/** Measures the sizes of the Lambda bundles and how long a new process takes to load each, against an empty one. */
export const bundles = (): Table => {
  setEnvironment({
    tableName,
    appOrigin: 'http://localhost',
    userPoolId: 'us-east-1_Bench',
    userPoolClientId: 'bench',
    dataUrl: 'http://127.0.0.1:9',
    authUrl: 'http://127.0.0.1:9',
    secretsUrl: 'http://127.0.0.1:9',
    mailUrl: 'http://127.0.0.1:9',
    queueUrl: 'http://127.0.0.1:9',
    bucketUrl: 'http://127.0.0.1:9',
    kmsUrl: 'http://127.0.0.1:9',
    aiApp: null,
    books: null,
    profile: null,
    calendar: null,
    facebook: null,
    openai: {
      baseUrl: 'http://127.0.0.1:9',
      model: 'none',
      format: 'schema',
      photos: true,
      speechModel: '',
    },
    stripeOrigin: '',
    lookupKeys: defaultPriceLookupKeys,
    adminSecondFactor: false,
    logLevel: 'SILENT',
  });
  const empty = join(mkdtempSync(join(tmpdir(), 'bench-')), 'index.cjs');
  writeFileSync(empty, 'exports.handler = async () => {};');
  const files = readdirSync(folder)
    .map((name) => ({ name, file: join(folder, name, 'index.cjs') }))
    .filter(({ file }) => statSync(file, { throwIfNoEntry: false })?.isFile());
  const times = new Map<string, number[]>();
  // Interleaved, so that a slow moment of the machine affects all of them.
  for (let run = 0; run < runs; run++)
    for (const { name, file } of [{ name: '', file: empty }, ...files])
      times.set(name, [...(times.get(name) ?? []), load(file)]);
  const floor = quantiles(times.get('') ?? []).p50;
  return {
    title: 'Lambda bundles',
    note: `Size, and time to load in a new process, median of ${runs}; the floor is an empty handler. Budgets: chat 950 kB and 3.4 ×, others 700 kB and 4.0 ×.`,
    rows: files.map(({ name, file }) => {
      const time = quantiles(times.get(name) ?? []).p50;
      return {
        what: name,
        ours: `${kilobytes(statSync(file).size)}, ${ms(time)}`,
        floor: ms(floor),
        ratio: ratio(time, floor),
      };
    }),
  };
};

const load = (file: string) => {
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '-e',
      'globalThis.awslambda={streamifyResponse:(h)=>h,HttpResponseStream:{from:(s)=>s}};require(process.argv[1]);process.exit(0)',
      file,
    ],
    { env: process.env },
  );
  if (status !== 0) throw new Error(`${file} does not load: ${stderr}`);
  return performance.now() - start;
};
