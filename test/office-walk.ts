import { launchChromium } from '#test/support/chromium.ts';

const base = 'http://localhost:5745';
const out = '/tmp/office-shots';
const browser = await launchChromium();
const shot = async (page: any, name: string) => {
  for (const [w, scheme] of [
    [1280, 'light'],
    [390, 'light'],
    [390, 'dark'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width: w, height: w === 390 ? 844 : 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForTimeout(400);
    if ((w === 1280) !== (scheme === 'light') && w === 1280) continue;
    await page.screenshot({ path: `${out}/${name}-${w}-${scheme}.png`, fullPage: true });
  }
};
const signIn = async (page: any, email: string, secret: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};
const owner = await (
  await browser.newContext({ viewport: { width: 1280, height: 900 } })
).newPage();
owner.on('console', (m) => m.type() === 'error' && console.log('owner console', m.text()));
await owner.goto(`${base}/login`);
await signIn(owner, 'demo@sevenhands.test', 'sevenhands');
await owner.waitForURL('**/dashboard');
await owner.goto(`${base}/dashboard/profile/people`);
await owner.getByRole('heading', { name: 'Seats' }).waitFor();
await shot(owner, 'people-empty');
await owner.setViewportSize({ width: 1280, height: 900 });
const carol = `carol${Date.now()}@example.com`;
await owner.getByRole('button', { name: 'Invite someone' }).click();
await shot(owner, 'people-invite');
await owner.getByLabel('Their email').fill(carol);
await owner.getByLabel('A note').fill('So you can see who owes us. Renee');
await owner.getByRole('button', { name: 'Send the invite' }).click();
await owner.getByText(carol).first().waitFor();
await shot(owner, 'people-invited');
const mails = await (
  await owner.request.get(`${base}/__local/mail?format=json&to=${carol}`)
).json();
const link = /(http\S+\/invitation#[\w-]{43})/.exec(JSON.stringify(mails))?.[1] ?? '';
console.log(link);
const person = await (
  await browser.newContext({ viewport: { width: 390, height: 844 } })
).newPage();
person.on('console', (m) => m.type() === 'error' && console.log('carol console', m.text()));
await person.goto(link.replace(/^http:\/\/[^/]+/, base));
await person.getByRole('heading', { name: /invited you/ }).waitFor();
await shot(person, 'invitation');
await person.getByRole('link', { name: 'Create your sign-in' }).click();
await person.waitForURL('**/signup**');
await person.screenshot({ path: `${out}/signup.png` });
await person.getByLabel('Email').fill(carol);
await person.getByLabel('Password', { exact: true }).fill('long enough 1');
const confirm = person.getByLabel(/Confirm password/i);
if (await confirm.count()) await confirm.fill('long enough 1');
for (const box of await person.getByRole('checkbox').all()) await box.check();
await person
  .getByRole('button', { name: /sign up|create/i })
  .first()
  .click();
await person.waitForTimeout(2500);
await person.screenshot({ path: `${out}/code.png` });
const codes = await (
  await person.request.get(`${base}/__local/mail?format=json&to=${carol}`)
).json();
const code = codes.find((m: any) => m.code)?.code;
await person.getByLabel(/code/i).first().fill(code);
await person.waitForTimeout(300);
const verify = person.getByRole('button', { name: /verify|confirm|continue/i }).first();
if (await verify.count()) await verify.click().catch(() => {});
await person.waitForTimeout(3000);
console.log('after code', person.url());
await person.getByLabel('Your first name').waitFor();
await shot(person, 'invitation-join');
await person.getByLabel('Your first name').fill('Carol');
await person.getByRole('button', { name: /^Join/ }).click();
await person.waitForURL('**/dashboard');
await person.waitForTimeout(2500);
await shot(person, 'carol-dashboard');
await person.setViewportSize({ width: 1280, height: 900 });
await person.goto(`${base}/dashboard/profile/people`);
await person.waitForTimeout(1500);
await person.screenshot({ path: `${out}/carol-people.png` });
await person.goto(`${base}/dashboard/profile/data`);
await person.waitForTimeout(1500);
await person.screenshot({ path: `${out}/carol-data.png` });
await person.getByRole('button', { name: /account menu/ }).click();
await person.waitForTimeout(500);
await person.screenshot({ path: `${out}/carol-menu.png` });
await owner.setViewportSize({ width: 1280, height: 900 });
await owner.reload();
await owner.getByText('Carol').first().waitFor();
await shot(owner, 'people');
await owner.setViewportSize({ width: 1280, height: 900 });
await owner.getByRole('button', { name: 'Remove Carol' }).click();
await owner.waitForTimeout(400);
await owner.screenshot({ path: `${out}/people-remove.png` });
await owner.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
await owner.getByText('is removed and signed out').waitFor();
await shot(owner, 'people-removed');
await person.goto(`${base}/dashboard/week`);
await person.waitForTimeout(3000);
console.log('removed lands on', person.url());
await person.screenshot({ path: `${out}/carol-removed.png` });
await owner.goto(`${base}/pricing`);
await owner.waitForTimeout(1500);
await shot(owner, 'pricing');
await browser.close();
