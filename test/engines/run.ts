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

/** The newest code in the local inbox for an address; waits for it. */
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

/** Every journey in one engine, a line for each; how many failed. */
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

/** The journeys in these engines against a product that is up, or in all three; how many failed in all. */
export const runEngines = async (origin: string, wanted: readonly string[]) => {
  const names = engineNames.filter((name) => !wanted.length || wanted.includes(name));
  if (!names.length) throw new Error(`Engines are ${engineNames.join(', ')}.`);
  let failed = 0;
  for (const name of names) failed += await runIn(name, origin);
  return failed;
};
