import {
  createPartsReader,
  type ReadAnswer,
} from '../../shared/domain/chat/answer-parts/parts-reader.ts';
import {
  asksForCalculations,
  type ProposedFact,
} from '../../shared/domain/chat/answer-parts/proposed-calculations-and-facts.ts';
import { assistantTextField } from '../../shared/domain/chat/model-answer-formats.ts';
import { estimatedUsage, type ModelUsage } from '../../shared/domain/plan/model-cost.ts';
import type { Call } from './call.ts';

const noUsage: ModelUsage = { input: 0, cached: 0, output: 0 };

/** The tokens of all calls; a call without usage is estimated from its length. */
export const usageOfCalls = (calls: readonly Call[]) => ({
  usage: calls
    .map(({ usage, charactersIn, text }) => usage ?? estimatedUsage(charactersIn, text.length))
    .reduce(
      (sum, { input, cached, output }) => ({
        input: sum.input + input,
        cached: sum.cached + cached,
        output: sum.output + output,
      }),
      noUsage,
    ),
  estimated: calls.some(({ usage }) => !usage),
});

const readText = ({ text, finish }: Call, isAssistant: boolean) => {
  const reader = createPartsReader(isAssistant ? { textField: assistantTextField } : {});
  reader.push(text);
  return reader.end({ isCut: finish === 'length' }).answer;
};

const rank: Record<ReadAnswer['form'], number> = { parts: 0, 'other-json': 1, plain: 2 };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const words = (value: unknown) => (typeof value === 'string' ? value : '');

const factOf = (entry: unknown): ProposedFact => {
  const { key, value, quote } = (entry ?? {}) as Record<string, unknown>;
  return { key: words(key), value: words(value), quote: words(quote) };
};

/**
 * The model's output before the product changes it: how the calls ended, the worst of their formats, and the proposed
 * facts.
 */
export const readCalls = (calls: readonly Call[], isAssistant: boolean) => {
  const read = calls.map((call) => readText(call, isAssistant));
  const answer = read.find(({ fields }) => !asksForCalculations(fields)) ?? read.at(-1);
  const fields = answer?.fields ?? {};
  return {
    finish:
      calls.find(({ finish }) => finish !== 'stop')?.finish ?? (calls.length ? 'stop' : 'error'),
    form: read.map(({ form }) => form).toSorted((a, b) => rank[b] - rank[a])[0] ?? 'plain',
    facts: listOf(fields.facts).map(factOf),
    decisions: listOf(fields.decisions).map(words),
  };
};
