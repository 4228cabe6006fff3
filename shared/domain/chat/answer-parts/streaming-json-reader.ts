import { createCharacterJoiner } from './join-split-characters.ts';

const outside = /[\s:,]*([{}[\]"]|[^\s{}[\],:"]+(?=[\s{}[\],:"]))/y;
const inside = /([^"\\]+|\\u[\da-f]{4}|\\u(?=[\da-f]{0,3}[^\da-f])|\\[^u]|")/iy;
const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * Builds a JSON value while it arrives in pieces cut anywhere. Strings get longer and are well-formed at every moment;
 * of an object or a list only the last entry changes. It never throws: line breaks inside strings and unknown escapes
 * are taken as they are, missing commas are not missed, and what follows the value is not read.
 */
export const createStreamingJsonReader = () => {
  const tree = createTree();
  const characters = createCharacterJoiner();
  /** The string that is being read. */
  let written: string | undefined;
  let unread = '';

  const readOutside = (token: string) => {
    if (token === '"') {
      written = '';
      tree.string(written, false);
    } else if (token === '{') tree.begin(Object.create(null), undefined);
    else if (token === '[') tree.begin([], 0);
    else if (token === '}' || token === ']') tree.close();
    else tree.literal(literal(token));
  };
  const readInside = (before: string, token: string) => {
    const isWhole = token === '"';
    const text = before + (isWhole ? characters.end() : characters.push(unescaped(token)));
    tree.string(text, isWhole);
    written = isWhole ? undefined : text;
  };

  return {
    push: (piece: string) => {
      unread += piece;
      let at = 0;
      while (!tree.isClosed()) {
        const pattern = written === undefined ? outside : inside;
        pattern.lastIndex = at;
        const token = pattern.exec(unread)?.[1];
        if (token === undefined) break;
        at = pattern.lastIndex;
        if (written === undefined) readOutside(token);
        else readInside(written, token);
      }
      unread = tree.isClosed() ? '' : unread.slice(at);
    },
    /** What is known so far; `undefined` before the first object or list. */
    value: tree.root,
    /** Where the reader is: the keys from the root to what is being written. Everything beside that path is whole. */
    path: tree.path,
    isClosed: tree.isClosed,
  };
};

type Key = string | number | symbol;
type Box = Record<Key, unknown>;

/** Stands in for a key that an object has already: the first value counts, as it may have been shown. */
const repeated = Symbol('repeated');

/** A value that is put together from its beginning. */
const createTree = () => {
  /** Objects and lists that are not closed yet, each with the key that is next or being written. */
  const open: { box: Box; key: Key | undefined }[] = [];
  let root: unknown;

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
  return {
    root: () => root,
    path: () => open.map(({ key }) => key),
    isClosed: () => root !== undefined && open.length === 0,
    begin: (box: object, key: 0 | undefined) => {
      put(box);
      open.push({ box: box as Box, key });
    },
    close: () => {
      open.pop();
      next();
    },
    literal: (value: unknown) => {
      put(value);
      next();
    },
    /** A string as far as it is known: a value, or the key of the next value where an object has none yet. */
    string: (text: string, isWhole: boolean) => {
      const top = open.at(-1);
      if (!top) return;
      if (top.key !== undefined) put(text);
      if (!isWhole) return;
      if (top.key !== undefined) next();
      else top.key = Object.hasOwn(top.box, text) ? repeated : text;
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
