const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const replacementCharacter = '\uFFFD';

/**
 * Decodes the inside of a JSON string, one UTF-16 code unit per call. Half a surrogate pair is kept until its other half
 * arrives; a half that stays alone and an invalid escape become U+FFFD.
 */
export const createStringDecoder = () => {
  let sequence = '';
  let high = '';

  const decodeUnit = (unit: string): string => {
    const isLow = /[\uDC00-\uDFFF]/.test(unit);
    const before = high && !isLow ? replacementCharacter : '';
    const joined = high && isLow ? high + unit : isLow ? replacementCharacter : unit;
    high = '';
    if (/[\uD800-\uDBFF]/.test(unit)) {
      high = unit;
      return before;
    }
    return before + joined;
  };

  return {
    /** What the unit adds to a text without escapes. */
    plain: decodeUnit,
    /** What the unit adds, or undefined when it is the quote that ends the string. */
    inString: (unit: string): string | undefined => {
      if (sequence === '' && unit === '"') return undefined;
      if (sequence === '' && unit !== '\\') return decodeUnit(unit);
      sequence += unit;
      if (sequence === '\\') return '';
      if (sequence[1] !== 'u') {
        sequence = '';
        return decodeUnit(escapes[unit] ?? unit);
      }
      if (sequence.length < 6) return '';
      const code = Number.parseInt(sequence.slice(2), 16);
      sequence = '';
      return Number.isNaN(code) ? replacementCharacter : decodeUnit(String.fromCharCode(code));
    },
    /** Ends the string: U+FFFD for half a surrogate pair that is still waiting, otherwise nothing. */
    flush: () => {
      const rest = high ? replacementCharacter : '';
      high = '';
      sequence = '';
      return rest;
    },
  };
};
