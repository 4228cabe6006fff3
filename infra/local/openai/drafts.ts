import type { DraftPart } from '#shared/domain/answer-parts/part.ts';
import type { AskedPart } from './asked-parts.ts';
import { capital, type ReplyContext } from './reply.ts';

/** How something is to be said is not what it is about. */
const isManner = ({ label }: { label: string }) => /\b(tone|style|sound)\b/i.test(label);

/** What a draft is about: the first thing the owner filled in that names it, else the prompt, else the question. */
const matterOf = ({ typed, prompt, question }: ReplyContext) => {
  const named = typed.find(
    (one) => !isManner(one) && /^[A-Za-z][^.!?\n]{2,60}$/.test(one.value),
  )?.value;
  return (named ?? (prompt || question.split(/[.!?\n]/)[0] || 'your request')).trim();
};

/** What was typed, as a line for a message. */
const detailsOf = ({ typed }: ReplyContext) =>
  typed
    .filter((one) => one.value.length <= 60 && !isManner(one))
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');

const quoteOf = ({ pasted }: ReplyContext) => {
  const words = pasted[0]?.replaceAll(/\s+/g, ' ').slice(0, 140).trim();
  return words ? `You wrote: "${words}"` : '';
};

type Write = (of: ReplyContext, matter: string, about: string) => string;

const textMessages: readonly Write[] = [
  ({ name }, matter) =>
    `Hi [first name], [your name] from ${name} here, about ${matter}. Is there anything I can answer for you today?`,
  ({ name }, matter) =>
    `Hi [first name], ${name} again. I can keep [day] free for ${matter}. Shall I put you down?`,
  (_, matter) =>
    `Hi [first name], I will close ${matter} on my side so you stop hearing from me. Reply here any time and we pick it up where we left it.`,
];

const bodies: { readonly [C in DraftPart['channel']]: readonly Write[] } = {
  'text-message': textMessages,
  email: [
    (of, matter) =>
      [
        'Hi [first name],',
        `thank you for thinking of ${of.name}. This is about ${matter}.`,
        quoteOf(of),
        detailsOf(of),
        'If it suits you, I can come by on [day] at [time]. Just answer this mail with yes.',
        `Best regards\n[your name]\n${of.name}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    (of, matter) =>
      `Hi [first name],\n\none more line about ${matter}: I looked at it again and have one question. What matters most to you, the date or the price?\n\nBest regards\n[your name]\n${of.name}`,
  ],
  'call-script': [
    (of, matter) =>
      `"Hi [first name], [your name] from ${of.name}. Do you have two minutes about ${matter}?"\nWait for the answer.\n"What would you need to decide today?"\nListen, repeat it in one sentence.\n"Then I suggest [day] at [time]. Does that work?"`,
  ],
  'review-reply': [
    (of, matter) =>
      `Thank you for telling us, [first name]. ${of.pasted.length ? `${quoteOf(of)}. ` : ''}That is not how ${of.name} wants ${matter} to end. Please call me at [phone]: I will look at it myself and come back to you by [day]. [your name]`,
  ],
  'social-post': [
    ({ name, place }, matter) =>
      `Finished in ${place}: ${matter}. The part nobody sees took longest. Questions? Message ${name}, we answer today.`,
    ({ name }, matter) =>
      `Before and after: ${matter}. What would you have guessed it takes? ${name} tells you in the comments.`,
    ({ name, customers }, matter) =>
      `Three things ${customers} ask us about ${matter}: how long, how much, how clean. Short answers from ${name}, one a day.`,
  ],
  document: [
    (of, matter, about) =>
      [
        `## ${capital(about || matter)}`,
        `For ${of.name}, ${of.today}.`,
        detailsOf(of).replaceAll(/^(?=.)/gm, '- '),
        '1. Before the job: confirm [day] and who comes.',
        `2. On the job: ${matter}, checked by [your name].`,
        '3. After the job: photos, parts used, next date.',
      ]
        .filter(Boolean)
        .join('\n\n'),
  ],
};

/** Placeholders for contacts that the pasted text had, as a helper would use them. */
const contactsOf = ({ pasted }: ReplyContext) => {
  const found = pasted.join('\n').match(/\[(?:phone|address|email|link|card) \d+\]|\[customer\]/g);
  return found ? `\n\nI have ${[...new Set(found)].join(' and ')} from you.` : '';
};

/** A draft for a channel; `nth` of its kind in the answer, so that no two are alike, and `alike` counts those of its name. */
export const draftFor = (
  { channel, about }: AskedPart,
  nth: number,
  of: ReplyContext,
  alike = nth,
): DraftPart => {
  const matter = matterOf(of);
  const writers = bodies[channel];
  const write = writers[nth % writers.length] as Write;
  const more = nth >= writers.length ? `\n\n(${about || 'Another one'}, number ${nth + 1})` : '';
  return {
    kind: 'draft',
    channel,
    title: capital(
      [about || of.prompt || matter, alike > 0 ? `${alike + 1}` : ''].join(' ').trim(),
    ).slice(0, 70),
    subject: channel === 'email' ? `${capital(matter)}, ${of.name}`.slice(0, 100) : null,
    body: write(of, matter, about) + more + contactsOf(of),
  };
};
