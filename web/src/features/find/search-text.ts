/** Text without accents, capitals and punctuation, so that it is found however it is typed. */
export const plainSearchText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A text in pieces, of which the words that contain an asked one are marked. */
export const markedPieces = (text: string, asked: string) => {
  const wanted = plainSearchText(asked).split(' ').filter(Boolean);
  return text.split(/([\p{L}\p{N}\p{Mn}'’]+)/u).map((piece) => {
    const word = plainSearchText(piece);
    return { piece, isMarked: word !== '' && wanted.some((one) => word.includes(one)) };
  });
};

/** The asked words that a text has nowhere. */
export const wordsNotIn = (text: string, asked: string): string => {
  const there = plainSearchText(text);
  return plainSearchText(asked)
    .split(' ')
    .filter((word) => !there.includes(word))
    .join(' ');
};
