import type { Subjects } from '../../subject.ts';

/** What to say about prompts of the trades. */
export const ofTrades: Subjects = {
  'trade.fill-open-days': {
    point:
      'Fill open days with {usual_job|small jobs} for people you worked for before; they answer faster than strangers.',
    fails: 'All {past_customers|past customers} are written to at once and nobody is called back.',
    say: [
      'It is [your name] from {name}. I have {open_slots|[day]} open. Is it time for {usual_job|the job you put off}?',
      'Short note from {name}: [day] is still free. Answer with yes and I come by.',
      'I am calling people we worked for, before anybody else gets the days. What has waited too long at your place?',
    ],
    ask: 'which of your past customers had the most work left to do?',
  },
  'trade.answer-their-question': {
    point:
      'Answer what people worry about before they call: {worries|the price and the mess}. A plain page brings better calls than a price list.',
    fails: 'A page that sounds like everybody else and hides what makes it dear.',
    say: [
      'People ask us this every week. What moves the price: {price_drivers|access, parts and time}. The whole answer is on our page.',
      'Here is our page with the answer to your question: [link]. If yours is not in there, ask me.',
    ],
    page: [
      'What people ask first: {worries|what it costs and how long it takes}.',
      'What moves the price: {price_drivers|access, parts and time}.',
      'How a visit goes: we look, you get a price, then we begin.',
      'What you can do before we come: [one thing].',
      'Call [phone].',
    ],
    ask: 'what was the last question that made a caller hang up?',
  },
  'trade.season-plan': {
    point:
      'Plan the work of 90 days so that {target_audience|your customers} know you before {busy|the busy weeks} come; one habit is enough for that.',
    fails: 'It starts when the phone already rings, and stops in the same week.',
    steps: [
      'List the people to be remembered by before {busy|the season}.',
      'Leave something useful on every job: a tag, a card, a photo of the label.',
      'Ask one partner a month who sees the problem before you do.',
    ],
    ask: 'who hears of the problem before you are called?',
  },
};
