/** Letters of other scripts that look like a Latin one, and that one. */
const [lookAlikes, latin] = ['аеорсухіѕјһԁԛԝтмкνοαειυτ', 'aeopcyxisjhdqwtmkvoaeiut'];
const latinOf = new Map([...lookAlikes].map((letter, at) => [letter, latin[at] ?? letter]));

/** What a text has to hold before any of it is rewritten. */
const notAscii = /[^\t\n\r -~]/;

/** A text for comparison: without wide forms, combining marks, other kinds of slashes and letters that look like Latin ones. */
export const withoutLookAlikes = (text: string) =>
  notAscii.test(text)
    ? text
        .normalize('NFKC')
        .replaceAll(/\p{Mn}/gu, '')
        .replaceAll(/[⁄∕]/g, '/')
        .replaceAll(/[\u0370-\u052f]/g, (letter) => latinOf.get(letter.toLowerCase()) ?? letter)
    : text;
