import {
  draft,
  email,
  example,
  question,
  type ReferenceAnswer,
  steps,
  text,
} from './reference-answer-builders.ts';

const second = 'Second Coat Painting';
const tuesday = 'Tuesday Handyman';
const plumb = 'Plumb Line Roofing';
const north = 'North Fork Heating & Air';

export const salesExamples: readonly ReferenceAnswer[] = [
  example(
    'sales.quick.message-for-this-lead',
    second,
    '"Our ceiling has a brown spot that’s growing. What would it cost?"',
    [
      text(
        'Reply within 10 minutes and offer 2 times. Don’t price it. The spot is growing, so something’s wet.',
      ),
      email(
        'Email reply',
        'The brown spot on your ceiling',
        'Hi [first name],',
        '',
        'A brown spot that’s growing means water is still getting in. Paint comes second. Someone has to find the leak first, or the spot will come back.',
        '',
        'Two questions: What’s above that ceiling, and does it feel soft?',
        '',
        'I can come look on [day] at [time], or name a day that suits you. The paint price depends on how much of the ceiling needs to be sealed.',
        '',
        '[your name], Second Coat Painting',
      ),
      draft(
        'text-message',
        'As a text',
        'Hi [first name], a growing spot means water is still coming in, so that comes first. What’s above the ceiling? I can come look on [day] at [time], or name a day that suits you. [your name], Second Coat Painting',
      ),
      draft(
        'text-message',
        'In 2 days',
        'Hi [first name], has the spot grown? If it feels soft, please stay out from under it. I’ll be near you on [day].',
      ),
      draft(
        'call-script',
        'If they call',
        'Thanks for calling. Is water coming through right now, or is a light on that ceiling wet? If so, leave the switch alone and call your plumber or roofer first. I’ll come after them and paint it.',
      ),
      question('Do you know a plumber or roofer you can send first?'),
    ],
  ),
  example(
    'sales.follow-up.quote-gone-quiet',
    tuesday,
    'A 640 quote for a list of 9 repairs, 5 days ago',
    [
      text('Ask which 3 things bug them every day. A list is never urgent, but 3 items can be.'),
      draft(
        'text-message',
        'Today',
        'Hi [first name], it’s [your name] from Tuesday Handyman. Nine things at once is a lot. Which 3 bug you every day? We could do those first, on [day] or [day], and leave the rest for later.',
      ),
      email(
        'Day 3',
        'Your list, in 2 visits?',
        'Hi [first name],',
        '',
        'You asked me about 9 repairs. If it’s easier, we can split the list. We’d do the 3 that bug you now and the rest when you’re ready.',
        '',
        'Just reply with 3 numbers from the list, and I’ll send you two dates.',
        '',
        '[your name]',
      ),
      draft(
        'text-message',
        'Day 10',
        'Hi [first name], I’ll close your quote for now so I don’t pester you. I’ll hang on to the list. Text me when something on it starts to bug you.',
      ),
      text(
        'The reason you may not want to hear: someone in the family is helping, and the list is half done.',
        '',
        'You didn’t enter materials, so I can’t tell you what one more job like this makes you.',
      ),
      steps(
        ['Send the text', 0, 5],
        ['Send the email if there’s no reply', 3, 5],
        ['Close the quote', 10, 5],
      ),
      question('Which item did they show you first?'),
    ],
  ),
  example('sales.closing.need-to-think', plumb, '"Looks good. We need to sleep on it."', [
    text('Give them the night, and set a date. "We" means someone else helps decide.'),
    text(
      'Most likely first: a partner to ask ("we"), other quotes coming in, money to move around, a polite no.',
      '',
      'Ask: "Who else is looking at it with you?", "Are you waiting for another price?", "Is it the price or the date?"',
      '',
      'Waiting 2 days is right here. You probably left out what the days with you on the roof will be like for them.',
    ),
    draft(
      'call-script',
      'On the spot',
      'Of course, sleep on it. Can I call you both on [day] to answer any questions?',
    ),
    draft(
      'text-message',
      'Two days later',
      'Hi [first name], it’s [your name] from Plumb Line Roofing. What came up when you two talked it over? I can walk you through the photos by phone on [day]. It takes 10 minutes.',
    ),
    draft(
      'text-message',
      'Day 7',
      'Hi [first name], a no is fine, and so is later. Just send me one word so I know whether to keep your quote open.',
    ),
    question('Did you meet both of them when you came out?', 'Yes', 'Only one'),
  ]),
  example('sales.hvac.phone-intake', north, 'No weekends, trip charge is 95', [
    text(
      'Ask about alarms, gas, and how everyone feels before anything else. Then give one line, one fee, one day.',
    ),
    draft(
      'call-script',
      'The call',
      'North Fork, [your name]. Is an alarm sounding, do you smell gas, does anyone feel dizzy or sick?',
      '',
      '*Any yes:* Get everyone out now, then call the emergency number from outside. I’ll call you back.',
      '',
      '*All no:* Who’s in the house? Anyone very young, elderly, or sick?',
      'No heat or no cooling, and since when?',
      'What does the thermostat show? Is the switch by the unit on? When did you last change the filter?',
      '',
      'Thank you. The trip charge is 95, and you’ll hear the repair price before I start. With [who is at risk] in the house, you’re near the top of the list: [day], between [time] and [time]. Until then, close off rooms you don’t use.',
      '',
      'I’ll text when I’m on my way. Anything I should know about getting in?',
    ),
    draft(
      'call-script',
      'Why so expensive?',
      'The 95 gets you someone who can find the problem, with the common parts on the truck. You’ll hear the rest before I start, and you can say no.',
    ),
    draft(
      'text-message',
      'Missed call',
      'This is North Fork. I’m on a job and will call back by [time]. Alarm, gas smell, or feeling sick? Get everyone out and call the emergency number now.',
    ),
    question('On your worst day, how late do you really call back?'),
  ]),
];
