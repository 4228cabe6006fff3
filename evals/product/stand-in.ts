import { answerTo } from '../../infra/local/openai/answer.ts';
import type { ChatRequest } from '../../infra/local/openai/request.ts';
import { startOpenai } from '../../infra/local/openai.ts';
import { verdictName } from '../judge/judge-prompt.ts';
import { standInVerdict } from '../judge/stand-in-judge.ts';

const isForJudge = ({ response_format: format }: ChatRequest) =>
  JSON.stringify(format ?? null).includes(`"name":"${verdictName}"`);

const textOf = ({ messages }: ChatRequest) => String(messages.at(-1)?.content ?? '');

/** The model of this machine, which plays the judge as well: its advice and its verdicts show that everything runs, and nothing else. */
export const startStandIn = async () => {
  const model = await startOpenai();
  model.say((request) =>
    isForJudge(request) ? JSON.stringify(standInVerdict(textOf(request))) : answerTo(request),
  );
  return model;
};
