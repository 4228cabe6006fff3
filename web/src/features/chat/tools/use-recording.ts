import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#web/core/api.ts';
import { addressOf } from './address-of.ts';
import { RecordingSession, type RecordingState } from './recording-session.ts';

/** Records what an owner says and has it written down; `onWords` gets the words. Everything ends with the page. */
export const useRecording = (businessId: string, onWords: (words: string) => void) => {
  const [state, setState] = useState<RecordingState>({ step: 'idle' });
  const { mutateAsync } = useMutation({
    mutationFn: async (blob: Blob) => {
      const address = await addressOf(blob);
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
