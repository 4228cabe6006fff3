type Box = Record<string | number | symbol, unknown>;

const outside = /[\s:,]*([{}[\]"]|[^\s{}[\],:"]+(?=[\s{}[\],:"]))/y;
const inside = /([^"\\]+|\\u[\da-f]{4}|\\u(?=[\da-f]{0,3}[^\da-f])|\\[^u]|")/iy;
const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Stands in for a key that an object has already: the first value counts, as it may have been shown. */
const repeated = Symbol('repeated');

/**
 * Builds a JSON value while it arrives in pieces cut anywhere. Strings get longer and are well-formed at every moment;
 * of an object or a list only the last entry changes. It never throws: line breaks inside strings and unknown escapes
 * are taken as they are, missing commas are not missed, and what follows the value is not read.
 */
export const createJsonReader = () => {
  /** Objects and lists that are not closed yet, each with the key that is next or being written. */
  const open: { box: Box; key: string | number | symbol | undefined }[] = [];
  const string = createWholeCharacters();
  let root: unknown;
  let inString = false;
  let written = '';
  let unread = '';

  const put = (value: unknown) => {
    const top = open.at(-1);
    if (!top) root ??= value;
    else if (top.key !== undefined) top.box[top.key] = value;
  };
  /** A value is whole: the next one of a list follows, of an object its key. */
  const next = () => {
    const top = open.at(-1);
    if (top) top.key = typeof top.key === 'number' ? top.key + 1 : undefined;
  };
  const readOutside = (token: string) => {
    if (token === '"') beginString();
    else if (token === '{' || token === '[') {
      const box = token === '{' ? Object.create(null) : [];
      put(box);
      open.push({ box, key: token === '{' ? undefined : 0 });
    } else {
      if (token === '}' || token === ']') open.pop();
      else put(literal(token));
      next();
    }
  };
  const beginString = () => {
    inString = true;
    written = '';
    if (open.at(-1)?.key !== undefined) put('');
  };
  const readInside = (token: string) => {
    written += token === '"' ? string.end() : string.push(unescaped(token));
    const top = open.at(-1);
    if (top?.key !== undefined) put(written);
    if (token !== '"') return;
    inString = false;
    if (top?.key !== undefined) next();
    else if (top) top.key = Object.hasOwn(top.box, written) ? repeated : written;
  };
  const isClosed = () => root !== undefined && open.length === 0;

  return {
    push: (piece: string) => {
      unread += piece;
      let at = 0;
      while (!isClosed()) {
        const pattern = inString ? inside : outside;
        pattern.lastIndex = at;
        const token = pattern.exec(unread)?.[1];
        if (token === undefined) break;
        at = pattern.lastIndex;
        if (inString) readInside(token);
        else readOutside(token);
      }
      unread = isClosed() ? '' : unread.slice(at);
    },
    /** What is known so far; `undefined` before the first object or list. */
    value: () => root,
    /** Where the reader is: the keys from the root to what is being written. Everything beside that path is whole. */
    path: () => open.map(({ key }) => key),
    isClosed,
  };
};

/** Joins pieces of a text and holds back half a character at their end until its other half comes. */
export const createWholeCharacters = () => {
  let half = '';
  return {
    push: (piece: string) => {
      const text = half + piece;
      half = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : '';
      return (half ? text.slice(0, -1) : text).toWellFormed();
    },
    /** What stands for a half that stayed alone. */
    end: () => {
      const lost = half ? '\uFFFD' : '';
      half = '';
      return lost;
    },
  };
};

const unescaped = (token: string) => {
  if (token[0] !== '\\') return token;
  const letter = token.charAt(1);
  if (letter !== 'u') return escapes[letter] ?? letter;
  return token.length > 2 ? String.fromCharCode(Number.parseInt(token.slice(2), 16)) : '\uFFFD';
};

/** A number, true, false or null; anything else counts as null. */
const literal = (token: string): unknown => {
  try {
    return JSON.parse(token);
  } catch {
    return null;
  }
};
