import { expect, type Page } from '@playwright/test';
import { spoken } from '../answers/spoken.ts';
import type { PlaywrightApp } from '../playwright-app.ts';

export const chatView = '/dashboard/sales?view=chat';
/** An answer that streams for about four seconds. */
export const long = Array.from(
  { length: 60 },
  (_, nth) => `Step ${nth + 1}: call the next customer. `,
).join('\n\n');
/** Makes the model answer with this text; without an argument it answers as usual again. */
export const say = ({ stack }: PlaywrightApp, content?: string) =>
  stack.openai.say(content && spoken(content));

export const input = (page: Page) => page.getByLabel('Message Sales');
export const replies = (page: Page) => page.getByRole('button', { name: 'Copy this answer' });
export const log = (page: Page) => page.getByRole('log', { name: 'Chat with Sales' });
/** Asks in the open chat without waiting for the answer. */
export const ask = async (page: Page, text: string) => {
  await input(page).fill(text);
  await input(page).press('Enter');
};
/** Asks and waits for the end of the answer. */
export const askFully = async (page: Page, text: string) => {
  const before = await replies(page).count();
  await ask(page, text);
  await expect(replies(page)).toHaveCount(before + 1);
};
