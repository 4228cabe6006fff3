/** The product as a provider of promptfoo. Its environment is set by the process that starts promptfoo. */
import { appendFileSync } from 'node:fs';
import { loadCases } from '../cases/index.ts';
import { watchCalls } from '../product/watch-calls.ts';

watchCalls();
const cases = new Map(loadCases().map((one) => [one.id, one]));

type Context = { vars?: { case?: unknown }; repeatIndex?: number };

/** The class that promptfoo looks for. */
export default class Sevenhands {
  id() {
    return 'sevenhands';
  }

  /** Answers the case whose id is the prompt, and adds the answer to the file of the run. */
  async callApi(id: string, { repeatIndex = 0 }: Context = {}) {
    const one = cases.get(id);
    if (!one) return { error: `There is no case ${id}.` };
    const { answerCase } = await import('../product/answer-case.ts');
    const model = process.env.OPENAI_MODEL ?? '';
    const line = await answerCase(one, { repeat: repeatIndex + 1, model });
    appendFileSync(String(process.env.EVAL_ANSWERS), `${JSON.stringify(line)}\n`);
    if (line.problem !== null) return { error: line.problem };
    const { input, cached, output } = line.usage;
    return {
      output: JSON.stringify(line),
      tokenUsage: { total: input + output, prompt: input, completion: output, cached },
    };
  }
}
