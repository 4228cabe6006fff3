import {
  draft,
  example,
  question,
  type ReferenceAnswer,
  steps,
  text,
} from './reference-answer-builders.ts';

const ridgeline = 'Ridgeline Plumbing';
const corner = 'Bright Corner Cleaning';
const sedge = 'Stone & Sedge';

export const marketingExamples: readonly ReferenceAnswer[] = [
  example(
    'marketing.plumber.fill-open-days',
    ridgeline,
    '85 past customers, 2 mornings free next week',
    [
      text(
        'Text the 40 you worked for most recently, in groups of 10. You need about 5 yeses to fill 2 mornings.',
      ),
      text(
        'Start with people who said "someday" about something: a slow drain, a running toilet, a shutoff that won’t turn. They know you, and the job is small.',
        '',
        'What would make this fail: texting all 85 in one evening and having no one to pick up the next day.',
      ),
      draft(
        'text-message',
        'First text',
        'Hi [first name], it’s [your name] from Ridgeline Plumbing. I have [day] and [day] morning open for small jobs: a slow drain, a running toilet, a stiff shutoff. Anything on your list? A photo helps me bring the right parts. Reply STOP and I won’t text again.',
      ),
      draft(
        'text-message',
        'A week later',
        'Hi [first name], I still have one morning open next week. If nothing’s dripping, great. If something is, send me a photo. Reply STOP to end these texts.',
      ),
      draft(
        'call-script',
        'Call for your 10 best customers',
        'Hi [first name], it’s [your name] from Ridgeline. Nothing’s wrong. I have an open morning next week and thought of you, because last time you mentioned [what they mentioned]. Does it still need doing? I could come on [day] between 8 and 10 and give you the price before I touch anything.',
      ),
      question(
        'Who answers the phone while you’re under a sink?',
        'I call back',
        'Someone else',
        'No one yet',
      ),
    ],
  ),
  example(
    'marketing.branding.one-line-promise',
    corner,
    'Customers thank us for texting before we arrive',
    [
      text(
        'Go with the text promise. It costs you a minute per visit, and customers can tell if you break it.',
      ),
      text(
        '1. "A text before we ring your bell." Cost: one minute. The driver sends it.',
        '2. "Missed a spot? Back within a day." Cost: a drive across town on your fullest day.',
        '3. "Your keys never leave our box." Cost: a lock box and a list.',
        '4. "The same day of the week, every time." Cost: no swaps when someone’s sick.',
        '5. "We tell you what we didn’t get to." Cost: an honest note, and some pride.',
        '',
        'Number 2 worries me. One bad week and it’s a lie. A competitor could print number 4 tomorrow.',
      ),
      draft(
        'call-script',
        'On the phone',
        'We text you before we ring, every time. If we ever forget, tell me. I keep count.',
      ),
      steps(
        ['Tell everyone: no doorbell without a text', 0, 10],
        ['Put the line at the top of the next 3 quotes', 2, 15],
        ['Count visits and forgotten texts for 2 weeks', 14, 10],
      ),
      question('Who has free hands in the car when you arrive?'),
    ],
  ),
  example(
    'marketing.local.neighbor-postcard',
    sedge,
    'New front beds on a street where all the yards are the same age',
    [
      text('Leave a card at 12 doors on the last day, while the beds are fresh. Don’t knock.'),
      draft(
        'document',
        'The card',
        'We just planted new beds a few doors down from you. The yards on this street are the same age, and so are the tired shrubs. Curious what yours would take? Text a photo of your front yard to [number]. We’ll send a price range the same day. Stone & Sedge',
      ),
      draft(
        'call-script',
        'When someone walks over',
        'Morning. New beds, edged and mulched. We’ll be done today. I can’t say what this one cost, but send me a photo of yours and I’ll tell you what it would take. Here’s a card.',
      ),
      text(
        'Ask the homeowner first: "Can I say we worked on your street, without your name or house number?"',
        '',
        'Three doors on each side and 6 across, before 4:00 PM, one card each. Write down the street, cards, and calls for 3 jobs. You didn’t say what you make on a job, so I can’t tell how many jobs pay for the printing.',
        '',
        'You can’t put cards in mailboxes everywhere, so ask your post office. On a street where you blocked the road all week, cards annoy more people than they win.',
      ),
      question('What do you pay for 100 cards?'),
    ],
  ),
];
