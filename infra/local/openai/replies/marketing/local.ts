import type { Subjects } from '../../subject.ts';

/** What to say about neighbors, partners and sponsoring. */
export const local: Subjects = {
  'local.neighbor-postcard': {
    point:
      'Send the card to the neighbors of {street_job|one job} within a week, while the van is remembered.',
    fails: 'A card to the whole town instead of to one street.',
    say: [
      'Hi, we did {street_job|the job at number [number]}. You may have heard us. Is there something similar at your place I should look at?',
    ],
    page: [
      'We just finished {street_job|a job in your street}.',
      'Seen the same at your place?',
      '{name}, [phone]',
    ],
    ask: 'which streets have the same kind of house?',
  },
  'local.agents-and-managers': {
    point:
      '{partner_kind|Partners} send work to whoever spares them a phone call: answer fast, send a photo, keep the date.',
    fails: 'Promising them days that your own customers need.',
    say: [
      'We do {product_service_name|the work} in {service_area|your area} and tell you the same day when we can come. May I show you how we report a job?',
      '{name} here. When something breaks at one of your places, whom do you call today, and what annoys you about it?',
    ],
    page: [
      'What we take on: {product_service_name|[work]}',
      'How fast: answer within [hours], visit by [day].',
      'What you get: a photo, a price, one person to call.',
      'What we do not do: [work].',
    ],
    steps: [
      'List ten {partner_kind|partners} nearby.',
      'Call two a week, never by mass mail.',
      'Do the first job better than agreed.',
    ],
    ask: 'how many such jobs could you take a week without moving others?',
  },
  'local.sponsorship': {
    point:
      'Choose the team, school or fair that your customers stand next to, and sponsor only what you would give without a return.',
    fails: 'A logo on a banner and nobody who tells your name.',
    say: [
      'We would like to support you this year. What would help most, and where would our name be seen?',
      'Thank you for asking us. This year we cannot, and I would rather say so now. Please ask again in [month].',
    ],
    steps: [
      'Choose one of them.',
      'Ask who comes and how many.',
      'Write down who says they saw you there.',
    ],
    ask: 'which of them do your customers go to themselves?',
  },
  'local.referral-scheme': {
    point:
      'The thank-you works when it is easy to say in one sentence and paid on the day: {thank_you_idea|something people like}.',
    fails: 'Rules so long that nobody mentions them.',
    say: [
      'If you send somebody to us and it becomes a job, you get {thank_you_idea|our thank-you}. That is the whole rule.',
      'Your neighbor just booked. Your {thank_you_idea|thank-you} is on its way.',
      'Do you know somebody who needs us? For every job you get {thank_you_idea|our thank-you}.',
    ],
    page: [
      'You send somebody. They say your name.',
      'It becomes a job. You get {thank_you_idea|[thank-you]}.',
      'Valid until [date]. Have the rules of your trade and your state checked.',
    ],
    steps: [
      'Decide what you give and when.',
      'Teach the sentence to the crew.',
      'Keep a list: who sent whom.',
    ],
    ask: 'what would your best customer like to get?',
  },
};
