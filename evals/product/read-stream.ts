import type { ModelUsage } from '../../shared/domain/plan/model-cost.ts';
import type { Call } from './call.ts';

type Chunk = {
  model?: string;
  choices?: {
    delta?: { content?: string | null; refusal?: string | null };
    finish_reason?: string | null;
  }[];
  usage?: {
    prompt_tokens: number;
    completion_tokens: number;
    prompt_tokens_details?: { cached_tokens?: number } | null;
    completion_tokens_details?: { reasoning_tokens?: number } | null;
  } | null;
};

const usageOf = ({ usage }: Chunk): ModelUsage | null =>
  usage
    ? {
        input: usage.prompt_tokens,
        cached: usage.prompt_tokens_details?.cached_tokens ?? 0,
        output: usage.completion_tokens,
      }
    : null;

/** The chunks of a streamed chat completion; invalid lines are left out. */
const chunksIn = (lines: readonly string[]) =>
  lines.flatMap((line): Chunk[] => {
    const data = /^data:\s*(\{.*)$/.exec(line)?.[1];
    try {
      return data ? [JSON.parse(data) as Chunk] : [];
    } catch {
      return [];
    }
  });

/** The first words of a draft's body. */
const draftBegins = /"kind"\s*:\s*"draft"[^}]*"body"\s*:\s*"[^"]/;

/** Reads the stream of an answer until it ends or breaks; `began` is the time of its request. */
export const readStream = async (
  response: Response,
  began: number,
): Promise<Omit<Call, 'charactersIn'>> => {
  const elapsed = () => Math.round(performance.now() - began);
  const call = {
    model: '',
    firstMs: 0,
    firstDraftMs: null as number | null,
    reasoning: 0,
    finish: 'error',
    text: '',
  };
  let usage: ModelUsage | null = null;
  let isRefused = false;
  let rest = '';
  const take = (lines: readonly string[]) => {
    for (const chunk of chunksIn(lines)) {
      call.firstMs ||= elapsed();
      call.model = chunk.model ?? call.model;
      usage = usageOf(chunk) ?? usage;
      const [choice] = chunk.choices ?? [];
      call.text += choice?.delta?.content ?? '';
      if (call.firstDraftMs === null && draftBegins.test(call.text)) call.firstDraftMs = elapsed();
      call.reasoning = chunk.usage?.completion_tokens_details?.reasoning_tokens ?? call.reasoning;
      isRefused ||= Boolean(choice?.delta?.refusal);
      call.finish = choice?.finish_reason ?? call.finish;
    }
  };
  try {
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      take(lines);
    }
    take([rest]);
  } catch {
    // The product aborted the answer, or the connection broke; the text up to then counts.
  }
  return { ...call, finish: isRefused ? 'refusal' : call.finish, usage, ms: elapsed() };
};
