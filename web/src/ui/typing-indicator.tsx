/** A spirit level whose bubble is still settling: somebody is typing. Silent; say so in a status line. */
export const TypingIndicator = () => <span className="level" aria-hidden="true" />;
