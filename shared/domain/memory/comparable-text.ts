/** A text as it is compared: neither capitals nor the shape of quotes, dashes and blanks make a difference. */
export const comparableText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, "'")
    .replaceAll(/(?<=\d)[.,](?=\d{3}\b)/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}%\p{Sc}']+|'(?!\p{L})|(?<!\p{L})'/gu, ' ')
    .trim();

/** The words of a text as they are compared. */
export const comparableWords = (text: string) => comparableText(text).split(' ').filter(Boolean);
