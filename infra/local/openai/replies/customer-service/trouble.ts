import type { Subjects } from '../../subject.ts';

/** What to say about complaints and keeping customers. */
export const trouble: Subjects = {
  'complaints.reply-now': {
    point:
      'Reply to the complaint now, with three things: I read it, I am sorry, I call you at a time.',
    fails: 'A reply that already knows who is right.',
    say: [
      'I read your message and I am sorry. I call you today at [time] to hear it from you.',
      'I am sorry that it came to this. As I understand it: [their point]. I look at it on [day] and then tell you what we do.',
    ],
    ask: 'what is the part you would complain about too?',
  },
  'complaints.call-plan': {
    point:
      'On the hard call listen first, repeat it, then offer one thing within {offer_limit|your limit}; end with a date.',
    fails: 'Defending yourself in the first minute.',
    say: [
      'I am calling about what happened. Tell me everything, I will not interrupt. ... So: [their words]. Right? ... I am sorry about that. ... What would make it right? ... What I can do: {offer_limit|[offer]}, by [day].',
      'As said on the phone: [what we agreed], by [day]. Thank you for talking to me.',
    ],
    ask: 'what will they say first?',
  },
  'complaints.make-good-options': {
    point:
      'There are three ways to make it good: do it again, pay part back, or give something; the figures show what each costs you.',
    fails: 'The cheapest way for you, which is the dearest for them.',
    say: [
      'I want to make it right. Either we do it again on [day], or I take [amount] off. Which is better for you?',
    ],
    ask: 'what would you want in their place?',
  },
  'complaints.prevent-the-repeat': {
    point: 'To stop it happening again, find the step where it begins and put one check there.',
    fails: 'Telling people to be more careful.',
    say: [
      'Three customers told us the same. Nobody is to blame; one step is missing. Where could we notice it earlier? ... From tomorrow we check [what] before we leave.',
    ],
    page: [
      'Before you leave: look at [what].',
      'Photo of it.',
      'If not right: call [who], do not leave.',
    ],
    ask: 'at which moment could somebody have seen it?',
  },
  'retention.maintenance-plan': {
    point:
      'A yearly care plan holds what customers forget: {care_work|the yearly work}, {plan_visits|[number]} visits, one price.',
    fails: 'Promising to come first to everybody.',
    say: [
      'This lasts longer if somebody looks at it every year. Shall I put you on the list? {plan_visits|[number]} visits, one price, you can stop any time.',
    ],
    page: [
      'What we do: {care_work|[work]}',
      'Visits a year: {plan_visits|[number]}',
      'Price: [price]',
      'Not included: [what]',
      'To stop: one message.',
    ],
    ask: 'what breaks when nobody looks at it for two years?',
  },
  'retention.first-ninety-days': {
    point:
      'In the first 90 days a new customer decides whether to stay: five short messages, none of them an ad.',
    fails: 'Silence until the bill.',
    say: [
      'Thank you for choosing us. If anything is open, this is my number: [phone].',
      'A week later: is everything as it should be?',
      'A tip for {product_service_name|it}: [one thing].',
      'Two months on: anything we should look at?',
      'You are with us for 90 days. What should we do differently?',
    ],
    steps: [
      'Write the five dates into the calendar with the first job.',
      'Send them by hand, one minute each.',
      'Call those who do not answer.',
    ],
    ask: 'when did a new customer last leave, and why?',
  },
  'retention.save-a-cancellation': {
    point:
      'When someone wants to cancel, thank them for saying it, ask why, and make one offer; then let them go well.',
    fails: 'Three offers in a row.',
    say: [
      'Thank you for telling me. May I ask what made you decide? ... Would it help if we [change]? ... If not, we end it on [date], no hard feelings.',
      'I read that you want to cancel. Of course. One question: what should we have done differently?',
      'It is ended on [date]. If you need us again, one text is enough.',
    ],
    ask: 'did something happen in the month before?',
  },
  'retention.best-customer-list': {
    point:
      'Look after your best customers with time, not with gifts: a call without a reason, twice a year.',
    fails: 'Treating them like everybody else until they leave.',
    say: [
      'I just wanted to thank you for being with us for so long. Is there anything I should know?',
      'I am planning next month and you choose first: [day] or [day]?',
      'You sent us somebody. Thank you, we look after them.',
    ],
    steps: [
      'List ten names with what they like.',
      'Two calls a week.',
      'Offer them the first choice of days.',
    ],
    ask: 'which of them would hurt most to lose?',
  },
};
