/** An animation shown while an answer is awaited. Hidden from screen readers, so announce it in a status element. */
export const TypingIndicator = () => <span className="typing-indicator" aria-hidden="true" />;
