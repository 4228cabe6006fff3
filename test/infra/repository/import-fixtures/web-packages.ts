import { from, type Rule, spellings } from './rule.ts';

const page = 'web/src/features/chat/helper-page.tsx';
const core = 'web/src/core/helper-prompts-query.ts';

/** Imports that leave no code of the module in the bundle. */
const asTypes = (path: string) => [
  `import type { A } from '${path}';`,
  `import type * as all from '${path}';`,
  `export type { A } from '${path}';`,
  `export type * from '${path}';`,
  `export type A = import('${path}').A;`,
  `export type All = typeof import('${path}');`,
];

/** Rules against modules that would make a page heavier. */
export const webPackageRules: Rule[] = [
  {
    name: 'the fields behind signing in come from one module',
    says: 'The fields behind signing in come from',
    refused: [
      ...spellings(page, '@aws-amplify/ui-react'),
      ...[core, 'web/src/ui/public-fields.tsx'].flatMap((file) =>
        from(
          file,
          `import { TextField } from '@aws-amplify/ui-react';`,
          `import '@aws-amplify/ui-react/styles/base.layer.css';`,
        ),
      ),
    ],
    allowed: [
      ...from(
        'web/src/ui/signed-in-fields.ts',
        `export { TextField } from '@aws-amplify/ui-react';`,
      ),
      ...from(page, `import { TextField } from '#web/ui/signed-in-fields.ts';`),
    ],
  },
  {
    name: 'web/src takes types only of modules with schemas',
    says: 'This module holds schemas',
    refused: [
      ...spellings(page, '#shared/contract/account.ts'),
      ...spellings(core, '../../../../shared/domain/account/business.ts'),
    ]
      .filter(({ code }) => !/^(?:import|export) type|= (?:typeof )?import\(/.test(code))
      .concat(
        from(
          page,
          `import { type AccountView } from '#shared/domain/account/account-view-schema.ts';
import { account } from '#shared/contract/account.ts';`,
          `export { routes } from '#shared/contract/index.ts';`,
          `import { prompts } from '#shared/contract/admin/prompts.ts';`,
          `import { HelperContent } from '#shared/catalogue/schema.ts';`,
          `import { openapi } from '#shared/openapi.ts';`,
          `export const load = () => import('#shared/contract/chat.ts');`,
        ),
      ),
    allowed: [
      ...from(
        page,
        ...asTypes('#shared/contract/account.ts'),
        ...asTypes('#shared/domain/account/business.ts'),
        `import { Problem } from '#shared/contract/problem.ts';`,
        `import { plans } from '#shared/domain/plan/plans.ts';`,
      ),
      ...from(
        'web/vite/contract-endpoints.ts',
        `import { a } from '../../shared/contract/index.ts';`,
      ),
    ],
  },
  {
    name: 'an icon comes from its own file',
    says: 'Import an icon’s own file',
    refused: from(
      page,
      `import { X } from '@lucide/icons';`,
      `export { X } from '@lucide/icons';`,
      `export const load = () => import('@lucide/icons');`,
    ),
    allowed: from(
      page,
      `import X from '@lucide/icons/icons/x';`,
      `import type { LucideIconData } from '@lucide/icons';`,
    ),
  },
];
