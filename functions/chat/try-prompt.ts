import type { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Output, Parsed, StreamEvent } from '#shared/contract/route.ts';
import { auditTarget } from '#shared/domain/admin/audit-target-and-reason.ts';
import { promptProblems } from '#shared/domain/admin/prompt-edit-rules.ts';
import { ownWords, pastedWords } from '#shared/domain/chat/prompt/own-and-pasted-words.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { isModelBudgetSpent } from '#shared/domain/plan/stage-model-budget.ts';
import { writeAuditEntry } from '../admin/audit-table.ts';
import { savePromptTrial } from '../admin/prompts/prompt-trials-table.ts';
import type { StreamHandler } from '../lib/stream-handler.ts';
import { modelBudget, readModelSpend } from '../plan/quota/model-spend-table.ts';
import { takeDailyThrottle } from '../plan/quota/throttle-table.ts';
import type { ProviderAnswer } from './answer/ask-model.ts';
import { streamAnswer } from './answer/stream-answer.ts';
import { makeTurn } from './make-turn.ts';
import type { AnswerContext } from './prompt/answer-context.ts';
import { buildPrompt } from './prompt/build-prompt.ts';
import type { BuiltPrompt } from './prompt/built-prompt.ts';
import { findPrompt } from './prompt/find-prompt.ts';
import type { FoundPrompt } from './prompt/found-prompt.ts';
import type { Question } from './question.ts';
import { sampleContext, sampleQuestion } from './sample-business-question.ts';
import type { StoredTurn } from './turns/turn-item.ts';

type Tried = {
  turn: StoredTurn;
  answer: ProviderAnswer;
  question: Question;
  built: BuiltPrompt;
  found: FoundPrompt;
  context: AnswerContext;
};

/** What the checks find in the answer to a prompt that is tried: as the exam runs them, with nothing expected of this one answer. */
const checkPromptPreview = async ({ turn, answer, question, built, found, context }: Tried) => {
  // Read on demand, from a file beside the bundle: owners' questions need neither the checks nor the words of all trades.
  const { checkTriedAnswer } = await import('#shared/catalogue/check-tried-answer.ts');
  const { business } = context;
  const results = checkTriedAnswer(
    {
      parts: turn.parts ?? [],
      form: answer.form,
      finish: answer.cut ? 'length' : 'stop',
      facts: answer.facts.map(({ key, value, quote = '' }) => ({ key, value, quote })),
      decisions: answer.decisions,
    },
    {
      today: localDateOf(question.now, business.time_zone ?? 'UTC'),
      business,
      typed: typedIn(question, found),
      given: givenIn(question, found),
      pasted: pastedIn(question, found),
      deliverables: built.deliverables,
      sums: built.sums?.told() ?? [],
    },
  );
  return results.map(({ why, ...result }) => ({ ...result, why: [...why] }));
};

const typedIn = ({ prompt }: Question, { content, additionalInputs }: FoundPrompt) =>
  prompt
    ? [
        ...ownWords(prompt, content, additionalInputs),
        ...Object.values(prompt.numbers ?? {}),
        prompt.specificOutcome,
      ].filter(Boolean)
    : [];

const pastedIn = ({ prompt }: Question, { content, additionalInputs }: FoundPrompt) =>
  prompt ? pastedWords(prompt, content, additionalInputs) : [];

/** Everything filled in, and the words of what was chosen. */
const givenIn = ({ prompt }: Question, { additionalInputs }: FoundPrompt) => {
  const values = prompt?.additionalInputs ?? {};
  const chosen = additionalInputs.flatMap(({ id, options = [] }) =>
    options.filter(({ value }) => value === values[id]).map(({ label }) => label),
  );
  return [...Object.values(values), ...chosen];
};

type TryPrompt = typeof contract.chat.tryPrompt;

/** How many prompts an admin may try on one day (UTC): each is a call to the provider that nobody pays for. */
const triesPerDay = 60;
const dayIsUsedUp = `You’ve tested ${triesPerDay} prompts today, the daily limit. You can test more after midnight UTC.`;

/**
 * Answers a prompt as it stands in the editor, composed and asked as an owner's question is, for a sample business.
 * Nothing is stored but the entry in the audit trail, the admin's count of tries and that this text was tried; the cost
 * counts as the stage's.
 */
export const tryPrompt: StreamHandler<TryPrompt> = async function* (input, { personId, now }) {
  const audited = { admin_id: personId, operation: 'tryPrompt', target: auditTarget(input) };
  await writeAuditEntry(audited, now);
  const found = await editedPrompt(input);
  if (isModelBudgetSpent(await readModelSpend(now), modelBudget, { isPayer: true }))
    throw new Problem('answers-paused');
  const question = sampleQuestion(input, now);
  const context = sampleContext(input, question);
  const built = await buildPrompt(question, context, async () => found);
  await takeDailyThrottle(`try ${personId}`, triesPerDay, now, dayIsUsedUp);
  const worked = built.sums?.shown() ?? [];
  if (worked.length) yield { event: 'sums', data: { sums: [...worked] } };
  const telling = streamAnswer(built, question, undefined, {
    plan: context.entitlement.plan,
    spending: undefined,
    isStopped: async () => false,
    counters: [],
    now,
  });
  let next = await telling.next();
  for (; !next.done; next = await telling.next()) if (next.value.event !== 'done') yield next.value;
  const { answer } = next.value;
  const turn = makeTurn(question, context, built, answer, new Date());
  const checks = await checkPromptPreview({ turn, answer, question, built, found, context });
  const { parts = [], sums = [], estimates = [] } = turn;
  const cut = turn.cut !== undefined;
  await savePromptTrial(input, input.sample, now);
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
