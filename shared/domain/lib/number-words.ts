/** How numbers and counts are written in sentences. */

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
/** A number that begins a sentence: a word up to ten. */
export const numberWord = (value: number) => small[value] ?? String(value);
/** "1 job", "4 jobs". */
export const withNoun = (value: number, one: string, many = `${one}s`) =>
  `${value} ${value === 1 ? one : many}`;
