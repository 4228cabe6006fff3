import { type RefObject, useEffect, useState } from 'react';
import type { LocalConversation } from '../conversation/local-conversation.ts';
import { useEscape } from './use-escape.ts';
import { useRecording } from './use-recording.ts';

type Elements = {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly input: RefObject<HTMLTextAreaElement | null>;
};

/** Speaking into the input of a conversation: its state, what can be done, and whether the words there were spoken. */
export const useSpeech = (
  conversation: LocalConversation,
  text: string,
  { button, input }: Elements,
) => {
  const [spoken, setSpoken] = useState<string | null>(null);
  // Shown again with the next drawing.
  const focusInput = () => requestAnimationFrame(() => input.current?.focus());
  const { state, session } = useRecording(conversation.place.businessId, (words) => {
    conversation.write(words);
    setSpoken(conversation.state().text);
    focusInput();
  });
  const isRecording = state.step === 'recording';
  const discard = () => {
    session.discard();
    focusInput();
  };
  useEscape(isRecording || state.step === 'writing' || state.step === 'asking', discard);
  useEffect(() => {
    if (isRecording) button.current?.focus();
  }, [isRecording, button]);
  return {
    state,
    isSpoken: spoken !== null && spoken === text,
    discard,
    begin: () => {
      setSpoken(null);
      void session.begin();
    },
    finish: () => void session.finish(),
    tryAgain: () => void session.tryAgain(),
  };
};
