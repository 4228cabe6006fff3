import { useDeferredValue, useEffect, useState } from 'react';
import type { MessageLength } from '#shared/domain/answer-parts/message-length.ts';

type Measure = (text: string) => MessageLength;

/** How many messages a text goes out as; nothing until the counter, which is loaded for it, is there. */
export const MessageSize = ({ text, isOpen }: { text: string; isOpen: boolean }) => {
  const [measure, setMeasure] = useState<Measure>();
  useEffect(() => {
    let isHere = true;
    // Without it the text can be read and sent.
    import('#shared/domain/answer-parts/message-length.ts').then(
      ({ messageLength }) => isHere && setMeasure(() => messageLength),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  // Typing into a place goes first.
  const settled = useDeferredValue(text);
  return <p className="hint message-size">{measure && sizeWords(measure(settled), isOpen)}</p>;
};

const sizeWords = ({ characters, messages, perMessage }: MessageLength, isOpen: boolean) => {
  const count = `${characters} characters${isOpen ? ' so far' : ''}`;
  const room = `One text holds ${perMessage}${perMessage === 70 ? ', because of an emoji or a special letter' : ''}.`;
  return `${count}: goes out as ${messages === 1 ? 'one text' : `${messages} texts`}. ${room}`;
};
