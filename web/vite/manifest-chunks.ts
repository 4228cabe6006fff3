import type { Manifest } from 'vite';

/** Where a manifest has the chunk of a source file, or the one that goes by a name (app-chunks.ts); undefined without one. */
export const chunkKey = (name: string, manifest: Manifest) =>
  manifest[name] ? name : Object.keys(manifest).find((key) => manifest[key]?.name === name);

/** The keys of a chunk and of everything it imports at once. */
export const chunksOf = (key: string, manifest: Manifest, found = new Set<string>()) => {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksOf(next, manifest, found);
  return found;
};
