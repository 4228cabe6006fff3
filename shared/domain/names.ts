/** A name with the first letter of every word raised; nothing else changes, so it can run while somebody types. */
export const raiseFirstLetters = (name: string) =>
  name.replace(/(^|\s)(\p{Ll})/gu, (_, gap: string, letter: string) => gap + raised(letter));

/** A letter whose capital is two letters, such as ß, stays as it is: the text must not grow under the cursor. */
const raised = (letter: string) => {
  const capital = letter.toUpperCase();
  return capital.length === letter.length ? capital : letter;
};
