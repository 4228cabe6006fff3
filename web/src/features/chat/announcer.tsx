import { useEffect, useRef, useState } from 'react';
import type { LocalTurn } from './local-turn.ts';

const heardChars = 300;
const plain = (markdown: string) =>
  markdown
    .replace(/[#*_`>|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Tells a screen reader twice per reply, at its start and its end; the growing text itself is never read out. */
export const Announcer = ({
  name,
  isBusy,
  last,
}: {
  name: string;
  isBusy: boolean;
  last: LocalTurn | undefined;
}) => {
  const [words, setWords] = useState('');
  const wasBusy = useRef(false);
  useEffect(() => {
    if (isBusy && !wasBusy.current) setWords(`${name} is typing`);
    if (!isBusy && wasBusy.current)
      setWords(
        last?.state === 'answered'
          ? `${name} replied. ${plain(last.content).slice(0, heardChars)}`
          : '',
      );
    wasBusy.current = isBusy;
  }, [isBusy, last, name]);
  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  );
};
