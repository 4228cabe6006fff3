import { spawnSync } from 'node:child_process';
import { startProduct } from '#test/support/product.ts';
import { quantiles, seconds, type Table } from './report.ts';

const runs = 3;

/** The checks that must pass before a change is merged. */
export const tests = (): Table => {
  const begin = performance.now();
  const { status } = spawnSync('npm', ['test'], { stdio: 'inherit' });
  const took = seconds(performance.now() - begin);
  return {
    title: 'Tests',
    note: 'One run, with everything installed.',
    rows: [
      {
        what: '`npm test`',
        ours: status === 0 ? took : `${took}, not all green`,
        floor: 'budget 480 s on 2 quiet cores',
      },
    ],
  };
};

/** Measures the waits of a developer: from `npm start` to the first page, and a synthesis. */
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
  });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - begin;
};
