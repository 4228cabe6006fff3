import { answerTo } from '../../local/openai/answer-content.ts';
import type { ChatRequest } from '../../local/openai/chat-request.ts';
import { startOpenai } from '../../local/openai.ts';
import { verdictName } from '../judge/judge-prompt.ts';
import { standInVerdict } from '../judge/stand-in-judge.ts';

const isForJudge = ({ response_format: format }: ChatRequest) =>
  JSON.stringify(format ?? null).includes(`"name":"${verdictName}"`);

const textOf = ({ messages }: ChatRequest) => String(messages.at(-1)?.content ?? '');

/**
 * The local model, which also plays the judge: its answers and verdicts test the pipeline and say nothing about the
 * advice.
 */
export const startStandIn = async () => {
  const model = await startOpenai();
  model.say((request) =>
    isForJudge(request) ? JSON.stringify(standInVerdict(textOf(request))) : answerTo(request),
  );
  return model;
};
