import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What runs in the stack's process. The pages in web/ are not among it: Vite reloads those itself. */
const folders = ['functions', 'shared', 'local', 'infra'];
const root = fileURLToPath(new URL('..', import.meta.url));

/** An editor writes a file in several steps, and a change of branch writes many files. */
const quietMs = 100;
/** After this long a process that is to end is ended. */
const patienceMs = 3_000;

/** A run of the stack; `stop` resolves when its process has ended and its ports are free. */
type Run = { readonly stop: () => Promise<void>; readonly kill: () => void };

type Started = { onReady: () => void; onEnd: (code: number) => void };

const startRun = (flags: readonly string[], kind: 'first' | 'again', started: Started): Run => {
  const child = spawn(process.execPath, [`${root}local/index.ts`, ...flags], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // With what Node has compiled before, a restart takes a quarter less.
    env: {
      NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
      ...process.env,
      LOCAL_WATCHED: kind,
    },
    // Ctrl-C reaches the watcher alone, which lets the stack close in order.
    detached: true,
  });
  let isStopping = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code) => {
      resolve();
      if (!isStopping) started.onEnd(code ?? 1);
    });
  });
  child.once('message', started.onReady);
  const kill = () => void child.kill('SIGKILL');
  return {
    kill,
    stop: async () => {
      isStopping = true;
      if (child.connected) child.disconnect();
      const timer = setTimeout(kill, patienceMs);
      await ended;
      clearTimeout(timer);
    },
  };
};

/** Runs the stack, and again after each change of its sources: same state, same port, the browser stays signed in. */
export const runWatched = (flags: readonly string[]) => {
  let wasReady = false;
  let restarting = false;
  let changed: string | undefined;

  const onEnd = (code: number) => {
    // A first start that fails is no matter of a source: a busy port, an odd setting.
    if (!wasReady) process.exit(code);
    console.error(
      '  The stack has stopped. It starts again after the next change; Ctrl-C ends it.',
    );
  };
  const onFirst = () => {
    wasReady = true;
  };
  let run = startRun(flags, 'first', { onReady: onFirst, onEnd });

  const restart = async () => {
    if (restarting) return;
    restarting = true;
    while (changed) {
      const file = changed;
      const start = performance.now();
      changed = undefined;
      await run.stop();
      const onReady = () => {
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        wasReady = true;
        console.log(`  Restarted after a change in ${file} (${seconds} s)`);
      };
      const kept = flags.filter((flag) => flag !== '--fresh');
      run = startRun(kept, 'again', { onReady, onEnd });
    }
    restarting = false;
  };

  watchSources((file) => {
    changed = file;
    void restart();
  });
  stopOn(() => run);
};

/** Calls back once things are quiet after a change of sources, with one of them. */
const watchSources = (onChange: (file: string) => void) => {
  let timer: NodeJS.Timeout | undefined;
  const hear = (file: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => onChange(file), quietMs);
  };
  for (const folder of folders)
    watch(`${root}${folder}`, { recursive: true }, (_, file) => {
      if (file && /\.(?:ts|json)$/.test(file)) hear(`${folder}/${file.replaceAll('\\', '/')}`);
    }).on('error', ({ message }) =>
      console.error(`  Changes in ${folder}/ are not seen (${message}): start again after each.`),
    );
};

/** The first Ctrl-C closes everything in order, a second one leaves at once. */
const stopOn = (current: () => Run) => {
  let stopping = false;
  const stop = () => {
    if (stopping) current().kill();
    stopping = true;
    void current()
      .stop()
      .then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};
