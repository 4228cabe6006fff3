import type { Subjects } from '../../subject.ts';

/** What to say about getting to a yes. */
export const closing: Subjects = {
  'closing.good-better-best': {
    point:
      'Three choices on one page for {quoted_job|the job}: let the customer choose how much, not whether.',
    fails: 'Three choices nobody can tell apart.',
    say: [
      'I made three choices for you. The middle one is what I would take at {quote_value|that price}. What matters most to you?',
    ],
    page: [
      'Good: {quoted_job|the job}, done right. [price]',
      'Better: plus what usually breaks next. {quote_value|[price]}',
      'Best: plus a yearly look. [price]',
      'Not included in any: [thing].',
      'Valid until [date]. To accept: name the one you want.',
    ],
    ask: 'what did they mention twice?',
  },
  'closing.need-to-think': {
    point: '"I need to think about it" is a question nobody asked yet: find out which one.',
    fails: 'Lowering {quote_value|the price} before you know what they are thinking about.',
    say: [
      'Of course. What is it that you want to think about: the price, the date, or whether it is needed?',
      'You wanted to think about {quoted_job|it}. Which question is still open?',
      'I keep the day until [date]. After that somebody else gets it. Is that fair?',
    ],
    ask: 'who else has a say in it?',
  },
  'closing.price-objection': {
    point:
      'If the other one is cheaper, compare what is in it before you compare {quote_value|the price}: {whats_included|what you include}.',
    fails: 'Talking badly about the other one.',
    say: [
      'That may be. May I look with you at what is in theirs?',
      'I cannot do it for that. I can leave something out. What could you do without?',
      'If it is the same work, take theirs. If not, call me.',
      'Here is what is in our price: {whats_included|[list]}. Please look whether it is in theirs too.',
    ],
    ask: 'have you seen the other quote, or only heard of it?',
  },
  'closing.ask-for-deposit': {
    point:
      'Ask for the deposit in the same sentence as the date: it buys the day and the material for {product_service_name|the job}.',
    fails: 'Asking for it after the material was ordered.',
    say: [
      'To keep [day] for you I take a deposit of [amount]. The rest when you are satisfied. Card or transfer?',
      'I understand. Without it I can only keep the day if nobody else asks. Would a smaller first step help?',
      'Thank you! Your deposit reserves [day]. Here is the link: [payment link].',
    ],
    page: [
      'Deposit: [amount], due with the order; it reserves [day]. The rest is due when the work is done.',
    ],
    ask: 'when did somebody last cancel after you had ordered?',
  },
};
