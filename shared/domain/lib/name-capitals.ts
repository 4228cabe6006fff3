/** A name with the first letter of every word in upper case; nothing else changes, so it can run while the owner types. */
export const raiseFirstLetters = (name: string) =>
  name.replace(/(^|\s)(\p{Ll})/gu, (_, gap: string, letter: string) => gap + raised(letter));

/** A letter whose capital is two letters, such as ß, stays as it is: the text must not grow under the cursor. */
const raised = (letter: string) => {
  const capital = letter.toUpperCase();
  return capital.length === letter.length ? capital : letter;
};

/**
 * The value of a name field after a change: first letters of what was just typed or pasted become upper case. A single
 * letter typed inside a name stays as it is, so that an owner can change a letter back to lower case.
 */
export const raiseInserted = (before: string, now: string) => {
  const start = commonLength([...before], [...now]);
  const end = commonLength([...before.slice(start)].reverse(), [...now.slice(start)].reverse());
  const inserted = now.length - start - end;
  if (inserted <= 0 || (inserted === 1 && end > 0)) return now;
  const raised = raiseFirstLetters(now);
  return now.slice(0, start) + raised.slice(start, now.length - end) + now.slice(now.length - end);
};

/** How many UTF-16 units two lists of characters have in common from their start. */
const commonLength = (one: readonly string[], other: readonly string[]) => {
  const differs = one.findIndex((letter, index) => letter !== other[index]);
  return one.slice(0, differs < 0 ? one.length : differs).join('').length;
};
