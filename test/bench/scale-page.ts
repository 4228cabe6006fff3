import { memoryOf } from '#infra/lambda-memory.ts';
import { looksSection } from './admin/looks-section.ts';
import type { Look } from './admin/measure-looks.ts';
import { attackSection } from './attack.ts';
import { prices } from './capacity.ts';
import { rateForAnHour, simulateHour } from './check-in-hour.ts';
import { connectionsSection } from './connections/connections-section.ts';
import type { ReadCosts } from './connections/measure-reads.ts';
import type { Calls, JobCost } from './jobs.ts';
import { population } from './population.ts';

const sizes = [100_000, 1_000_000] as const;
/** Memory of a job in GB. */
const memoryGb = memoryOf.background / 1024;
/** A run stops starting new items after this many seconds; Lambda ends it two minutes later. */
const limitSeconds = 13 * 60;
const sliceSize = 6000;
/** The typical duration of a table call, and the number of calls at once. */
const callSeconds = 0.005;
const abreast = 8;

type Run = {
  /** The items of a run, in words and numbers. */
  work: string;
  items: number;
  /** Items a second, by the pacing of the job or by measured waits. */
  perSecond: number;
  runs: string;
  limit: string;
  /** When a run stops starting new items, in seconds, if not after 13 minutes. */
  stopsAfter?: number;
};

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

const runs: Record<string, (owners: number) => Run> = {
  'on-reconcile': (owners) => {
    const paying = owners * population.paying;
    const customers = paying * population.customersPerPaying;
    const changed = paying * population.changedPerDay;
    const slice = Math.min(sliceSize, customers, limitSeconds * 10 - changed);
    const nights = Math.ceil(customers / slice);
    return {
      work: `${whole(changed)} customers with events and a slice of ${whole(slice)}; everybody in ${nights} ${nights === 1 ? 'night' : 'nights'}`,
      items: changed + slice,
      perSecond: 10,
      runs: '1 a day',
      limit: 'Stripe: 100 calls a second; the job stays below 20',
    };
  },
  'on-reap': (owners) => {
    const items = (owners * population.questionsPerDay * population.abandoned) / 24;
    return {
      work: `${whole(items)} abandoned questions`,
      items,
      perSecond: 200,
      runs: '24 a day',
      limit: 'DynamoDB: 1,000 writes a second in a partition; 20 questions at a time',
    };
  },
  'on-check-ins': (owners) => {
    const rate = rateForAnHour(owners);
    return {
      work: `a quarter of the mails, if the same hour of the week is everybody's`,
      items: owners / 4,
      perSecond: rate,
      runs: '4 a week',
      limit: `SES: ${whole(rate)} mails a second, to be asked for, so that all leave within the hour`,
    };
  },
  'on-trial-reminders': (owners) => {
    const items = (owners * population.newPerDay * population.remindersPerTrial) / 8;
    return {
      work: `${whole(items)} mails`,
      items,
      perSecond: 10,
      runs: '8 a day',
      limit: 'SES: 14 mails a second for a new sender; the job sends 10. Cognito: not called',
    };
  },
  'on-deletion': (owners) => {
    const items = owners * population.leavingPerDay;
    return {
      work: `${whole(items)} accounts of a day with one conversation each, a message for each`,
      items,
      // Two at a time, each with a dozen sequential calls of other services.
      perSecond: 1,
      runs: '1 a day',
      limit:
        'Cognito: 25 administrative calls a second; two accounts at a time make at most 6. Stripe: 100 calls a second',
      stopsAfter: 86_400,
    };
  },
};

const hourRows = (owners: number) =>
  [...new Set([10, 20, rateForAnHour(owners), 50, 100])]
    .toSorted((one, other) => one - other)
    .map((rate) => {
      const { runs: count, seconds } = simulateHour(owners, rate);
      const minutes = Math.ceil(seconds / 60);
      const said =
        minutes <= 60
          ? 'all within the hour'
          : minutes <= 6 * 60
            ? 'all, the last ones late'
            : 'after six hours the rest is left out until next week';
      return `| ${whole(owners)} | ${rate} | ${count} | ${whole(minutes)} min | ${said} |`;
    });

const callsOf = ({ base, each }: JobCost, items: number): Calls =>
  Object.fromEntries(
    Object.entries(base).map(([kind, value]) => [kind, value + items * each[kind as keyof Calls]]),
  ) as Calls;

const dollarsOf = (calls: Calls, seconds: number) =>
  (calls.reads * prices.readUnitsMillion + calls.writes * prices.writeUnitsMillion) / 1e6 +
  seconds * memoryGb * prices.lambdaGbSecond +
  calls.mails * prices.mail;

const rowOf = (name: string, cost: JobCost, owners: number) => {
  const run = runs[name]?.(owners);
  if (!run) throw new Error(`no simulation of the job ${name}`);
  const calls = callsOf(cost, run.items);
  const seconds = Math.max(run.items / run.perSecond, (calls.table * callSeconds) / abreast);
  const { stopsAfter = limitSeconds } = run;
  const dollars = dollarsOf(calls, Math.min(seconds, stopsAfter));
  return `| ${name} | ${whole(owners)} | ${run.work} | ${whole(calls.stripe)} | ${whole(calls.table)} | ${whole(calls.mails)} | ${whole(seconds)} s of ${whole(stopsAfter)} s | $${dollars.toFixed(4)} × ${run.runs} | ${run.limit} |`;
};

/** The page about jobs and connections at scale, from the calls counted on the local services. */
export const scalePage = (
  jobs: Record<string, JobCost>,
  reads: ReadCosts,
  looks: readonly Look[],
) => `# What the jobs take at scale

Written by \`npm run scale\`. The calls of a run are counted on the local services with two and with ten items more, which gives what a run takes by itself and what each item adds; the rest is multiplication. Nothing of it ran against an account: limits and prices are those of the providers' documentation.

Assumed: ${population.paying * 100} % of owners pay, ${population.customersPerPaying} customers at the payment provider for each of them, ${population.changedPerDay * 100} % of those who pay have an event in a day, owners came evenly over two years, ${population.questionsPerDay} questions a day for each owner, one in ${whole(1 / population.abandoned)} is left open by a worker that ended, one owner in ${whole(1 / population.leavingPerDay)} leaves in a day. A call of the table is taken as ${callSeconds * 1000} ms, ${abreast} at a time.

| job | owners | work of a run | calls of Stripe | calls of the table | mails | time, and when it stops | dollars | limit it stays below |
|---|---|---|---|---|---|---|---|---|
${Object.entries(jobs)
  .flatMap(([name, cost]) => sizes.map((owners) => rowOf(name, cost, owners)))
  .join('\n')}

## The mails of one hour

The check-in of every owner in the same hour, the worst that can be. A run begins each quarter of an hour and sends for ${limitSeconds / 60} minutes at the rate of \`mailsPerSecond\` in \`infra/stages.ts\`; what it does not reach the next one takes up. \`test/bench/check-in-hour.ts\` plays it through.

| owners | mails a second | runs | last mail after | |
|---|---|---|---|---|
${sizes.flatMap(hourRows).join('\n')}

${connectionsSection(reads)}

${attackSection()}

${looksSection(looks)}

## What would have to change first

A run that reaches its time stops beginning new items and the next run goes on where it stopped, so more work means more nights and not a failure. Beyond about ${whole((limitSeconds * 10) / population.paying / population.changedPerDay)} owners the events of a day alone fill a run of \`on-reconcile\`, which then has to run twice a night.
`;
