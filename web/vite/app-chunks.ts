import { join } from 'node:path';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const source = join(import.meta.dirname, '../src');
const area = join(source, 'app/signed-in-area.tsx');
const at = (...files: string[]) => files.map((file) => join(source, file));

/** Where the public face ends: what these load, nobody needs who is not signed in. */
const doors = [area, ...at('features/plan/load-owner-pricing-state.ts')];

/** What is loaded together behind the public face, by the files that ask for it; a module belongs to the first that needs it. */
const chunks: readonly { name: string; roots: readonly string[]; within?: RegExp }[] = [
  {
    name: 'shell',
    // Most pages read conflicts and say who did something; alone, each would be a request for some 200 bytes.
    roots: [
      area,
      ...at(
        'app/dashboard/dashboard-frame.tsx',
        'core/people/conflict-data.ts',
        'core/people/who-did-it.tsx',
      ),
    ],
  },
  {
    name: 'chat',
    roots: at('features/chat/helper-page.tsx', 'features/chat/today-page.tsx'),
  },
  // What it shares with later pages stays in files of its own: they are not to load the list.
  {
    name: 'today',
    roots: at('features/chat/today/today-view.tsx'),
    within: /\/features\/chat\//,
  },
];

/**
 * Names the chunks of the first page behind the public face: what surrounds its pages, its chats, and today's list. Left alone, the bundler
 * cuts them into some fifty files, of which half a dozen at a time share a slow line. What a public page can load stays in
 * files of its own, so that nobody downloads the app to read a price.
 */
export const appChunks = () => {
  let names: ReadonlyMap<string, string> | undefined;
  return (id: string, context: Context) => {
    names ??= namesOf(context);
    return names.get(id) ?? null;
  };
};

const namesOf = (context: Context) => {
  const isPublic = reachable([join(source, 'app/main.tsx')], context, true);
  const names = new Map<string, string>();
  for (const { name, roots, within = /./ } of chunks)
    for (const id of reachable(roots, context, false))
      if (within.test(id) && !names.has(id) && !isPublic.has(id)) names.set(id, name);
  return names;
};

/** Parts of a library that the first page reaches through the library's index only; what uses them loads later. */
const usedLater = /@tanstack\/.*\/(hydration|queriesObserver|useQueries)\.js$/;

/** Everything that modules import, at once or, if asked, on demand, without what lies behind the public face. */
const reachable = (roots: readonly string[], context: Context, onDemand: boolean) => {
  const found = new Set<string>();
  const left = [...roots];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id) || usedLater.test(id) || (onDemand && doors.includes(id))) continue;
    found.add(id);
    const info = context.getModuleInfo(id);
    left.push(
      ...(info?.importedIds ?? []),
      ...(onDemand ? (info?.dynamicallyImportedIds ?? []) : []),
    );
  }
  return found;
};
