// @module-tag night
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { providers } from '#shared/domain/connections/providers.ts';
import {
  dollarsOf,
  freeReads,
  rowOf,
  scenes,
} from '#test/bench/connections/connections-section.ts';
import type { ReadCosts } from '#test/bench/connections/measure-reads.ts';
import { playDays } from '#test/bench/connections/play-days.ts';

const page = readFileSync(new URL('../../../docs/scale.md', import.meta.url), 'utf8');
const { callsPerDay } = providers.quickbooks;

/** What a read takes, as the page says. */
const costOf = (title: string) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${title} |`)) ?? '';
  const [provider = 0, table = 0, reads = 0, writes = 0, key = 0] = row
    .split('|')
    .slice(2, 7)
    .map(Number);
  return { provider, table, reads, writes, key };
};
const costs: ReadCosts = {
  quiet: costOf('nothing changed'),
  changed: costOf('a payment came in'),
  whole: costOf('everything, once a day'),
};

test('the page says what the simulation says', () => {
  expect(costs.quiet.provider).toBe(1);
  const [few] = scenes;
  expect(page).toContain(rowOf(few, costs));
});

test('as many connections as the free reads carry are read within a day, and who comes back waits for nobody', () => {
  const played = playDays({ connections: 900, callsPerDay }, costs);
  expect(played.readInADay).toBe(1);
  expect(played.askedRead).toBe(played.asked);
  expect(played.asked).toBeGreaterThan(0);
  expect(played.putOff).toBe(0);
  expect(played.longestWait).toBeLessThan(2);
  expect(dollarsOf(played, 900, costs)).toBeLessThan(0.01);
});

test('however many connections there are, the calls of a month stay within the free reads', () => {
  const many = { connections: 20_000, callsPerDay };
  const played = playDays(many, costs);
  // A read that has begun is finished.
  expect(played.mostCalls).toBeLessThan(callsPerDay + costs.whole.provider);
  expect(played.mostCalls * 31).toBeLessThan(freeReads);
  expect(played.putOff).toBeGreaterThan(0);
  // Without the budget the same connections ask for more than a month has.
  const unlimited = playDays(
    { ...many, callsPerDay: Number.POSITIVE_INFINITY, abreast: 60 },
    costs,
  );
  expect(unlimited.mostCalls * 31).toBeGreaterThan(freeReads);
});

test('a provider that is out of reach for a day is asked a few times by each connection, and all are read again after it', () => {
  const scene = { connections: 2000, callsPerDay: Number.POSITIVE_INFINITY };
  const out = playDays({ ...scene, outage: { from: 0, to: 22 } }, costs);
  // One, five and 30 minutes, three and twelve hours: six tries fill a day; events and owners who come ask once more.
  expect(out.failed / scene.connections).toBeLessThan(7);
  expect(out.failed).toBeGreaterThan(scene.connections);
  expect(out.longestWait).toBeLessThan(60);
  const calm = playDays(scene, costs);
  expect(calm.failed).toBe(0);
});
