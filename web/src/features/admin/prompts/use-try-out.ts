import { useEffect, useRef, useState } from 'react';
import type { Contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Input, StreamEvent } from '#shared/contract/route.ts';
import { api } from '#web/core/api.ts';
import type { PromptPlace } from '../queries.ts';
import type { PromptWords } from './prompt-fields.tsx';
import { tidyWords } from './use-save-prompt.ts';

type TryPrompt = Contract['chat']['tryPrompt'];
export type PromptPreview = Extract<StreamEvent<TryPrompt>, { event: 'done' }>['data'];
type Asked = {
  place: PromptPlace;
  id: string;
  words: PromptWords;
} & Pick<Input<TryPrompt>, 'trade' | 'filled'>;

const lost =
  'The connection dropped before the answer was finished. Check your connection and try again.';

/** Tries a prompt, one at a time; closing the editor stops waiting for the answer. */
export const useTryOut = () => {
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<PromptPreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async (asked: Asked) => {
    const controller = new AbortController();
    running.current = controller;
    setIsBusy(true);
    setProblem(null);
    setAnswer(null);
    try {
      const told = await answerOf(asked, controller.signal);
      if (!controller.signal.aborted) setAnswer(told);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(error instanceof Problem ? error.message : lost);
    } finally {
      if (!controller.signal.aborted) setIsBusy(false);
    }
  };
  return { isBusy, answer, problem, ask };
};

const answerOf = async ({ place, id, words, trade, filled }: Asked, signal: AbortSignal) => {
  const input = { ...place, id, ...tidyWords(words), trade, filled };
  for await (const { event, data } of await api.chat.tryPrompt(input, { signal })) {
    if (event === 'done') return data;
    if (event === 'error') throw new Problem(data.code, data.message);
  }
  throw new TypeError('The stream ended without its answer');
};
