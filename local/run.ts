import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadHandlers } from './api.ts';
import { openAppOrigin } from './app-origin-server.ts';
import { banner } from './banner.ts';
import { expectFree } from './http-server.ts';
import { runJob, startClock } from './jobs.ts';
import { watchProviderRefusals } from './openai/watch-provider-refusals.ts';
import { seedDemo } from './seed-demo.ts';
import { type LocalSettings, readSettings } from './settings.ts';
import { builtHeaders, createBuiltSite } from './site/built-site.ts';
import { createDevSite } from './site/dev-site.ts';
import { startLocalStack } from './stack.ts';

/** Runs the whole product in this process until it is told to stop; rejects when it cannot start. */
export const run = async (flags: readonly string[]) => {
  process.once('disconnect', leave);
  const settings = readSettings(flags, process.env);
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
  await Promise.all([runJob('on-deploy'), seedDemo(stack)]);
  announcing = true;
  if (settings.real.openai)
    watchProviderRefusals(settings.real.openai.baseUrl, (notice) => console.error(`  ${notice}`));
  const opened = openAppOrigin(stack, { port: settings.port, ...siteOf(settings, origin) });
  const isRestart = process.env.LOCAL_WATCHED === 'again';
  // A source that cannot be loaded is told now, not at the first request.
  if (isRestart) await loadHandlers();
  const site = await opened;
  const stopClock = startClock();
  if (!isRestart)
    console.log(banner({ origin, aiApp: stack.aiApp.url }, settings, performance.now()));
  if (process.connected) process.send?.('ready');
  stopOn(async () => {
    stopClock();
    await site.close();
    await stack.close();
  });
  if (process.env.LOCAL_WATCHED) await loadHandlers();
};

const siteOf = (
  { built }: LocalSettings,
  origin: string,
): Pick<Parameters<typeof openAppOrigin>[1], 'headers' | 'site'> => {
  if (!built) return { site: createDevSite };
  const folder = fileURLToPath(new URL('../web/dist', import.meta.url));
  if (!existsSync(folder)) throw new Error('There is no build yet: run npm run build first.');
  const serve = createBuiltSite(folder, origin);
  return { headers: builtHeaders(folder), site: async () => ({ serve }) };
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
  process.off('disconnect', leave);
  process.on('disconnect', stop);
};

/** The process that watches the sources lets go of this one, or is gone itself, before there is anything to close. */
const leave = () => process.exit(0);
