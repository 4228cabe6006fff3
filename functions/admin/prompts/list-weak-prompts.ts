import {
  dollarsEach,
  downShare,
  percent,
  unusedShare,
  weaknessBy,
} from '#shared/domain/admin/weak-prompts.ts';
import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { promptCountsOf } from '../../history/prompt-counts-table.ts';
import { reasonsAt } from '../../history/ratings-table.ts';
import { audited } from '../audited-operation.ts';
import { loadShippedPrompts } from './load-shipped-prompts.ts';
import { versionOrder } from './version-order.ts';

/** Reasons that one look reads at a helper, and that are shown of a prompt. */
const reasonsRead = 200;
const reasonsShown = 5;

type Version = Awaited<ReturnType<typeof promptCountsOf>>[number];
type Counted = Version & { prompt_id: string };
type Candidate = { helper: HelperId; latest: Counted; before: Version | undefined };

/**
 * The prompts that helped owners least. Their counts are one item for each text, so this reads as much as the catalogue is
 * long, however many accounts and answers there are.
 */
export const listWeakPrompts = audited('listWeakPrompts', async (input, now) => {
  const { helper_id, business_type, order, asked_at_least, from, limit } = input;
  const helpers = helper_id ? [helper_id] : helperIds;
  const counted = await Promise.all(
    helpers.map(async (helper) => ({
      helper,
      counts: await promptCountsOf(helper, business_type),
    })),
  );
  const least = Number(asked_at_least);
  const weakness = weaknessBy[order];
  const found = counted
    .flatMap(({ helper, counts }) => candidatesIn(helper, counts, least))
    .toSorted((one, other) => weakness(other.latest) - weakness(one.latest));
  const shown = found.slice(from, from + limit);
  const reasons = new Map(
    await Promise.all(
      [...new Set(shown.map(({ helper }) => helper))].map(
        async (helper) => [helper, await reasonsAt(helper, reasonsRead, now)] as const,
      ),
    ),
  );
  const { placeOfShipped } = await loadShippedPrompts();
  return {
    items: shown.map((candidate) => ({
      ...shownOf(candidate),
      reasons: (reasons.get(candidate.helper) ?? [])
        .filter(({ prompt_id }) => prompt_id === candidate.latest.prompt_id)
        .slice(0, reasonsShown)
        .map(({ reason, created_at }) => ({ reason, created_at })),
      place: placeIn(candidate, placeOfShipped),
    })),
    total: found.length,
    answers: found.reduce((sum, { latest }) => sum + latest.asked, 0),
  };
});

/** The newest text of each prompt that was asked often enough, with the one before it. */
const candidatesIn = (helper: HelperId, counts: readonly Version[], least: number): Candidate[] =>
  [...Map.groupBy(counts, ({ prompt_id }) => prompt_id)].flatMap(([prompt_id, versions]) => {
    const [latest, before] = versions
      .filter(({ asked }) => asked >= least)
      .toSorted((one, other) => versionOrder(other) - versionOrder(one));
    return prompt_id === null || !latest
      ? []
      : [{ helper, latest: { ...latest, prompt_id }, before }];
  });

/** The list in which admins edit a prompt. */
const placeIn = (
  { helper, latest }: Candidate,
  placeOf: Awaited<ReturnType<typeof loadShippedPrompts>>['placeOfShipped'],
) => {
  const place = placeOf(helper, latest.prompt_id);
  return place && { helper_id: helper, ...place };
};

const shownOf = ({ helper, latest, before }: Candidate) => {
  const unused = unusedShare(latest);
  return {
    helper_id: helper,
    prompt_id: latest.prompt_id,
    title: latest.title ?? latest.prompt_id,
    version: latest.version,
    asked: latest.asked,
    down: latest.down,
    down_percent: percent(downShare(latest)),
    drafted: latest.drafted,
    unused_percent: unused === null ? null : percent(unused),
    dollars: dollarsEach(latest),
    down_percent_before: before ? percent(downShare(before)) : null,
  };
};
