/** Page positions of lists, as opaque text for a client. */
type PageKey = Record<string, unknown>;

/** Writes and reads the key to continue a list from. A position is bound to its partition: for another one it reads as undefined. */
export const cursor = {
  write: (key: PageKey | undefined) =>
    key ? Buffer.from(JSON.stringify(key)).toString('base64url') : null,
  read: (position: string | undefined, pkName: 'pk' | 'gsi1pk', pk: string) => {
    const key = decode(position);
    const names = pkName === 'pk' ? ['pk', 'sk'] : ['pk', 'sk', 'gsi1pk', 'gsi1sk'];
    if (key[pkName] !== pk || !names.every((name) => typeof key[name] === 'string' && key[name]))
      return undefined;
    return Object.fromEntries(names.map((name) => [name, key[name]]));
  },
};

const decode = (position: string | undefined): PageKey => {
  try {
    return Object(JSON.parse(Buffer.from(position ?? '', 'base64url').toString()));
  } catch {
    return {};
  }
};
