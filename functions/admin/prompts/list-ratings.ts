import { type PromptCounts, promptCountsOf } from '../../history/prompt-counts-table.ts';
import { reasonsAt } from '../../history/ratings-table.ts';
import { audited } from '../audited-operation.ts';
import { versionOrder } from './version-order.ts';

/** Reasons that one look reads; older ones are not shown. */
const newest = 200;

type Version = Awaited<ReturnType<typeof promptCountsOf>>[number];

type Reason = Awaited<ReturnType<typeof reasonsAt>>[number];

/** What owners made of a helper's answers, per prompt and version, most thumbs down first. */
export const listRatings = audited('listRatings', async ({ helper_id }, now) => {
  const [counted, reasons] = await Promise.all([
    promptCountsOf(helper_id),
    reasonsAt(helper_id, newest, now),
  ]);
  const items = [...Map.groupBy(counted, ({ prompt_id }) => prompt_id)]
    .map(([prompt_id, versions]) =>
      promptOf(
        versions,
        reasons.filter((one) => one.prompt_id === prompt_id),
      ),
    )
    .filter(({ asked, sent, up, down }) => asked + sent + up + down > 0)
    .toSorted((one, other) => other.down - one.down || other.up - one.up);
  return { items };
});

const sumOf = (versions: readonly Version[], counter: keyof PromptCounts) =>
  versions.reduce((sum, version) => sum + version[counter], 0);

const promptOf = (versions: readonly Version[], reasons: readonly Reason[]) => {
  const newestFirst = versions.toSorted((one, other) => versionOrder(other) - versionOrder(one));
  return {
    prompt_id: newestFirst[0]?.prompt_id ?? null,
    title: newestFirst[0]?.title ?? null,
    asked: sumOf(versions, 'asked'),
    sent: sumOf(versions, 'sent'),
    won: sumOf(versions, 'won'),
    lost: sumOf(versions, 'lost'),
    up: sumOf(versions, 'up'),
    down: sumOf(versions, 'down'),
    reasons: reasons.map(({ reason, created_at }) => ({ reason, created_at })),
    versions: newestFirst.map((version) => ({
      version: version.version,
      asked: version.asked,
      sent: version.sent,
      won: version.won,
      lost: version.lost,
      up: version.up,
      down: version.down,
      reasons: reasons
        .filter((one) => one.version === version.version)
        .map(({ reason, created_at }) => ({ reason, created_at })),
    })),
  };
};
