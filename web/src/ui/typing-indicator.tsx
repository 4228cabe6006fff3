/** A spirit level whose bubble is still settling: somebody is typing. Silent; say so in a status line. */
export const TypingIndicator = () => <span className="typing-indicator" aria-hidden="true" />;
