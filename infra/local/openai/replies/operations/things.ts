import type { Subjects } from '../../subject.ts';

/** What to say about stock, tools and technology. */
export const things: Subjects = {
  'stock.van-list': {
    point:
      'In the van belongs what {usual_jobs|the usual jobs} need twice, and nothing that was not used in three months.',
    fails: 'A list that nobody fills up.',
    page: [
      'For {usual_jobs|usual jobs}: [part], at least [number]',
      'Driven back for: {ran_back_for|[part]}, now always two',
      'Tools, each with its place: [list]',
      'Filled up: every [day], by [name]',
    ],
    steps: [
      'Empty the van once.',
      'Put back what the list names.',
      'Fill it up on the same day every week.',
    ],
    ask: 'what did you last drive back for?',
  },
  'stock.reorder-points': {
    point:
      'You never run out if every part has a number at which somebody orders; begin with {ran_out|what ran out}.',
    fails: 'A count that needs an afternoon.',
    page: [
      'Part: ____ Order at: ____ How many: ____',
      '{ran_out|What ran out}: order at [number]',
      'Where it lies: {storage|[place]}',
      'Who orders: [name], every [day]',
    ],
    steps: [
      'List the ten parts you use most.',
      'Put a mark at the reorder point on the shelf.',
      'Look every [day], five minutes.',
    ],
    ask: 'which part stops a whole day when it is missing?',
  },
  'stock.share-tools': {
    point:
      'Share {tools|the tools} by a rule everybody knows: where it lives, who has it, until when.',
    fails: 'A rule that only binds those who ask.',
    say: [
      'About {tools|the tools}: we had trouble. From now on it has a home and a name behind it. Who takes it must bring it back by [time]. What speaks against it?',
    ],
    page: [
      '{tools|The tools} live at [place].',
      'Taken by: ____ Until: ____',
      'Broken? Say so the same day, no blame.',
    ],
    ask: 'which tool do two crews need at the same hour?',
  },
  'stock.compare-suppliers': {
    point:
      'Compare the suppliers by what a year costs you, delivery and wrong parts counted, and by {what_matters|what matters to you}.',
    fails: 'Comparing the price of one part.',
    say: [
      'We buy for [amount] a month from you. Before we decide for a year: what can you do about {what_matters|delivery and returns}?',
    ],
    steps: [
      'Take ten parts of last month.',
      'Ask both for the same list.',
      'Try the new one with one order.',
    ],
    ask: 'how often did a delivery come late?',
  },
  'technology.right-size-tool': {
    point:
      "The tool that fits your size does {needs|the two things you need} and is open on the crew's phones; everything else is extra.",
    fails: 'Paying for the plan of a company three times your size.',
    steps: [
      'Write down the two things it must do.',
      'Try one tool with one crew for two weeks.',
      'Ask the crew, then decide.',
    ],
    ask: 'who has to use it every day?',
  },
  'technology.connect-what-i-have': {
    point:
      'Connect what you already have at the place where you type things twice: {typed_twice|the same entry}.',
    fails: 'Five connections that nobody understands when one breaks.',
    steps: [
      'Write down where {typed_twice|it} is typed and who reads it.',
      'Look in the settings of both for "connect" or "export".',
      'Try it with one entry, then for a week.',
    ],
    ask: 'what happens if it fails for a day?',
  },
  'technology.automate-reminders': {
    point:
      'Let reminders go out by themselves for {forgotten_messages|what gets forgotten}; a person answers the replies.',
    fails: 'Reminders for a visit that was moved.',
    say: [
      'Reminder: we come tomorrow between [time] and [time]. Answer 1 for yes, 2 for another day.',
      'It is time again for [what]. Shall we put you down?',
      'You have not answered yet: does [day] stand?',
    ],
    steps: [
      'Choose one message.',
      'Set when it goes out and who reads replies.',
      'Send it to yourself for a week.',
    ],
    ask: 'which message would have saved you a drive last week?',
  },
  'technology.ai-rules': {
    point:
      'Rules for AI fit on one page: what it may be used for ({ai_uses|which work}), what never goes in, who reads the result.',
    fails: 'Forbidding it, so that it is used in secret.',
    say: [
      'You may use AI for {ai_uses|[uses]}. Never put in names, addresses or prices of customers. Whoever sends it has read it. ... What do you use it for already? ... What worries you?',
    ],
    page: [
      'Allowed: {ai_uses|[uses]}',
      'Never: names, addresses, photos of customers, passwords',
      'Always: a person reads it before it goes out',
      'Not sure? Ask [name].',
    ],
    ask: 'what has somebody already used it for?',
  },
};
