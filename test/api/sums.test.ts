import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { asker, freeAsker } from '#test/support/chat.ts';
import { localDay } from '#test/support/numbers/owner-day.ts';

const textOf = ({ content }: { content: unknown }) => String(content);
const lastMessages = (app: App) => app.stack.openai.requests().at(-1)?.body.messages ?? [];
const lastText = (app: App) => textOf(lastMessages(app).at(-1) ?? { content: '' });
const calls = (app: App) => app.stack.openai.requests().length;

const answer = (more: object = {}) =>
  JSON.stringify({
    calculate: [],
    add_up: [],
    content: 'You lose money on it.',
    facts: [],
    decisions: [],
    ...more,
  });
const asking = (...calculate: object[]) => answer({ calculate, content: '' });
const pairs = (values: Record<string, number>) =>
  Object.entries(values).map(([id, value]) => ({ id, value }));
/** The model asks for these rounds and then answers. */
const plays = (app: App, ...rounds: string[]) => {
  const left = [...rounds];
  app.stack.openai.say(() => left.shift() ?? answer());
};

const priceCheck = {
  id: 'finance.plumber.price-check',
  specificOutcome: 'A price floor by Monday',
  additionalInputs: {},
};
const threeHours = {
  average_job_value: '140',
  job_hours: '3',
  hour_cost: '51.41',
  job_materials: '0',
};
const finance = { helper_id: 'finance' } as const;
