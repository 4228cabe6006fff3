import type { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Output, Parsed, StreamEvent } from '#shared/contract/route.ts';
import { auditTarget } from '#shared/domain/admin-audit.ts';
import { promptProblems } from '#shared/domain/admin-prompts.ts';
import { isSpent } from '#shared/domain/model-cost.ts';
import { config } from '../lib/config.ts';
import type { StreamHandler } from '../lib/stream.ts';
import { writeAuditEntry } from '../tables/audit-table.ts';
import { readModelSpend } from '../tables/model-spend-table.ts';
import { buildPrompt } from './build-prompt.ts';
import { checkTried } from './check-tried.ts';
import { findPrompt } from './find-prompt.ts';
import type { FoundPrompt } from './found-prompt.ts';
import { sampleContext, sampleQuestion } from './sample-question.ts';
import { tellAnswer } from './tell-answer.ts';
import { takeTry } from './tries-table.ts';
import { turnOf } from './turn-of.ts';

type TryPrompt = typeof contract.chat.tryPrompt;

/**
 * Answers a prompt as it stands in the editor, composed and asked as an owner's question is, for a sample business.
 * Nothing is stored but the entry in the audit trail and the admin's count of tries; the cost counts as the stage's.
 */
export const tryPrompt: StreamHandler<TryPrompt> = async function* (input, { user, now }) {
  const audited = { admin_id: user.id, operation: 'tryPrompt', target: auditTarget(input) };
  await writeAuditEntry(audited, now);
  const found = await editedPrompt(input);
  if (isSpent(await readModelSpend(now, config.MODEL_DAILY_DOLLARS), config.MODEL_DAILY_DOLLARS))
    throw new Problem('answers-paused');
  const question = sampleQuestion(input, now);
  const context = sampleContext(input.trade, question);
  const built = await buildPrompt(question, context, async () => found);
  await takeTry(user.id, now);
  const worked = built.sums?.shown() ?? [];
  if (worked.length) yield { event: 'sums', data: { sums: [...worked] } };
  const telling = tellAnswer(built, question, undefined, {
    plan: context.entitlement.plan,
    isStopped: async () => false,
    counters: [],
    now,
  });
  let next = await telling.next();
  for (; !next.done; next = await telling.next()) if (next.value.event !== 'done') yield next.value;
  const { answer } = next.value;
  const turn = turnOf(question, context, built, answer, new Date());
  const checks = await checkTried({ turn, answer, question, built, found, context });
  const { parts = [], sums = [], estimates = [] } = turn;
  const cut = turn.cut !== undefined;
  yield { event: 'done', data: { parts, sums, estimates, cut, checks } };
};

/** The prompt with what stands in the editor; throws `not-found` and `invalid`. What no admin edits comes from the server. */
const editedPrompt = async ({
  helper_id,
  business_type,
  id,
  ...change
}: Parsed<TryPrompt>): Promise<FoundPrompt> => {
  const [problem] = promptProblems(change);
  if (problem) throw new Problem('invalid', problem.message);
  const found = await findPrompt(helper_id, id, business_type);
  if (!found) throw new Problem('not-found');
  const { title, prompt_content: content, additional_inputs: additionalInputs } = change;
  return { ...found, title, content, additionalInputs };
};

/** The answer as one JSON body, for a caller that does not accept a stream. */
export const collectTried = async (
  events: AsyncIterable<StreamEvent<TryPrompt>>,
): Promise<Output<TryPrompt>> => {
  for await (const { event, data } of events) if (event === 'done') return data;
  throw new Problem('unavailable');
};
