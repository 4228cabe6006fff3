import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { trackedFiles } from '#test/support/tools/tracked-files.ts';

const tracked = trackedFiles();
const maxLines = 250;
const maxFiles = 25;

/** Texts, data and generated files, which have no size limit. */
const data =
  /^(shared\/catalogue|shared\/domain\/catalogue\/trades|test\/fixtures|test\/infra\/snapshots)\//;

/** Folders with files of one kind, which have no size limit. */
const collections = [
  'docs/decisions',
  'docs/runbooks',
  'shared/domain/chat/answer-checks',
  'shared/domain/numbers/calculators',
];

/** Tests longer than the rule allows, to be divided by subject. Remove a file that fits. */
const stillLong = [
  'test/api/account/account.test.ts',
  'test/api/chat/input/photos.test.ts',
  'test/api/history/history.test.ts',
  'test/api/lib/openapi.test.ts',
  'test/api/numbers/calculations.test.ts',
  'test/api/numbers/numbers.test.ts',
  'test/domain/numbers/calculators.test.ts',
  'test/e2e/account/account.spec.ts',
  'test/e2e/account/businesses.spec.ts',
  'test/e2e/admin/admin.spec.ts',
  'test/e2e/app/hostile-text.spec.ts',
  'test/e2e/chat/chat.spec.ts',
  'test/e2e/chat/conversations.spec.ts',
  'test/e2e/numbers/free-tools.spec.ts',
  'test/e2e/plan/billing.spec.ts',
  'test/e2e/site/public.spec.ts',
  'test/infra/mutations/mutations.test.ts',
  'test/infra/preflight/checks.test.ts',
  'test/local/stripe.test.ts',
  'test/proof/injection.test.ts',
  'test/proof/support/fuzz.ts',
  'test/proof/support/samples.ts',
  'test/web/account/profile.test.tsx',
  'test/web/catalogue/prompts.test.tsx',
  'test/web/history/history.test.tsx',
];

describe('sizes', () => {
  test(`no file has more than ${maxLines} lines`, () => {
    const long = tracked.filter(
      (file) =>
        /\.(tsx?|css)$/.test(file) &&
        !data.test(file) &&
        readFileSync(file, 'utf8').split('\n').length - 1 > maxLines,
    );
    expect(long.toSorted()).toEqual(stillLong);
  });

  test(`no folder has more than ${maxFiles} files, unless they are of one kind`, () => {
    const sizes = Map.groupBy(tracked, (file) => dirname(file));
    const full = [...sizes].filter(([, files]) => files.length > maxFiles).map(([name]) => name);
    expect(full.filter((name) => !collections.includes(name))).toEqual([]);
  });
});
