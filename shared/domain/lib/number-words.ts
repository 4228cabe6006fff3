const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
/** A number that begins a sentence: a word up to ten. */
export const numberWord = (value: number) => small[value] ?? String(value);
