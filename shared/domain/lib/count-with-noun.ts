/** "1 job", "4 jobs". */
export const withNoun = (value: number, one: string, many = `${one}s`) =>
  `${value} ${value === 1 ? one : many}`;
