import { helpers } from '#shared/domain/catalogue/helpers.ts';

type ModuleInfo = { isEntry: boolean; importers: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

/**
 * Names the chunk of everything the first script imports at once. Left alone, the bundler cuts it into some twenty files
 * that are shared with later pages, which every page needs anyway: more requests, and a tenth more to download.
 */
export const entryChunk = (id: string, context: Context) =>
  isForAll(id) || startsWithEntry(id, (next) => context.getModuleInfo(next), new Set())
    ? 'start'
    : null;

/** A few words that many pages need; a file of their own would be a request for 130 bytes. */
const isForAll = (id: string) =>
  /\/shared\/domain\/(catalogue\/helper-ids|lib\/network-busy-message)\.ts$/.test(id);

/** Names the chunk of what the prices need and, later, everything behind signing in: one request instead of four. */
export const plansChunk = (id: string) =>
  /\/(shared\/domain\/plan\/(plans|payments\/unsuccessful-payment-texts)|shared\/contract\/problem|src\/core\/auth\/plan-choice|src\/features\/plan\/use-checkout)\.ts$/.test(
    id,
  )
    ? 'plans'
    : null;

const icons = Object.values(helpers).map(({ icon }) => icon);
const helperIcon = new RegExp(
  `/icons/(${icons.join('|')}|signpost)\\.mjs$|/helper-avatar\\.tsx$|:helper-icons$`,
);

/**
 * Names the chunks of small files that the app and a public page share: the picture of a helper, which a page has together
 * with the icon inside it, and what public pages have on demand only. Alone,
 * each would be a request for some 200 bytes.
 */
export const smallChunk = (id: string) => {
  if (helperIcon.test(id)) return 'helper-avatar';
  return /\/(icons\/(arrow-left|printer)\.mjs|shared\/domain\/(account\/country-conventions|numbers\/known-(inputs|numbers))\.ts|src\/core\/(csv-text|server-clock|session-notices|auth\/load-auth-bundles)\.ts|src\/features\/history\/plain-preview\.ts)$/.test(
    id,
  )
    ? 'small'
    : null;
};

const startsWithEntry = (
  id: string,
  getModuleInfo: Context['getModuleInfo'],
  seen: Set<string>,
): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = getModuleInfo(id);
  if (!info) return false;
  return info.isEntry || info.importers.some((next) => startsWithEntry(next, getModuleInfo, seen));
};
