import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { type EngineName, engineNames, programsOf } from './find.ts';
import { journeys } from './journeys.ts';
import { openPlaywright } from './playwright.ts';
import { openWebKit } from './webdriver.ts';

const open = (name: EngineName, origin: string): Promise<Engine> => {
  const programs = programsOf(name);
  return name === 'webkit'
    ? openWebKit(programs, origin)
    : openPlaywright(name, programs.browser ?? '', origin);
};

/** Waits for the newest code in the local inbox for an email address and returns it. */
const codeFor = async (origin: string, email: string) => {
  const inbox = `${origin}/__local/mail?format=json&to=${encodeURIComponent(email)}`;
  for (let tries = 0; tries < 100; tries++) {
    const mails = (await (await fetch(inbox)).json()) as { code?: string }[];
    const code = mails.find((mail) => mail.code)?.code;
    if (code) return code;
    await sleep(100);
  }
  throw new Error(`No code for ${email}`);
};

const keepPicture = (name: string, picture: Buffer) => {
  mkdirSync('test-results/engines', { recursive: true });
  writeFileSync(`test-results/engines/${name}.png`, picture);
};

/** Runs every journey in one engine and prints a line for each; returns the number of failures. */
const runIn = async (name: EngineName, origin: string) => {
  const engine = await open(name, origin);
  const email = `${name}-${Date.now().toString(36)}@example.com`;
  const owner = { email, password: 'correct horse 7', code: () => codeFor(origin, email) };
  let failed = 0;
  for (const [title, journey] of Object.entries(journeys)) {
    const start = performance.now();
    const browser = await engine.fresh();
    const error = await journey(browser, owner).then(
      () => null,
      (reason: Error) => reason,
    );
    if (error) keepPicture(`${name}-${failed}`, await browser.picture());
    await browser.close();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${error ? 'not ok' : 'ok'}  ${name} ${await engine.version()}  ${title}  ${seconds} s`,
    );
    if (!error) continue;
    console.log(`   ${error.message}`);
    failed++;
  }
  await engine.close();
  return failed;
};

/** Runs the journeys in these engines, or in all three, against a running product; returns the number of failures. */
export const runEngines = async (origin: string, wanted: readonly string[]) => {
  const names = engineNames.filter((name) => !wanted.length || wanted.includes(name));
  if (!names.length) throw new Error(`Engines are ${engineNames.join(', ')}.`);
  let failed = 0;
  for (const name of names) failed += await runIn(name, origin);
  return failed;
};
