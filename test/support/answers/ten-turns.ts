import { randomUUID } from 'node:crypto';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { createCacheMeter } from '#local/openai/prompt-cache-meter.ts';
import type { App } from '../app.ts';
import { type Asker, asker } from '../chat.ts';
import { spoken } from '../spoken.ts';

const questions = [
  'A quote of 480 for a water heater went out on Tuesday and I heard nothing. What do I write?',
  'She answered that the other one is cheaper. What now?',
  'Make it shorter, like a text to somebody I know.',
  'And if she asks for a date next week?',
  'How do I keep track of the other quotes? There are about nine open.',
  'Which of them do I call first?',
  'What do I say when I get the voicemail?',
  'How long do I keep asking before I close one?',
  'Write the message that closes it without burning the bridge.',
  'Put all of it into a list for Monday morning.',
];

/** The length of a typical answer to such a question: 260 tokens. */
const answer = `**Bottom line:** send one short text today and call on Thursday if nobody answers. Most silence means busy, not no.

## Do this first

1. Today before five: send the text below, you, five minutes.
2. Thursday at ten: call once and leave no message.
3. Monday: ask whether you may close the quote and give the day to somebody else.

## The text

\`\`\`text
Hi [first name], this is [your name]. I want to keep Thursday or Friday free for your water heater. Is there anything about the quote I can answer today? If the timing is wrong, just tell me when to ask again.
\`\`\`

## Why this order

A text costs nothing and is read within the hour by most people. A call after two days shows that you mean it. The third step is the one that most owners leave out, and it is the one that brings an answer, because people do not like to lose a day that was kept for them. Write down for each quote when you asked last, so that nobody is asked twice in a week.

**What would make this fail:** lowering the price before they have said a word about it.

When did you last speak to them?`;

/** Options of a chat, such as an action between its turns. */
type Between = (owner: Asker, turn: number) => Promise<unknown>;

/** The tokens of a chat's ten questions, as counted by the model and its prompt cache. */
export const tenTurns = async (
  app: App,
  owner: Asker,
  count: ReturnType<typeof meter>,
  between?: Between,
) => {
  const chat_id = randomUUID();
  app.stack.openai.say(spoken(answer));
  const turns: ReturnType<typeof count>[] = [];
  for (const [nth, text] of questions.entries()) {
    if (nth) await between?.(owner, nth + 1);
    app.stack.openai.forget();
    await owner.ask({ chat_id, text });
    for (const { body } of app.stack.openai.requests()) turns.push(count(body));
  }
  return turns;
};

/** Counts tokens like an OpenAI model. */
export const meter = () => createCacheMeter(encode);

/** An owner with a full profile and ten remembered facts. */
export const knownOwner = async (app: App, name: string) => {
  const owner = await asker(app, name);
  await owner.api.businesses.update({
    business_id: owner.businessId,
    company_size: '2-10',
    location: 'Dayton, Ohio',
    years_in_business: 7,
    main_challenge: 'Too many quotes without an answer',
    selected_goals: ['Win more jobs'],
    typical_customer_type: 'residential',
    tools_software_in_use: ['QuickBooks'],
    primary_service_channels: ['Phone'],
    preferred_communication_style: 'short_direct',
    country: 'US',
    currency: 'USD',
    time_zone: 'America/New_York',
    language: 'en',
    winters: 'freezing',
  });
  const saidOf = (key: string) => `what the owner said about ${key}`;
  const facts = ['crew size', 'service area', 'busy months', 'van', 'usual job'];
  for (const half of [facts, facts.map((fact) => `other ${fact}`)]) {
    app.stack.openai.say(
      spoken('Noted.', {
        facts: half.map((key) => ({ key, value: saidOf(key), quote: saidOf(key) })),
      }),
    );
    await owner.ask({ text: half.map(saidOf).join(', ') });
  }
  return owner;
};

/** The share of the tokens that came from the cache. */
export const cachedShare = (turns: readonly { tokens: number; cached: number }[]) => {
  const sum = (field: 'tokens' | 'cached') => turns.reduce((all, turn) => all + turn[field], 0);
  return { tokens: sum('tokens'), cached: sum('cached'), share: sum('cached') / sum('tokens') };
};
