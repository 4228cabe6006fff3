import type { Subjects } from '../../subject.ts';

/** What to say to the quick starts of marketing. */
export const quick: Subjects = {
  'quick.fill-open-slots': {
    point:
      'Offer the {open_slots|open} gaps of this month to people who know you before you offer them to strangers.',
    fails: 'The gaps are offered to everybody at once and two people want the same one.',
    say: [
      'A slot for {product_service_name|your next job} came free on [day]. Shall I keep it for you?',
      'I still have [day] open this month. If that suits you, answer yes and it is yours.',
      'I am next door on [day] and have a gap. Is there anything small I can do for you on the same trip?',
      'You asked us about this once. This month I can come sooner than usual. Would [day] work?',
      'We filled most of the month and have [day] left. Who do you know that has waited for a slot?',
    ],
    page: [
      'We are in your street on [day].',
      'One gap is left for {product_service_name|a small job}.',
      'Call or text [phone].',
    ],
    steps: [
      'Write down the gaps: day and hours, no more than {open_slots|you can fill}.',
      'Text the people who asked before. Ten at most, by hand.',
      'Knock next door on the next job: leave the door card.',
    ],
    ask: 'which of the gaps would cost you most if it stayed empty?',
  },
  'quick.one-hour-week': {
    point:
      'Keep the one thing in your marketing that brought calls and give it a fixed hour a week; stop the rest for a month.',
    fails: 'The hour moves to "when there is time".',
    say: [
      'How did you first hear of {name}? One word is enough, it helps me to spend my time well.',
      'Thank you for today. If a neighbor asks who did it, here is my number: [phone].',
    ],
    steps: [
      'Cross out what brought no call in three months.',
      'Put the hour into the calendar: same day, same time.',
      'Count calls each Friday. One line is enough.',
    ],
    ask: 'which part of it would you miss if it stopped tomorrow?',
  },
  'quick.referral-text': {
    point:
      'Ask for the referral today, while {finished_job|the job} is fresh, and ask for one name, not for "anybody".',
    fails: 'The ask comes a month later, when nobody talks about the job any more.',
    say: [
      'Thank you for trusting us with {finished_job|the job}. Who next door has the same problem? I would look after them the same way.',
      'Is there one person you would send us to after {finished_job|this job}?',
      'If somebody asks who did it, please pass on my number: [phone]. That is the best thank-you.',
      'We liked working for you. Most of our work comes through people like you, so may I ask for one name?',
      'Before I go: who do you know that should have this done too?',
    ],
    ask: 'who was the last customer that sent you somebody?',
  },
  'quick.ninety-day-plan': {
    point:
      'Steady work comes from one source for {target_audience|your customers}, worked every week for 90 days.',
    fails: 'A new idea every week, so that nothing is done long enough to be counted.',
    page: [
      'Days 1 to 30: one source, one fixed hour a week.',
      'Days 31 to 60: do it again, count the inquiries.',
      'Days 61 to 90: keep it if inquiries grew; drop it if not.',
      'This week: [first step], done by [day].',
    ],
    steps: [
      'Choose the one source: where the last ten inquiries came from.',
      'Block one hour a week for it until day 90.',
      'Look at the count on day 30, 60 and 90.',
    ],
    ask: 'what would one more good inquiry a week change for you?',
  },
  'quick.where-calls-come-from': {
    point:
      'Ask every caller one question for four weeks; then you know where calls come from instead of guessing.',
    fails: 'Only the calls somebody remembers are counted.',
    page: [
      'Date: ____',
      'Who called: ____',
      '"How did you find us?": ____',
      'Became a job: yes / no',
      'Worth: ____',
    ],
    ask: 'who picks up the phone most often, so that they can keep the count?',
  },
  'quick.slow-season-offer': {
    point:
      'In {quiet_weeks|the slow weeks} offer something people put off, such as {product_service_name|a small job}, and give them a reason to book now.',
    fails: 'A discount on work that people would have booked anyway.',
    say: [
      'In {quiet_weeks|the slow weeks} we have time for {product_service_name|the jobs people put off}. If you book by [date], you choose the day.',
      'We have room in {quiet_weeks|the slow weeks} for {product_service_name|that job you put off}. Want a day?',
    ],
    page: [
      'Valid for: {product_service_name|the job named}, in {quiet_weeks|the slow weeks}.',
      'Book by [date], done by [date].',
      'Not together with another offer.',
    ],
    ask: 'what does a day without work cost you?',
  },
  'quick.ten-second-answer': {
    point:
      'Say whom you help and what is different afterwards, in ten seconds; leave the list of services for the second question.',
    fails: 'An answer so smooth that nobody asks anything back.',
    page: [
      'Phone: "{name}. We help {target_audience|people here} when [problem]."',
      'Van: [problem], done by [promise].',
      'Website, first line: [what is different afterwards].',
      'At the fence: "You know when [problem]? That is what we do."',
    ],
    ask: 'what did the last happy customer say in their own words?',
  },
  'quick.new-neighborhood': {
    point:
      'Enter {new_area|the new neighborhood} with one job and its neighbors, and see whether the drive pays before you promise more.',
    fails: 'One job there a week eats the driving time of three.',
    say: [
      'Hi, we are working at number [number] today. I am in {new_area|your street} again on [day]. Is there something I should look at?',
    ],
    page: [
      '{name}, new in {new_area|your neighborhood}.',
      'We are at number [number] until [time].',
      'Ask us, or text [phone].',
    ],
    steps: [
      'Finish one job in {new_area|the area} and note the drive.',
      'Leave ten door cards in the same street.',
      'Decide after four jobs: stay, or stop.',
    ],
    ask: 'do you know one person who lives there already?',
  },
};
