import { draft, type ExampleAnswer, example, question, steps, text } from './example.ts';

const ridgeline = 'Ridgeline Plumbing';
const corner = 'Bright Corner Cleaning';
const sedge = 'Stone & Sedge';

export const marketingExamples: readonly ExampleAnswer[] = [
  example(
    'marketing.plumber.fill-open-days',
    ridgeline,
    '85 past customers, two mornings free next week',
    [
      text(
        'Write to the forty you worked for most recently, in groups of ten. Two mornings need about five yeses.',
      ),
      text(
        'Start with people who said "one day" about something: a slow drain, a toilet that runs, a shutoff that will not turn. They know you, and the job is small.',
        '',
        'What would make this fail: all 85 on one evening, and nobody picking up the next day.',
      ),
      draft(
        'text-message',
        'First text',
        'Hi [first name], [your name] from Ridgeline Plumbing. I have [day] and [day] morning free for small jobs: a slow drain, a toilet that runs, a stiff shutoff. Anything on your list? A photo helps me bring the parts. Reply STOP and I will not write again.',
      ),
      draft(
        'text-message',
        'A week later',
        'Hi [first name], one morning is still free next week. If nothing drips at your place, all the better. Otherwise send me a photo. STOP ends these texts.',
      ),
      draft(
        'call-script',
        'Call for the ten best',
        'Hi [first name], it is [your name] from Ridgeline. Nothing is wrong. I have a free morning next week and thought of you, because last time you mentioned [what they mentioned]. Is it still waiting? I could come on [day] between eight and ten and tell you the price before I touch anything.',
      ),
      question(
        'Who answers the phone while you are under a sink?',
        'I call back',
        'Somebody else',
        'Nobody yet',
      ),
    ],
  ),
  example(
    'marketing.branding.one-line-promise',
    corner,
    'Customers thank us for texting before we arrive',
    [
      text(
        'Take the promise about the text. It costs you a minute a visit, and a customer can catch you breaking it.',
      ),
      text(
        '1. "A text before we ring your bell." Cost: one minute; the driver sends it.',
        '2. "Missed a spot? Back within a day." Cost: a drive across town on your fullest day.',
        '3. "Your keys never leave our box." Cost: a lock box and a list.',
        '4. "The same day of the week, every time." Cost: no swaps when somebody is ill.',
        '5. "We say what we did not get to." Cost: an honest note, and some pride.',
        '',
        'Number 2 would frighten me: one bad week and it is a lie. A rival could print number 4 tomorrow.',
      ),
      draft(
        'call-script',
        'On the phone',
        'We text you before we ring, every time. If we ever forget, tell me: I count it.',
      ),
      steps(
        ['Tell everyone: no bell without a text', 0, 10],
        ['Put the line at the top of the next three quotes', 2, 15],
        ['Count visits and forgotten texts for two weeks', 14, 10],
      ),
      question('Who is in the car with free hands when you arrive?'),
    ],
  ),
  example(
    'marketing.local.neighbor-postcard',
    sedge,
    'New front beds on a street where all gardens are the same age',
    [
      text(
        'Leave a card at twelve doors on the last day, while the beds are fresh. Knock nowhere.',
      ),
      draft(
        'document',
        'The card',
        'We have just planted new beds a few doors from you. Gardens on this street are the same age, and so are their tired shrubs. Curious what yours would take? Send a photo of the front to [number]. A price range comes back the same day. Stone & Sedge',
      ),
      draft(
        'call-script',
        'When somebody walks over',
        'Morning. New beds, edged and mulched; we are done today. I cannot say what it cost here, but send me a photo of yours and I will tell you what it would take. Here is the card.',
      ),
      text(
        'Ask the owner first: "May I say we worked on your street, without your name or number?"',
        '',
        'Six doors left and right, six across, before four in the afternoon, one card each. Write down street, cards and calls for three jobs. What a job leaves was not typed, so how many pay for the print stays open.',
        '',
        'Putting cards into mailboxes is not allowed everywhere: ask the post office here. It annoys more than it wins on a street where you blocked the road all week.',
      ),
      question('What do you pay for a hundred cards?'),
    ],
  ),
];
