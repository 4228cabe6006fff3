import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstLine } from '../support/pages/first-line.ts';
import { freePort } from '../support/tools/free-port.ts';
import type { Browser, Engine } from './engine.ts';
import { findElement } from './find-element.ts';

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
const patienceMs = 30_000;

const callsTo =
  (port: number): Call =>
  async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: { error: string; message: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

/** Retries until an element is found; throws the last error after half a minute. */
const until = async <T>(what: string, look: () => Promise<T | null | false | undefined>) => {
  let why = '';
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) {
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      why = String(error);
    }
  }
  throw new Error(`Waited for ${what} in vain. ${why}`);
};

const handsOn = (call: Call, session: string, origin: string): Browser => {
  const find = async (kind: string, words: string) => {
    const body = { script: findElement, args: [kind, words] };
    const found = await call('POST', `${session}/execute/sync`, body);
    return Object.values((found as Record<string, string> | null) ?? {})[0];
  };
  const wait = (kind: string, words: string) =>
    until(`${kind} "${words}"`, () => find(kind, words));
  // The page can render an element again between finding and clicking it.
  const act = (kind: string, words: string, ...steps: [how: string, body?: object][]) =>
    until(`${kind} "${words}"`, async () => {
      const element = await find(kind, words);
      if (!element) return false;
      for (const [how, body] of steps)
        await call('POST', `${session}/element/${element}/${how}`, body);
      return true;
    });
  const done = async (work: Promise<unknown>) => void (await work);
  return {
    open: (path) => done(call('POST', `${session}/url`, { url: origin + path })),
    type: (label, text) => done(act('field', label, ['clear'], ['value', { text }])),
    press: (name) => done(act('control', name, ['click'])),
    follow: (name) => done(act('link', name, ['click'])),
    choose: (name) => done(act('option', name, ['click'])),
    reload: () => done(call('POST', `${session}/refresh`)),
    resize: (width, height) => done(call('POST', `${session}/window/rect`, { width, height })),
    pick: (words) => done(act('words', words, ['click'])),
    sees: (words) => done(wait('text', words)),
    answerBegins: () =>
      done(
        until('the first line of the answer', async () => {
          const body = { script: `return (${firstLine})()?.isInSight`, args: [] };
          return Boolean(await call('POST', `${session}/execute/sync`, body));
        }),
      ),
    ticked: (name) => done(wait('ticked', name)),
    at: (path) =>
      done(
        until(`the address ${path}`, async () => {
          const url = String(await call('GET', `${session}/url`));
          return new URL(url).pathname === path;
        }),
      ),
  };
};

/** WebKitGTK's MiniBrowser over W3C WebDriver, which is JSON over HTTP; its windows open on a virtual screen. */
export const openWebKit = async (
  programs: Record<string, string>,
  origin: string,
): Promise<Engine> => {
  const { browser: binary = '', driver = '', screen = '' } = programs;
  const port = await freePort();
  const display = `:${90 + (process.pid % 400)}`;
  const quiet = { stdio: 'ignore' } as const;
  const shown = spawn(screen, [display, '-screen', '0', '1280x900x24'], quiet);
  // Its sandbox needs rights that a container does not have.
  const env = {
    ...process.env,
    DISPLAY: display,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driving = spawn(driver, [`--port=${port}`], { ...quiet, env });
  const call = callsTo(port);
  await until('the driver', () => call('GET', '/status'));
  let version = '';
  return {
    version: async () => version,
    fresh: async () => {
      const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
      const { sessionId, capabilities } = (await call('POST', '/session', {
        capabilities: { alwaysMatch: options },
      })) as { sessionId: string; capabilities: { browserVersion: string } };
      version = capabilities.browserVersion;
      const session = `/session/${sessionId}`;
      const close = async () => void (await call('DELETE', session));
      const picture = async () =>
        Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64');
      return { ...handsOn(call, session, origin), picture, close };
    },
    close: async () => {
      driving.kill();
      shown.kill();
    },
  };
};
