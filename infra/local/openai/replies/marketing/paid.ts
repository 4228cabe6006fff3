import type { Subjects } from '../../subject.ts';

/** What to say about ads and words for the brand. */
export const paid: Subjects = {
  'paid.worth-it': {
    point:
      'An ad is worth it when a booked job costs less than the job leaves; the figures decide, not the clicks.',
    fails: 'Counting clicks as jobs.',
    steps: [
      'Set the limit: {ad_budget|an amount you can lose}, then stop and count.',
      'Ask each caller where they saw you.',
      'Divide spend by booked jobs after four weeks.',
    ],
    ask: 'how many of ten inquiries become a job today?',
  },
  'paid.google-local': {
    point:
      'One Google ad for {product_service_name|one small service}, shown nearby in {service_area|one area}, in hours when somebody answers the phone.',
    fails: 'The ad runs while nobody can pick up.',
    say: [
      '{name}, you called about {product_service_name|the ad}. Where are you, and what happened?',
    ],
    page: [
      'Headline: {product_service_name|[job]} in {service_area|[area]}',
      'Second line: a price before we begin.',
      'Call to action: {call_to_action|Call now}.',
      'Leave out: towns you do not drive to.',
      'Stop at: {ad_budget|[your limit]}.',
    ],
    steps: [
      'Set the area and the hours.',
      'Leave out words you do not want.',
      'Count calls, not clicks.',
    ],
    ask: 'in which hours can you answer within two rings?',
  },
  'paid.facebook-offer': {
    point:
      'The offer carries the ad on Facebook: {offer_details|one clear thing}, for one kind of person, until one date.',
    fails: 'Two changes at once, so that nobody knows which one worked.',
    say: [
      '{offer_details|Our offer}: for {target_audience|people nearby}, until [date]. Message us for a day.',
      'You have put it off long enough? {offer_details|Our offer} until [date].',
      'Thank you for your message about the offer. Which day suits you, [day] or [day]?',
      'I still have one place left for the offer. Shall I keep it until [time]?',
    ],
    steps: [
      'Run the first version for a week.',
      'Change one thing: the picture or the first line.',
      'Keep the one that brought messages.',
    ],
    ask: 'what would make you answer such an ad yourself?',
  },
  'paid.fix-costly-ad': {
    point:
      'Find where the ad leaks money before you change its words: shown, clicked, called, booked. It costs too much at one of the four.',
    fails: 'A new text for an ad whose calls nobody answers.',
    page: [
      'Headline: [job] in {service_area|[area]}',
      'Line: a price before we begin, by [day].',
      '{call_to_action|Call}: [phone]',
    ],
    steps: [
      'Write the four counts side by side.',
      'Mend the largest drop only.',
      'Look again after two weeks.',
    ],
    ask: 'what happens with a call that comes in while you work?',
  },
  'branding.one-line-promise': {
    point:
      'Make only a promise {target_audience|a customer} can check on the day, and that you kept on your last ten jobs.',
    fails: 'A promise the crew has never heard of.',
    say: ['Before we begin, our promise: [promise]. If we miss it, call me yourself: [phone].'],
    steps: [
      'Check the promise against the last ten jobs.',
      'Tell the crew what it means on site.',
      'Put it on the quote before the website.',
    ],
    ask: 'on which of the last ten jobs would it have been broken?',
  },
  'branding.why-us': {
    point:
      'Explain the difference by what {target_audience|customers} see and keep, never by what others do badly.',
    fails: 'A list of virtues that every other business has on its page too.',
    say: [
      'We do cost more. What you get for it: [one thing you can see]. If you do not need that, I would take the other one.',
    ],
    page: [
      'What we do that you can see: [work].',
      'What you keep afterwards: [photos, warranty, one number to call].',
      'What it spares you later: [one thing].',
      'When somebody else is the better choice: [case].',
    ],
    ask: 'what do you do on every job that nobody pays you for?',
  },
  'branding.van-and-flyer': {
    point: 'On the van and the flyer stand three things: what, where, and one way to reach you.',
    fails: 'So many services that nobody can read them at a red light.',
    page: [
      'Van: {product_service_name|[job]}. {service_area|[area]}. [phone]',
      'Flyer: the problem, the promise, {call_to_action|the way to reach you}.',
      'Sign: {name} works here. [phone]',
    ],
    ask: 'from how far away can you read your van today?',
  },
  'branding.name-check': {
    point:
      'Keep "{name_idea|the name}" only if people can spell it after hearing it once; somebody has to look up whether it is free.',
    fails: 'A tagline that only you understand.',
    ask: 'how did the last three people write the name when you said it on the phone?',
  },
};
