import { useEffect, useRef, useState } from 'react';
import type { LocalTurn } from './local-turn.ts';

const announcedChars = 300;
const plain = (markdown: string) =>
  markdown
    .replace(/[#*_`>|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a text, to its last whole word, and what says that there is more. */
const beginning = (text: string) =>
  text.length <= announcedChars ? text : `${text.slice(0, announcedChars).replace(/\s\S*$/, '')}…`;

/** Announces each reply to screen readers twice, at its start and its end; the growing text itself is not announced. */
export const ScreenReaderAnnouncer = ({
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
    if (isBusy && !wasBusy.current)
      setWords(navigator.onLine ? `${name} is typing` : 'Waiting for a connection');
    if (!isBusy && wasBusy.current)
      setWords(
        last?.state === 'answered' ? `${name} answered. ${beginning(plain(last.content))}` : '',
      );
    // A cleared conversation is nowhere any more, nor here.
    if (!isBusy && !last) setWords('');
    wasBusy.current = isBusy;
  }, [isBusy, last, name]);
  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  );
};
