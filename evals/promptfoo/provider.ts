/** The product as a promptfoo provider. The process that starts promptfoo sets its environment variables. */
import { appendFileSync } from 'node:fs';
import type { ExamCase } from '../cases/exam-case.ts';
import { casesOfRun } from '../cases/index.ts';
import type { AnswerLine } from '../product/answer-line.ts';
import { createRecording } from '../product/recording.ts';
import { watchCalls } from '../product/watch-calls.ts';

watchCalls();
const cases = new Map(
  casesOfRun({ heldOut: process.env.EVAL_HELD_OUT === 'yes' }).map((one) => [one.id, one]),
);
const { EVAL_RECORDED: recorded } = process.env;
const recording = recorded ? createRecording(recorded) : null;

type Context = { vars?: { case?: unknown }; repeatIndex?: number };

/** The class that promptfoo expects. */
export default class Sevenhands {
  id() {
    return 'sevenhands';
  }

  /** Answers the case whose id is the prompt, and adds the answer to the file of the run. */
  async callApi(id: string, { repeatIndex = 0 }: Context = {}) {
    const one = cases.get(id);
    if (!one) return { error: `There is no case ${id}.` };
    const how = { repeat: repeatIndex + 1, model: process.env.OPENAI_MODEL ?? '' };
    const line = recording ? recording(id, how) : await this.ask(one, how);
    if (!line) return { error: `The recording has no answer to ${id}.` };
    appendFileSync(String(process.env.EVAL_ANSWERS), `${JSON.stringify(line)}\n`);
    if (line.problem !== null) return { error: line.problem };
    const { input, cached, output } = line.usage;
    return {
      output: JSON.stringify(line),
      tokenUsage: { total: input + output, prompt: input, completion: output, cached },
    };
  }

  /** The product is imported on demand, because a recording does not need it. */
  private async ask(one: ExamCase, how: { repeat: number; model: string }): Promise<AnswerLine> {
    const { answerCase } = await import('../product/answer-case.ts');
    return answerCase(one, how);
  }
}
