import { draft, type ExampleAnswer, email, example, question, steps, text } from './example.ts';

const second = 'Second Coat Painting';
const tuesday = 'Tuesday Handyman';
const plumb = 'Plumb Line Roofing';
const north = 'North Fork Heating & Air';

export const salesExamples: readonly ExampleAnswer[] = [
  example(
    'sales.quick.message-for-this-lead',
    second,
    '"Our ceiling has a brown spot that grows. What would it cost?"',
    [
      text(
        'Answer within ten minutes and offer two times. Do not price it: the spot grows, so something is wet.',
      ),
      email(
        'Reply by e-mail',
        'The brown spot on your ceiling',
        'Hi [first name],',
        '',
        'a brown spot that grows means water is still getting in. Paint comes second: the source has to be found first, or the spot comes back.',
        '',
        'Two questions: what is above that ceiling, and does it feel soft?',
        '',
        'I can look on [day] at [time] or on [day] at [time]. What the painting costs depends on how much of the ceiling has to be sealed.',
        '',
        '[your name], Second Coat Painting',
      ),
      draft(
        'text-message',
        'As a text',
        'Hi [first name], a spot that grows means water is still coming in, so that goes first. What is above the ceiling? I can look on [day] at [time] or [day] at [time]. [your name], Second Coat Painting',
      ),
      draft(
        'text-message',
        'The day after tomorrow',
        'Hi [first name], has the spot grown? If it feels soft, please keep away from under it. I am near you on [day].',
      ),
      draft(
        'call-script',
        'If they call',
        'Thanks for calling. Is water coming through right now, or is any lamp on that ceiling wet? Then leave the switch alone and call whoever does your pipes or roof first. I will come after them and make it disappear.',
      ),
      question('Do you know a plumber or roofer you can send there first?'),
    ],
  ),
  example(
    'sales.follow-up.quote-gone-quiet',
    tuesday,
    'Quote of 640 for a list of nine repairs, five days ago',
    [
      text('Ask which three things bother them daily. A list is never urgent; three items can be.'),
      draft(
        'text-message',
        'Today',
        'Hi [first name], [your name] from Tuesday Handyman. Nine things at once is a lot. Which three annoy you every day? We could do those first, on [day] or [day], and leave the rest for later.',
      ),
      email(
        'Day 3',
        'Your list, in two visits?',
        'Hi [first name],',
        '',
        'you asked me about nine repairs. If it is easier, we split the list: the three that bother you now, the others when it suits you.',
        '',
        'Just answer with three numbers from the list. I will send you two dates.',
        '',
        '[your name]',
      ),
      draft(
        'text-message',
        'Day 10',
        'Hi [first name], I will close your quote for now so that I do not pester you. The list stays here. Write when something on it starts to bother you.',
      ),
      text(
        'The reason you may not want to hear: they showed the list to somebody in the family, and it is half done.',
        '',
        'What one more such job leaves was not worked out, because its materials were not typed.',
      ),
      steps(
        ['Send the text', 0, 5],
        ['Send the e-mail if nothing came', 3, 5],
        ['Close the file', 10, 5],
      ),
      question('Which item did they show you first?'),
    ],
  ),
  example('sales.closing.need-to-think', plumb, '"Looks good. We need to sleep on it."', [
    text('Give them the night and a date. "We" says somebody else decides with them.'),
    text(
      'Likeliest first: a partner to ask ("we"), other quotes on the way, money that has to be moved, a polite no.',
      '',
      'Ask: "Who else is looking at it with you?", "Are you waiting for another price?", "Is it the sum or the date?"',
      '',
      'Silence until the day after tomorrow is right here. What you probably left out: what the days on the roof are like for them.',
    ),
    draft(
      'call-script',
      'On the spot',
      'Of course, sleep on it. May I call you both on [day], so that I can answer what comes up?',
    ),
    draft(
      'text-message',
      'Two days later',
      'Hi [first name], [your name] from Plumb Line Roofing. What came up when the two of you talked it over? I can walk you through the photos on [day], ten minutes, on the phone.',
    ),
    draft(
      'text-message',
      'Day seven',
      'Hi [first name], a no is fine, and so is later. Just send me one word, so I know whether to keep the file open.',
    ),
    question('Did you meet both of them at the visit?', 'Yes', 'Only one'),
  ]),
  example('sales.hvac.phone-intake', north, 'No weekends, coming out costs 95', [
    text(
      'Ask about alarm, gas and how people feel before anything else. Then one line, one fee, one day.',
    ),
    draft(
      'call-script',
      'The call',
      'North Fork, [your name]. Is an alarm sounding, do you smell gas, does anyone feel dizzy or sick?',
      '',
      '*Any yes:* Everybody out now, then call the emergency number from outside. I will call you back.',
      '',
      '*All no:* Who is in the house? Anybody very young, old or ill?',
      'No heat or no cooling, and since when?',
      'What does the thermostat show? Is the switch by the unit on? When was the filter changed?',
      '',
      'Thank you. Coming out costs 95, and you hear the price of the repair before I start. With [who is at risk] in the house you are near the top: [day], between [time] and [time]. Until then, close the rooms you do not use.',
      '',
      'I will text when I leave. Anything else I should know about the way in?',
    ),
    draft(
      'call-script',
      'Why so expensive?',
      'The 95 brings somebody who can find it, with the common parts on the van. You hear the rest before I start, and you can say no.',
    ),
    draft(
      'text-message',
      'Missed call',
      'North Fork here, I am on a job and call back by [time]. Alarm, gas smell or feeling ill? Everybody out and call the emergency number now.',
    ),
    question('By when do you really call back on your worst day?'),
  ]),
];
