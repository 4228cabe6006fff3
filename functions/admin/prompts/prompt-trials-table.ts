import type { contract } from '#shared/contract/index.ts';
import type { Parsed } from '#shared/contract/route.ts';
import { tryoutFingerprint } from '#shared/domain/admin/prompt-tryout-rules.ts';
import {
  type TryoutSampleId,
  tryoutSampleIds,
} from '#shared/domain/chat/tryout-sample-businesses.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import { promptTrialKey, promptTrialsPartition } from '../../lib/keys/prompt-keys.ts';
import { sha256 } from '../../lib/sha256.ts';
import { table } from '../../lib/table.ts';

/** A text of a prompt and where it stands, as it is tried and as it is published. */
type TriedPrompt = Pick<
  Parsed<(typeof contract)['admin']['updatePrompt']>,
  | 'helper_id'
  | 'business_type'
  | 'id'
  | 'title'
  | 'prompt_content'
  | 'additional_inputs'
  | 'defaultSpecificOutcome'
>;

const hashOf = (prompt: TriedPrompt) =>
  sha256(
    JSON.stringify([prompt.helper_id, prompt.business_type, prompt.id, tryoutFingerprint(prompt)]),
  );

/** How long a trial counts, in seconds: a week. */
const keptSeconds = 7 * 86_400;

/** Notes that this text was answered for a sample business. The text itself is not kept. */
export const savePromptTrial = async (prompt: TriedPrompt, sample: TryoutSampleId, now: Date) => {
  await table.put({
    ...promptTrialKey(hashOf(prompt), sample),
    ttl: Math.floor(now.getTime() / 1000) + keptSeconds,
  });
};

/** Whether exactly this text was answered for every sample business within the last week. */
export const isFullyTried = async (prompt: TriedPrompt, now: Date) => {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': promptTrialsPartition(hashOf(prompt)) },
    ConsistentRead: true,
  });
  const tried = new Set(
    items.filter(({ ttl }) => isUnexpired({ ttl: Number(ttl) }, now)).map(({ sk }) => sk),
  );
  return tryoutSampleIds.every((sample) => tried.has(sample));
};
