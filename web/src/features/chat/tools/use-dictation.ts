import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { api } from '#web/core/api.ts';
import { dataUrlOf } from '#web/ui/photo/data-url.ts';
import type { LocalConversation } from '../conversation/local-conversation.ts';
import { RecordingSession, type RecordingState } from './recording-session.ts';

type Elements = {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly input: RefObject<HTMLTextAreaElement | null>;
};

/** Speaking into the input of a conversation: its state, what can be done, and whether the words there were spoken. */
export const useDictation = (
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

/** Runs when Escape is pressed while it is active, wherever the focus is, in place of anything else that Escape does. */
const useEscape = (isActive: boolean, run: () => void) => {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isActive]);
};

/** Records what an owner says and has it written down; `onWords` gets the words. Everything ends with the page. */
const useRecording = (businessId: string, onWords: (words: string) => void) => {
  const [state, setState] = useState<RecordingState>({ step: 'idle' });
  const { mutateAsync } = useMutation({
    mutationFn: async (blob: Blob) => {
      const address = await dataUrlOf(blob);
      const sound = address.slice(address.indexOf(',') + 1);
      return (await api.speech.transcribe({ business_id: businessId, sound })).text;
    },
  });
  const latest = useRef({ write: mutateAsync, onWords });
  useEffect(() => {
    latest.current = { write: mutateAsync, onWords };
  });
  const [session] = useState(
    () =>
      new RecordingSession({
        write: (blob) => latest.current.write(blob),
        onState: setState,
        onWords: (words) => latest.current.onWords(words),
      }),
  );
  useEffect(() => () => session.discard(), [session]);
  return { state, session };
};
