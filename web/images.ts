import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { pageTrades, tradeOwners, tradePath } from '#shared/domain/catalogue/trade-paths.ts';
import { tradePages } from '../shared/catalogue/trades.ts';
import { previewPicture } from './vite/seo.ts';

/**
 * Draws the pictures that have to be PNG or JPEG from the brand's own shapes and fonts, then commit them: `npm run images`
 * draws all, `npm run images -- favicon.ico` only one.
 * Needs a Chromium (`CHROMIUM`, or the one Playwright knows).
 */

const publicDir = join(import.meta.dirname, 'public');
const fontsDir = join(import.meta.dirname, '../node_modules/.cache/sevenhands-fonts-2');
const base64 = async (path: string) => (await readFile(path)).toString('base64');
const logo = await readFile(join(publicDir, 'icon.svg'), 'utf8');
const font = async (name: string, file: string, weight: string) =>
  `@font-face{font-family:"${name}";font-weight:${weight};src:url(data:font/woff2;base64,${await base64(join(fontsDir, file))})}`;

const helpers = 'Marketing,Social Media,Sales,Finance,Customer Service,Operations,Hiring & HR';
const tape = helpers
  .split(',')
  .map((helper, index) => `<li><b>${index + 1}</b>${helper}</li>`)
  .join('');
const fonts = [
  await font('Display', 'national-park.woff2', '600 800'),
  await font('Text', 'public-sans.woff2', '400 700'),
].join('\n');
type Card = { path: string; name?: string; heading: readonly [string, string] };
const card = ({ name, heading: [first, second] }: Card) => `<style>
${fonts}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;display:flex;flex-direction:column;background:oklch(.262 .047 231);color:#fff;font:500 26px/1.4 Text}
header{display:flex;align-items:center;gap:20px;padding:52px 64px 0;font:800 36px Display}
header svg{width:60px;height:60px}
header small{margin-left:auto;color:oklch(.868 .17 92);font:700 30px Text}
h1{padding:44px 64px 0;text-wrap:balance;font:800 ${first.length + second.length > 50 ? 78 : 92}px/1 Display;letter-spacing:-.022em}
h1 em{display:block;font-style:normal;color:oklch(.868 .17 92)}
ol{display:grid;grid-template-columns:repeat(7,1fr);margin-top:auto;padding:0;height:138px;list-style:none;background:oklch(.868 .17 92);color:oklch(.18 .024 232);font:700 18px/1.2 Text}
li{padding:20px 8px 0 14px;background:linear-gradient(90deg,currentColor 3px,transparent 0) 0 0/100% 52px no-repeat,linear-gradient(90deg,currentColor 2px,transparent 0) 50% 0/50% 30px repeat-x,linear-gradient(90deg,currentColor 1.5px,transparent 0) 0 0/12.5% 17px repeat-x}
li b{display:block;margin-bottom:12px;font:800 32px/1.2 Display}
</style><header>${logo}Sevenhands${name ? `<small>${name}</small>` : ''}</header><h1>${first} <em>${second}</em></h1><ol>${tape}</ol>`;

/** What stands on the picture of each page that search engines are told of; test/web/site/seo.test.ts misses one that is not drawn. */
const cards: readonly Card[] = [
  { path: '/', heading: ['You’re good with your hands.', 'Here are seven more.'] },
  { path: '/features', heading: ['Meet the seven helpers.', 'One for each part of the business.'] },
  { path: '/pricing', heading: ['Straight prices.', 'No call-out fee.'] },
  {
    path: '/tools/hour-cost',
    name: 'A free sum',
    heading: ['What does one of your', 'hours cost?'],
  },
  { path: '/tools/job-price', name: 'A free sum', heading: ['What must', 'a job cost?'] },
  {
    path: '/tools/price-rise',
    name: 'A free sum',
    heading: ['What would', 'a price rise bring?'],
  },
  { path: '/about', heading: ['Good advice should not', 'need an office.'] },
  { path: '/contact', heading: ['Talk to us.', 'We answer within 24 hours.'] },
  { path: '/suggestions', heading: ['What is missing?', 'Tell us.'] },
  { path: '/privacy-policy', heading: ['Privacy Policy', 'What we keep, and why.'] },
  { path: '/terms-of-service', heading: ['Terms of Service', 'In plain words.'] },
  ...pageTrades.map((trade) => ({
    path: tradePath(trade),
    name: `For ${tradeOwners[trade]}`,
    heading: tradePages[trade].heading,
  })),
];

const icon = (share: number, ground: string) =>
  `<style>*{margin:0}body{display:grid;place-items:center;width:100vw;height:100vh;background:${ground}}svg{width:${share}%}</style>${logo}`;

const yellow = 'oklch(.868 .17 92)';
const pictures = [
  ...cards.map((one) => ({
    file: previewPicture(one.path).slice(1),
    width: 1200,
    height: 630,
    html: card(one),
  })),
  { file: 'apple-touch-icon.png', width: 180, height: 180, html: icon(100, yellow) },
  { file: 'icon-192.png', width: 192, height: 192, html: icon(100, 'transparent') },
  { file: 'icon-512.png', width: 512, height: 512, html: icon(100, 'transparent') },
  { file: 'icon-maskable.png', width: 512, height: 512, html: icon(80, yellow) },
  // A browser asks for it beside whatever names no icon: a JSON file, a picture.
  { file: 'favicon.ico', width: 32, height: 32, html: icon(100, 'transparent') },
];

/** A PNG of 32 × 32 pixels as an icon file: a list of one picture, then the picture. */
const asIcon = (png: Buffer) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

const executablePath = process.env.CHROMIUM;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
const named = process.argv.slice(2);
for (const { file, width, height, html } of pictures) {
  if (named.length && !named.includes(file)) continue;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><meta charset="utf-8">${html}`);
  await page.evaluate(() => document.fonts.ready);
  const path = join(publicDir, file);
  await mkdir(dirname(path), { recursive: true });
  const drawn = await page.screenshot(
    file.endsWith('.jpg') ? { type: 'jpeg', quality: 70 } : { omitBackground: true },
  );
  await writeFile(path, file.endsWith('.ico') ? asIcon(drawn) : drawn);
  await page.close();
}
await browser.close();
