import { spawnSync } from 'node:child_process';
import { startProduct } from '#test/support/product.ts';
import { quantiles, type Table } from './report.ts';

const runs = 3;
/** As it is before a benchmark starts services of its own in this process. */
const environment = { ...process.env };
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;

/** One run of every test that `npm test` runs before the proof and the browsers. */
export const tests = (): Table => {
  const begin = performance.now();
  const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--project', '!proof*'], {
    stdio: 'ignore',
    env: environment,
  });
  const took = seconds(performance.now() - begin);
  return {
    title: 'Tests',
    note: 'One run.',
    rows: [{ what: '`npm run test:unit`', ours: status === 0 ? took : `${took}, not all green` }],
  };
};

/** What a developer waits for: from `npm start` to the first page, and a synthesis. */
export const commands = async (): Promise<Table> => {
  const starts: number[] = [];
  const synths: number[] = [];
  for (let run = 0; run < runs; run++) {
    starts.push(await startToPage());
    synths.push(synth());
  }
  return {
    title: 'Commands',
    note: `Median of ${runs}.`,
    rows: [
      {
        what: '`npm start -- --built`, fresh, to the first page',
        ours: seconds(quantiles(starts).p50),
        floor: 'budget 10 s',
      },
      {
        what: '`cdk synth` of a built tree',
        ours: seconds(quantiles(synths).p50),
        floor: 'budget 6 s',
      },
    ],
  };
};

const startToPage = async () => {
  const begin = performance.now();
  await using product = await startProduct();
  await (await fetch(product.url)).arrayBuffer();
  return performance.now() - begin;
};

const synth = () => {
  const begin = performance.now();
  const { status, stderr } = spawnSync('node_modules/.bin/cdk', ['synth', '--quiet'], {
    encoding: 'utf8',
    env: environment,
  });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - begin;
};
