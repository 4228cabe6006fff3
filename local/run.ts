import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { banner } from './banner.ts';
import { runJob, startClock } from './jobs.ts';
import { openOrigin } from './origin.ts';
import { seedDemo } from './seed.ts';
import { expectFree } from './server.ts';
import { type LocalSettings, readSettings } from './settings.ts';
import { builtHeaders, createBuiltSite } from './site/built.ts';
import { createDevSite } from './site/dev.ts';
import { startLocalStack } from './stack.ts';

/** `npm start`: the whole product on this machine, in one process. */
const start = async () => {
  const settings = readSettings(process.argv.slice(2), process.env);
  // Before anything is emptied: whoever holds the port may be using this very state.
  await expectFree(settings.port, 'WEB_PORT');
  if (settings.fresh) rmSync(settings.folder, { recursive: true, force: true });
  const origin = `http://localhost:${settings.port}`;
  let announcing = false;
  const stack = await startLocalStack({
    folder: settings.folder,
    appOrigin: origin,
    ports: settings.ports,
    real: settings.real,
    samePages: true,
    throttled: true,
    adminSecondFactor: settings.adminSecondFactor,
    pace: { firstWordsMs: 700 * settings.pace, betweenMs: 22 * settings.pace },
    logLevel: 'WARN',
    onMail: ({ to, code }) => {
      if (code && announcing) console.log(`  Code for ${to}: ${code}`);
    },
  });
  await Promise.all([runJob('on-load'), seedDemo(stack)]);
  announcing = true;
  const site = await openOrigin(stack, { port: settings.port, ...siteOf(settings) });
  const stopClock = startClock();
  console.log(banner(origin, settings, performance.now()));
  stopOn(async () => {
    stopClock();
    await site.close();
    await stack.close();
  });
};

const siteOf = ({
  built,
}: LocalSettings): Pick<Parameters<typeof openOrigin>[1], 'headers' | 'site'> => {
  if (!built) return { site: createDevSite };
  const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));
  if (!existsSync(folder)) throw new Error('There is no build yet: run npm run build first.');
  return { headers: builtHeaders(folder), site: async () => ({ serve: createBuiltSite(folder) }) };
};

/** The first Ctrl-C closes everything in order, a second one leaves at once. */
const stopOn = (close: () => Promise<void>) => {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

start().catch((error: Error) => {
  console.error(`\n  ${error.message}\n`);
  process.exit(1);
});
