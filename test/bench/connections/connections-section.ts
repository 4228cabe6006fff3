import { memoryOf } from '#infra/lambda-memory.ts';
import { syncQueue } from '#infra/sync-queue-settings.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { prices } from '../capacity.ts';
import type { ReadCost, ReadCosts } from './measure-reads.ts';
import {
  callSeconds,
  eventsPerDay,
  playDays,
  type Scene,
  secondsOf,
  visitors,
} from './play-days.ts';

/** Reads of the provider that its free tier has in a month. */
export const freeReads = 500_000;
const memoryGb = memoryOf.background / 1024;
const longestMonth = 31;
/** A message is sent, received and deleted. */
const queueRequests = 3;
/** The connection leaves one hour of the index and enters another, which the local engine does not count. */
const indexWrites = 2;
const withoutLimit = Number.POSITIVE_INFINITY;
const { callsPerDay } = providers.quickbooks;

const dollarsOfRead = (cost: ReadCost) =>
  (cost.reads * prices.readUnitsMillion +
    (cost.writes + indexWrites) * prices.writeUnitsMillion +
    prices.lambdaRequestsMillion) /
    1e6 +
  secondsOf(cost) * memoryGb * prices.lambdaGbSecond +
  (cost.key * prices.keyRequestsTenThousand) / 10_000;

type Played = ReturnType<typeof playDays>;

/** What a connection costs in a month of 30 days, in dollars, the key of the stage included. */
export const dollarsOf = (played: Played, connections: number, costs: ReadCosts) => {
  const kinds = ['quiet', 'changed', 'whole'] as const;
  const reads = kinds.reduce((sum, kind) => sum + played[kind] * dollarsOfRead(costs[kind]), 0);
  const messages = (played.messages * queueRequests * prices.queueRequestsMillion) / 1e6;
  return (((reads + messages) / played.days) * 30 + prices.keyMonth) / connections;
};

/** The scenes of the page: within the free reads, and with a budget that was bought. */
export const scenes = [
  { connections: 500, callsPerDay },
  { connections: 1000, callsPerDay },
  { connections: 2000, callsPerDay },
  { connections: 100_000, callsPerDay },
  { connections: 100_000, callsPerDay: withoutLimit },
  { connections: 100_000, callsPerDay: withoutLimit, abreast: 60 },
] as const satisfies readonly Scene[];

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const percent = (share: number) => `${Math.round(share * 100)} %`;
const minutes = (value: number) =>
  value < 90 ? `${Math.ceil(value)} min` : `${Math.ceil(value / 60)} h`;

/** The row of the page about one scene. */
export const rowOf = (scene: Scene, costs: ReadCosts) => {
  const played = playDays(scene, costs);
  const perDay = (count: number) => whole(count / played.days);
  const { connections, abreast = syncQueue.abreast } = scene;
  const asked = played.asked === 0 ? 1 : played.askedRead / played.asked;
  return `| ${whole(connections)} | ${Number.isFinite(scene.callsPerDay) ? whole(scene.callsPerDay) : 'bought'} | ${abreast} | ${perDay(played.messages)} | ${perDay(played.quiet + played.changed + played.whole)} | ${whole(played.mostCalls)} | ${percent(asked)} | ${minutes(played.longestWait)} | ${percent(played.readInADay)} | $${dollarsOf(played, connections, costs).toFixed(4)} |`;
};

const outage = { from: 9, to: 15 } as const;

const outageText = (costs: ReadCosts) => {
  const scene = { connections: 5000, callsPerDay: withoutLimit } as const;
  const { failed } = playDays({ ...scene, outage }, costs);
  return `While the provider is out of reach for ${outage.to - outage.from} hours of a day, ${whole(scene.connections)} connections ask it ${whole(failed)} times in vain, ${(failed / scene.connections).toFixed(1)} times each: after one, five, 30 minutes, three and twelve hours, each with up to a quarter more, and a try that is more than 15 minutes away waits in the table and not in the queue.`;
};

const costWords = ({ provider, table, reads, writes, key }: ReadCost) =>
  `${provider} | ${table} | ${reads} | ${writes} | ${key}`;

/** The part of docs/scale.md about connected accounts, from reads that were counted on the local services. */
export const connectionsSection = (costs: ReadCosts) => `## Connected accounts

A read takes what was counted on the local services with the company of the local books (eight open invoices), after its tokens ran out:

| read | calls of the provider | calls of the table | read units | write units | calls of the key |
|---|---|---|---|---|---|
| nothing changed | ${costWords(costs.quiet)} |
| a payment came in | ${costWords(costs.changed)} |
| everything, once a day | ${costWords(costs.whole)} |

Days are played minute by minute by the rules of the product (\`test/bench/connections/play-days.ts\`): the index of what is due, the queue with ${syncQueue.abreast} workers, the rhythm by how long an owner has been away, the budget and the back-off. Assumed: ${visitors.map(({ share, perDay }) => `${percent(share)} of owners are here ${perDay === 0 ? 'never again' : `on ${percent(perDay)} of days`}`).join(', ')}; ${eventsPerDay} events of a company a day; a call of the provider takes ${callSeconds.provider} s. The free tier has ${freeReads.toLocaleString('en-US')} reads a month: ${callsPerDay.toLocaleString('en-US')} a day are ${(callsPerDay * longestMonth).toLocaleString('en-US')} in the longest month. What a bought budget costs is the provider’s price and not in the dollars.

| connections | calls a day that may be made | at the same time | messages a day | reads a day | most calls on a day | owners who came back to an old list and had it read | longest wait of an owner or event | lists of owners seen in 14 days that are no older than a day | dollars for each connection and month |
|---|---|---|---|---|---|---|---|---|---|
${scenes.map((scene) => rowOf(scene, costs)).join('\n')}

${outageText(costs)}

The free reads carry about a thousand connections: beyond that reads by the clock stop first each day, then those that owners and events ask for, and no connection fails by it. For more, the operator buys a budget, raises \`callsPerDay\`, and with it \`abreast\` in \`infra/sync-queue-settings.ts\`.`;
