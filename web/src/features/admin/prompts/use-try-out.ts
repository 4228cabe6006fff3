import { useEffect, useRef, useState } from 'react';
import type { Contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Input, StreamEvent } from '#shared/contract/route.ts';
import { tryoutFingerprint } from '#shared/domain/admin/prompt-tryout-rules.ts';
import {
  type TryoutSampleId,
  tryoutSampleIds,
} from '#shared/domain/chat/tryout-sample-businesses.ts';
import { api } from '#web/core/api.ts';
import type { PromptPlace } from '../admin-queries.ts';
import type { PromptWords } from './prompt-fields.tsx';
import { tidyWords } from './use-save-prompt.ts';

type TryPrompt = Contract['chat']['tryPrompt'];
export type PromptPreview = Extract<StreamEvent<TryPrompt>, { event: 'done' }>['data'];
/** What came of the prompt at one sample business: nothing yet, an answer, or a problem in words. */
export type SampleResult = { answer?: PromptPreview; problem?: string };
type Results = Readonly<Partial<Record<TryoutSampleId, SampleResult>>>;
type Asked = {
  place: PromptPlace;
  id: string;
  words: PromptWords;
  filledFor: (sample: TryoutSampleId) => Input<TryPrompt>['filled'];
};

const lost =
  'The connection dropped before the answer was finished. Check your connection and try again.';

/** Tries a prompt as every sample business at once; closing the editor stops waiting for the answers. */
export const useTryOut = () => {
  const [results, setResults] = useState<Results>({});
  const [isBusy, setIsBusy] = useState(false);
  /** The text that every sample business has an answer to. */
  const [tried, setTried] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async (asked: Asked) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setIsBusy(true);
    setTried(null);
    setResults({});
    const outcomes = await Promise.all(
      tryoutSampleIds.map(async (sample) => {
        const result = await resultOf(asked, sample, signal);
        if (!signal.aborted) setResults((before) => ({ ...before, [sample]: result }));
        return result;
      }),
    );
    if (signal.aborted) return;
    setIsBusy(false);
    if (outcomes.every(({ answer }) => answer)) setTried(tryoutFingerprint(asked.words));
  };
  return { isBusy, results, tried, ask };
};
export type TryOutState = ReturnType<typeof useTryOut>;

const resultOf = async (
  asked: Asked,
  sample: TryoutSampleId,
  signal: AbortSignal,
): Promise<SampleResult> => {
  try {
    return { answer: await answerOf(asked, sample, signal) };
  } catch (error) {
    return { problem: error instanceof Problem ? error.message : lost };
  }
};

const answerOf = async (
  { place, id, words, filledFor }: Asked,
  sample: TryoutSampleId,
  signal: AbortSignal,
) => {
  const input = { ...place, id, ...tidyWords(words), sample, filled: filledFor(sample) };
  for await (const { event, data } of await api.chat.tryPrompt(input, { signal })) {
    if (event === 'done') return data;
    if (event === 'error') throw new Problem(data.code, data.message);
  }
  throw new TypeError('The stream ended without its answer');
};
