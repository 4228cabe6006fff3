import { describe } from 'vitest';
import { Deliverables } from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { answer, ask, asked, draft, said, sms, steps, text, tries } from './support.ts';

const long = (words: number, word = 'pipe') => Array.from({ length: words }, () => word).join(' ');
const promised = (...kinds: unknown[]) => asked({ deliverables: Deliverables.parse(kinds) });

describe('schema and finish', () =>
  tries('schema-and-finish', {
    refuses: [
      [
        'an answer that was cut, though its JSON was repaired',
        answer([text('Call him.')], { finish: 'length' }),
      ],
      ['a part that stops before its end', answer([{ ...text('Call'), cut: true }])],
      ['plain text', answer([text('Call him.')], { form: 'plain' })],
      ['JSON of another shape', answer([text('Call him.')], { form: 'other-json' })],
      ['a refusal', answer([text('I cannot help.')], { finish: 'refusal' })],
      ['no part', answer([])],
      ['a part beyond its limits', answer([{ ...draft('email', 'Hi'), title: long(40) } as Part])],
    ],
    accepts: [
      ['parts that end by themselves', answer([text('Call him.'), ask('When?')])],
      ['a draft with steps', answer([sms('Hi [first name]'), steps(['Call', 0])])],
      ['a question alone', answer([ask('What did you charge?')])],
    ],
  }));

describe('words', () =>
  tries('words', {
    refuses: [
      [
        '705 words of 700',
        answer([text(long(240)), draft('document', long(345)), steps([long(120), 0])]),
      ],
      ['a text message of 61 words', answer([sms(long(61))])],
      ['a text of 251 words', said(long(251))],
      [
        'a draft over the words of its prompt',
        answer([draft('document', long(121))]),
        promised({ kind: 'draft', channel: 'document', words: 120 }),
      ],
      ['a closing question of 26 words', answer([ask(long(26))])],
    ],
    accepts: [
      ['700 words', answer([text(long(240)), draft('document', long(340)), steps([long(120), 0])])],
      ['60 words in a text message', answer([sms(long(60))])],
      [
        'dashes and marks of Markdown that are no words',
        said(`# ${long(240)}\n\n- – **${long(9)}**`),
      ],
      [
        'a long letter that the prompt allows',
        answer([draft('email', long(300))]),
        promised({ kind: 'draft', channel: 'email', words: 300 }),
      ],
    ],
  }));

describe('first action early', () => {
  const story =
    'The quote went out some days ago and the owner of the house has not said a word since then. ';
  tries('first-action-early', {
    refuses: [
      ['a long bottom line', said(story.repeat(8))],
      [
        'a draft after 130 words',
        answer([text(story.repeat(7)), sms('Hi Dana, any thoughts on the quote?')]),
      ],
      [
        'reasons and no order',
        said('They may have found somebody who came the same day. It may be the price.'),
      ],
      ['a late order', said(`${story.repeat(8)}\n\nCall Dana today.`)],
    ],
    accepts: [
      [
        'an order in the second sentence',
        said('They went quiet because nobody asked. Call Dana today.'),
      ],
      ['a draft at once', answer([text('Two messages.'), sms('Hi Dana, any thoughts?')])],
      ['steps at once', answer([steps(['Call Dana', 0])])],
      ['a numbered order', said('1. Send the text below\n2. Wait two days')],
      [
        'an order in Spanish',
        said('Se quedó callado. Llama hoy a Dana.'),
        asked({ business: { language: 'es' } }),
      ],
      [
        'an order in German',
        said('Der Kunde schweigt. Rufen Sie heute an.'),
        asked({ business: { language: 'de' } }),
      ],
    ],
    leaves: [
      ['an answer that only asks', answer([ask('Which quote do you mean?')])],
      ['the assistant', said('Sales helps you with that.'), asked({ isAssistant: true })],
    ],
  });
});

describe('deliverables', () => {
  const two = promised({ kind: 'draft', channel: 'text-message', count: 2 }, { kind: 'steps' });
  const hi = sms('Hi Dana, any thoughts on the quote?');
  tries('deliverables', {
    refuses: [
      ['one message of two', answer([hi, steps(['Call', 0])]), two],
      [
        'an email for a message',
        answer([hi, draft('email', 'Hi Dana, any thoughts?'), steps(['Call', 0])]),
        two,
      ],
      ['no steps', answer([hi, hi]), two],
      [
        'a message that is described',
        answer([hi, sms('A short text that thanks them and asks for a date.'), steps(['Call', 0])]),
        two,
      ],
      [
        'an order to write one',
        answer([sms('Write a friendly message that asks about the quote.')]),
      ],
      ['plain text for parts', { ...said('Hi Dana'), form: 'plain' }, two],
      ['a draft of one word', answer([sms('Hello')])],
    ],
    accepts: [
      ['what was promised', answer([text('Two texts.'), hi, hi, steps(['Call', 0])]), two],
      ['more than was promised', answer([hi, hi, hi, steps(['Call', 0])]), two],
      ['a question first, when something is missing', answer([ask('Which quote?')]), two],
      ['a draft that was not requested', answer([hi])],
      [
        'a message that speaks of a message',
        answer([sms('The text you sent on Monday reached me. I can come Thursday.')]),
      ],
    ],
    leaves: [['a plain answer', said('Call Dana.')]],
  });
});

describe('message lengths', () => {
  const line = 'We can come Thursday at nine to look at it. ';
  tries('message-lengths', {
    refuses: [
      ['301 characters', answer([sms('x'.repeat(301))])],
      ['280 characters with an emoji, which go out as five', answer([sms(`${'x'.repeat(280)}🔧`)])],
      [
        '161 characters where 160 were asked',
        answer([sms('x'.repeat(161))]),
        asked({}, { message_characters: 160 }),
      ],
      ['an email without a subject', answer([{ ...draft('email', line), subject: '' } as Part])],
      ['a call script of 151 words', answer([draft('call-script', 'pipe '.repeat(151))])],
    ],
    accepts: [
      ['300 characters', answer([sms('x'.repeat(300))])],
      ['curly quotes, which are sent straight', answer([sms(`It’s “fine” – ${line.repeat(5)}`)])],
      ['a short message with an emoji', answer([sms('See you at nine 🔧')])],
      ['an email with a subject', answer([draft('email', line, 'Your water heater')])],
      ['a call script of 150 words', answer([draft('call-script', 'pipe '.repeat(150))])],
      [
        'accents, where they cannot be avoided',
        answer([sms('Mañana llegará a las nueve. '.repeat(8))]),
        asked({ business: { language: 'es' } }),
      ],
    ],
    leaves: [['a document', answer([draft('document', line)])]],
  });
});
