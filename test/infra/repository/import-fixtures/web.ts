import { from, type Rule, spellings } from './rule.ts';

const page = 'web/src/features/chat/helper-page.tsx';
const nested = 'web/src/features/chat/question/composer.tsx';
const deepest = 'web/src/features/chat/question/photo/view.tsx';
const core = 'web/src/core/helper-prompts-query.ts';
const nestedCore = 'web/src/core/auth/session.ts';
const ui = 'web/src/ui/button.tsx';
const offline = 'web/src/offline/indexed-db.ts';

export const webRules: Rule[] = [
  {
    name: 'web/ imports shared/ and itself',
    says: 'web/ imports shared/ and itself',
    refused: [
      ...spellings(core, '#functions/lib/config.ts'),
      ...spellings(page, '#infra/build/patches/index.ts'),
      ...[core, 'web/vite/seo.ts', 'web/worker/index.ts', 'web/build.ts'].flatMap((file) =>
        from(
          file,
          `import type { Config } from '#functions/lib/config.ts';`,
          `import { stages } from '../../infra/stages.ts';`,
          `import { webPatches } from '#infra/build/patches/index.ts';`,
          `import { startMail } from '#local/mail.ts';`,
          `import { freshEmail } from '#test/support/browser.ts';`,
        ),
      ),
      ...from('web/src/vite.config.ts', `import { a } from '#infra/build/patches/index.ts';`),
    ],
    allowed: [
      ...from('web/vite.config.ts', `import { webPatches } from '#infra/build/patches/index.ts';`),
      ...from('web/vite/seo.ts', `import { plans } from '../../shared/domain/plan/plans.ts';`),
    ],
  },
  {
    name: 'nothing imports app/',
    says: 'app/ composes the features',
    refused: [
      ...spellings(page, '#web/app/routes.tsx'),
      ...spellings(nestedCore, '../../app/routes.tsx'),
      ...[core, ui, offline].flatMap((file) => from(file, `import '../app/app.css';`)),
    ],
    allowed: [
      ...from(
        'web/src/app/routes.tsx',
        `export const load = () => import('../features/history/history-page.tsx');`,
        `import { session } from '#web/core/auth/session.ts';`,
        `import { Frame } from './frame.tsx';`,
      ),
      ...from('web/src/app/dashboard/frame.tsx', `import { routes } from '../routes.tsx';`),
    ],
  },
  {
    name: 'core/, ui/ and offline/ know no feature',
    says: 'know no feature',
    refused: [
      ...spellings(core, '#web/features/history/chat-list.tsx'),
      ...spellings(nestedCore, '../../features/history/history.css'),
      ...[ui, offline].flatMap((file) =>
        from(
          file,
          `import { ChatList } from '#web/features/history/chat-list.tsx';`,
          `import type { Row } from '../features/history/chat-list.tsx';`,
        ),
      ),
    ],
    allowed: from(page, `import { ChatList } from '#web/features/history/chat-list.tsx';`),
  },
  {
    name: 'ui/ and offline/ are built on core/ alone',
    says: 'core/ imports itself',
    refused: [
      ...spellings(core, '../ui/button.tsx'),
      ...spellings(nestedCore, '#web/offline/indexed-db.ts'),
      ...from(nestedCore, `import '../../ui/button.css';`),
      ...from(ui, `import { store } from '#web/offline/indexed-db.ts';`),
      ...from(offline, `import { Button } from '../ui/button.tsx';`),
    ],
    allowed: [
      ...from(core, `import { session } from './auth/session.ts';`),
      ...[ui, offline].flatMap((file) =>
        from(file, `import { useSession } from '#web/core/auth/session.ts';`),
      ),
      ...from(
        page,
        `import { Button } from '#web/ui/button.tsx';`,
        `import { store } from '#web/offline/indexed-db.ts';`,
      ),
    ],
  },
  {
    name: 'a feature imports itself by relative paths, the rest as #web/…',
    says: 'A feature imports itself by relative paths and the rest',
    refused: [
      ...spellings(page, '../history/chat-list.tsx'),
      ...spellings(nested, '../../history/history.css'),
      ...from(page, `import { useSession } from '../../core/auth/session.ts';`),
      ...from(nested, `import { useSession } from '../../../core/auth/session.ts';`),
      ...from(deepest, `import { ChatList } from '../../../history/chat-list.tsx';`),
    ],
    allowed: [
      ...from(
        page,
        `import { Composer } from './question/composer.tsx';`,
        `import { useSession } from '#web/core/auth/session.ts';`,
        `import './chat.css';`,
      ),
      ...from(
        nested,
        `import { HelperPage } from '../helper-page.tsx';`,
        `import { Photo } from './photo/view.tsx';`,
      ),
      ...from(deepest, `import { HelperPage } from '../../helper-page.tsx';`),
    ],
  },
  {
    name: 'a feature of web/ imports the features below it',
    says: 'A feature imports only features below it',
    refused: [
      ...spellings('web/src/features/history/chat-list.tsx', '#web/features/chat/helper-page.tsx'),
      ...spellings(nested, '#web/features/account/settings/account-pages.css'),
      ...from(page, `import { Composer } from '#web/features/chat/question/composer.tsx';`),
    ],
    allowed: from(
      nested,
      `import { ChatList } from '#web/features/history/chat-list.tsx';`,
      `import '#web/features/history/history.css';`,
    ),
  },
  {
    name: 'web/src knows neither its build nor the service worker',
    says: 'web/src knows neither',
    refused: [
      ...spellings(core, '../../vite/seo.ts'),
      ...from('web/src/app/entry.tsx', `import type { Taken } from '../../worker/take-in.ts';`),
    ],
    allowed: [
      ...from('web/vite/trade-pages.ts', `import { a } from '#web/features/site/landing/a.ts';`),
      ...from('web/worker/receive-share.ts', `import { store } from '#web/offline/indexed-db.ts';`),
    ],
  },
  {
    name: 'a path in web/ takes no roundabout way',
    says: 'A path goes up, then down',
    refused: [
      ...from(
        core,
        `import { ChatList } from '../../src/features/history/chat-list.tsx';`,
        `import { ChatList } from '../../../../web/src/features/history/chat-list.tsx';`,
        `import { ChatList } from './../features/history/chat-list.tsx';`,
        `import { ChatList } from '#web/core/../features/history/chat-list.tsx';`,
      ),
    ],
    allowed: from(nestedCore, `import { api } from '../api.ts';`),
  },
];
