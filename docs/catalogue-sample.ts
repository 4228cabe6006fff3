/** Writes 40 composed prompts to .local/catalogue-sample.md, the same ones each time: to be read aloud, once per trade. */
import { mkdir, writeFile } from 'node:fs/promises';
import { catalogue } from '#shared/catalogue/index.ts';
import type { Prompt } from '#shared/catalogue/schema.ts';
import { trades } from '#shared/catalogue/trades.ts';
import { blankDetails } from '#shared/domain/account/new-business.ts';
import { resolveExample } from '#shared/domain/catalogue/examples-by-trade-and-country.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { prefill } from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import type { SpecificTrade } from '#shared/domain/catalogue/trades/index.ts';
import { composePrompt } from '#shared/domain/chat/prompt/compose-prompt.ts';
import { tradePromptsOf } from '#shared/starter-prompts/trade-prompts.ts';

const business = (trade: SpecificTrade) => ({
  ...blankDetails(trades[trade].exampleName, trade),
  location: 'Fort Collins, CO',
  company_size: '2-10' as const,
  typical_customer_type: 'residential' as const,
  main_challenge: 'Two call-backs last month',
  tools_software_in_use: ['QuickBooks', 'Google Workspace'],
  primary_service_channels: ['Phone', 'Text/SMS'],
});

/** What an owner of that trade would type. */
const examples = (trade: SpecificTrade): Record<string, string> => {
  const facts = trades[trade];
  return {
    job_hours: String(facts.hoursExample),
    went_back_for: facts.callBackExample,
    review_text: facts.complaintExample,
  };
};

/** A believable value: what is known of the business, else what the blank itself gives as an example. */
const typedIn = (blank: PromptInput, trade: SpecificTrade): string =>
  examples(trade)[blank.id] ||
  prefill(blank, { business: business(trade) }) ||
  (blank.placeholder && resolveExample(blank.placeholder, trade)) ||
  blank.options?.[0]?.value ||
  String(blank.validation?.min ?? '');

const composed = (prompt: Prompt, trade: SpecificTrade): string =>
  composePrompt({
    content: prompt.content,
    definitions: prompt.additionalInputs,
    business: business(trade),
    inputs: Object.fromEntries(
      prompt.additionalInputs.map((blank) => [blank.id, typedIn(blank, trade)]),
    ),
    specificOutcome: prompt.defaultSpecificOutcome,
    constraints: 'No more than 150 USD, nothing on Sundays',
  });

/** Mulberry32: the same numbers between 0 and 1 for the same seed. */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const seed = Number(process.argv[2] ?? 7);
const random = randomFrom(seed);
const oneOf = <Of>(list: readonly Of[]): Of => list[Math.floor(random() * list.length)] as Of;

const taken = new Set<string>();
const sample = Array.from({ length: 40 }, (_, at) => {
  const content = catalogue[helperIds[at % helperIds.length] ?? oneOf(helperIds)];
  // Half of them for the two trades that are furthest apart.
  const trade =
    at % 2 ? oneOf(specificTradeNames) : oneOf(['Cleaning Company', 'Plumber'] as const);
  const written = [
    ...content.quickStarts,
    ...content.subcategories.flatMap(({ prompts }) => prompts),
  ];
  const choice: Prompt[] = at % 4 < 2 ? tradePromptsOf(content.id, trade) : written;
  const prompt = oneOf(choice.filter(({ id }) => !taken.has(id)));
  taken.add(prompt.id);
  return { trade, prompt };
});

const pages = sample.map(
  ({ trade, prompt }, at) =>
    `## ${at + 1}. ${prompt.title}\n\n_${trade} · ${prompt.id} · ${prompt.description}_\n\n${composed(prompt, trade)}\n`,
);

const folder = new URL('../.local/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(
  new URL('catalogue-sample.md', folder),
  `# ${pages.length} composed prompts, seed ${seed}\n\n${pages.join('\n')}`,
);
console.info(`${pages.length} prompts in .local/catalogue-sample.md`);
