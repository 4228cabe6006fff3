import { describe, expect, test } from 'vitest';
import { kits } from '#shared/catalogue/kits/index.ts';
import type { Kit } from '#shared/catalogue/kits/kit.ts';
import type { Prompt } from '#shared/catalogue/schema.ts';
import { resolveExample } from '#shared/domain/catalogue/examples-by-trade-and-country.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { deliverablesText } from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import { missingDeliverables } from '#shared/domain/chat/answer-parts/missing-deliverables.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { textsOf } from '#shared/domain/chat/answer-parts/part-texts-and-estimated-amounts.ts';
import { composePrompt } from '#shared/domain/chat/prompt/compose-prompt.ts';
import { withCode } from '#shared/domain/chat/prompt/data-blocks.ts';
import { askStandIn, bluePipe } from '../support/answers/ask-stand-in.ts';
import { prompts } from '../support/catalogue.ts';
import { whole } from '../support/proof-size.ts';
import { tradePrompts } from '../support/trade-prompts.ts';

const messageKits = Object.values<Kit>(kits);
const all: readonly Prompt[] = [
  ...prompts,
  ...tradePrompts,
  ...messageKits.map(({ inputs, deliverables, ...kit }) => ({
    ...kit,
    additionalInputs: [...inputs],
    deliverables: [...deliverables],
  })),
];
/** Returns the helper of a prompt. */
const fieldOf = ({ id }: Prompt) =>
  messageKits.find((kit) => kit.id === id)?.helper ??
  helperIds.find((helper) => id.startsWith(`${helper}.`)) ??
  'marketing';
const headline = 'Blue Pipe keeps $41.37 an hour, $6.12 under the floor.';

/** Returns the value typed into a blank: its example, or words that are in no other blank. */
const typical = ({ id, type, options, placeholder }: PromptInput, nth: number) => {
  if (type === 'select') return options?.[0]?.value ?? '';
  if (type === 'number') return String(371 + nth);
  if (type === 'textarea') return `Note ${nth} about ${id.replaceAll('_', ' ')}: it still drips.`;
  const words = placeholder ?? `Example ${nth} of ${id.replaceAll('_', ' ')}`;
  return resolveExample(words, bluePipe.type);
};

type Answered = {
  readonly prompt: Prompt;
  readonly parts: Part[];
  /** The whole prompt as it was sent. */
  readonly sent: string;
  readonly markdown: string;
  /** The values the owner typed, as displayed; what they chose is no word of theirs. */
  readonly typed: readonly string[];
};

const ask = (prompt: Prompt): Answered => {
  const { content, additionalInputs: definitions, deliverables = [], calculators } = prompt;
  const inputs = Object.fromEntries(definitions.map((one, nth) => [one.id, typical(one, nth)]));
  const text = composePrompt({
    content,
    definitions,
    business: bluePipe,
    inputs,
    specificOutcome: prompt.defaultSpecificOutcome,
  });
  const figures = calculators
    ? `<figures_text>\nThe figures: ${headline}\n- from: hours 2\n</figures_text>`
    : '';
  const sent = withCode([text, figures, deliverablesText(deliverables)].join('\n\n'), 'abcdefghij');
  const parts = askStandIn(
    { helper: fieldOf(prompt), guided: prompt },
    `Today is Sunday, November 22, 2026.\n\n${sent}`,
  );
  const shown = definitions.flatMap(({ id, type }) =>
    type === 'select' ? [] : (inputs[id] ?? ''),
  );
  const typed = shown.filter((words) => words && text.includes(words));
  return { prompt, parts, sent, markdown: answerAsMarkdown(parts), typed };
};

// In the short form a fifth of them, and those with a message of a customer.
const answers = all
  .filter(({ content }, nth) => whole || nth % 5 === 0 || content.includes('<customer_text'))
  .map(ask);

/** Returns the id of each prompt whose answer fails a check, with the failure. */
const wrong = (check: (one: Answered, at: number) => unknown) =>
  answers.flatMap((one, at) => {
    const found = check(one, at);
    return found ? [`${one.prompt.id}: ${String(found)}`] : [];
  });

const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9 ]+/g, ' ');
/** The subject words of a text, without their endings. */
const stems = (text: string) =>
  bare(text)
    .split(/\s+/)
    .filter((word) => word.length > 3 && !common.test(word))
    .map((word) => word.slice(0, 5).replace(/(e|s|es|ed)$/, ''));
const common =
  /^(that|this|with|what|when|your|from|they|them|have|will|more|than|into|every|before|after|each|need|make|does|were|about|their|where|without)$/;

describe('the stand-in answers each of the 385 prompts and 7 replies', () => {
  test('and none is left out', () => {
    expect(all).toHaveLength(385 + 7);
  });

  test('with the typed values and the sent figures', () => {
    expect(
      wrong(({ typed, markdown }) => {
        const missed = typed.filter((words) => !markdown.includes(words));
        return missed.join(' + ');
      }),
    ).toEqual([]);
    expect(
      wrong(({ prompt, markdown }) => prompt.calculators && !markdown.includes(headline)),
    ).toEqual([]);
  });

  test('with each deliverable by kind and count, no two drafts alike, and a question', () => {
    const unlike = ({ prompt: { deliverables = [] }, parts }: Answered) => {
      const missing = missingDeliverables(deliverables, {
        parts,
        form: 'parts',
        ending: 'complete',
      });
      const drafts = parts.flatMap((part) => (part.kind === 'draft' ? [part.body] : []));
      const titles = parts.flatMap((part) =>
        part.kind === 'draft' ? [`${part.channel} ${part.title}`] : [],
      );
      const ordered = deliverables.reduce((sum, { count }) => sum + count, 0);
      return [
        missing.length && 'something is missing',
        parts.length !== ordered + 2 && 'something nobody asked for',
        new Set(drafts).size !== drafts.length && 'two drafts alike',
        new Set(titles).size !== titles.length && 'two titles alike',
        parts.at(-1)?.kind !== 'question' && 'no question',
      ]
        .filter(Boolean)
        .join(', ');
    };
    expect(wrong(unlike)).toEqual([]);
  });

  test('about what its sentences ask for, besides its title and the typed values', () => {
    const offSubject = ({ prompt, parts, typed }: Answered) => {
      let text = parts.flatMap(textsOf).join('\n');
      for (const words of [prompt.title, prompt.defaultSpecificOutcome, ...typed])
        text = text.replaceAll(words, '');
      const said = new Set(stems(text));
      const subject = [...new Set(stems(prompt.content))];
      return subject.filter((word) => said.has(word)).length < 6 && subject.join(' ');
    };
    expect(wrong(offSubject)).toEqual([]);
    expect(wrong(({ prompt, markdown }) => !markdown.includes(prompt.title))).toEqual([]);
  });

  test('with subjects of emails for the customer, never the title of the prompt', () => {
    const named = ({ prompt, parts }: Answered) =>
      parts.flatMap((part) => {
        const subject = part.kind === 'draft' ? part.subject : null;
        return subject && bare(subject).includes(bare(prompt.title)) ? [subject] : [];
      })[0];
    expect(wrong(named)).toEqual([]);
  });

  test('without a place for a value that the owner typed', () => {
    expect(wrong(({ markdown }) => /\{\w+[|}]|undefined/.exec(markdown)?.[0])).toEqual([]);
  });
});

/** The subjects of each helper and no other. */
const signatures = {
  marketing: /newsletters?|postcards?|google profile|search ad/gi,
  'social-media': /hashtags?|followers|instagram|tiktok|reels/gi,
  sales: /gone quiet|objections?|upsell|pipeline/gi,
  finance: /invoices?|overdue|bank balance|payroll|cash/gi,
  'customer-service': /complaints?|refunds?|apolog\w+|bad review/gi,
  operations: /call-backs?|checklists?|reorder|voice notes/gi,
  'hiring-hr': /applicants?|job ads?|interviews?|newcomers?|trial day/gi,
};

test('no answer to a prompt is about a subject of another helper, unless the prompt is', () => {
  const strayed = ({ prompt, sent, markdown }: Answered) => {
    const labels = prompt.additionalInputs.map(({ label }) => label).join(' ');
    const asked = bare(`${sent} ${prompt.title} ${prompt.description} ${labels}`);
    return helperIds
      .filter((id) => id !== fieldOf(prompt))
      .flatMap((id) => markdown.match(signatures[id]) ?? [])
      .filter((words) => !asked.includes(bare(words).replace(/s$/, '')))
      .join(', ');
  };
  expect(wrong(strayed)).toEqual([]);
});

test('no two answers of a list share a draft, a list of steps or a point', () => {
  const listOf = ({ prompt: { id } }: Answered) => id.split('.').slice(0, 2).join('.');
  const pieces = ({ parts }: Answered) =>
    parts.map((part) => {
      if (part.kind === 'steps') return part.items.map(({ title }) => title).join('\n');
      if (part.kind === 'draft') return part.body;
      return textsOf(part).join('\n');
    });
  const shared = (one: Answered, at: number) => {
    const others = answers.filter((other, nth) => nth !== at && listOf(other) === listOf(one));
    const known = new Set(others.flatMap(pieces));
    return pieces(one).find((piece) => known.has(piece));
  };
  expect(wrong(shared)).toEqual([]);
});

test('the reply to a customer answers the customer’s point', () => {
  const ofCustomers = answers.filter(({ sent }) => sent.includes('<customer_text_'));
  expect(ofCustomers.length).toBeGreaterThan(10);
  for (const { prompt, markdown } of ofCustomers)
    expect(markdown, prompt.id).toContain('Their point, as I read it:');
});
