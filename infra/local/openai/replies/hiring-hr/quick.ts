import type { Subjects } from '../../subject.ts';

/** What to say to the quick starts of hiring. */
export const quick: Subjects = {
  'quick.hands-for-waiting-work': {
    point:
      'For {waiting_work|the waiting work} look for hands first among people who know you: former crew, their friends, other businesses.',
    fails: 'Waiting for the perfect {crew_role|person} while the work waits.',
    say: [
      'We need {crew_role|a pair of hands} for some weeks. Do you know somebody, or would you like to?',
      'You worked with us once and it went well. Would you have days free from [date]?',
      'You have people, we have work until [date]. Shall we talk about lending?',
      'Work is waiting: we look for {crew_role|somebody} in {service_area|our area}, from now. Text us two sentences about you.',
      'I heard you may have time. The work: {waiting_work|[work]}. The pay: {pay_range|[pay]}. When could you come and look?',
    ],
    steps: [
      'Call five people you know today.',
      'Post it where they look.',
      'Let the first one come for a day.',
    ],
    ask: 'who used to work with you and left on good terms?',
  },
  'quick.stop-chasing-applicants': {
    point:
      'Applicants answer if each step has one text and one date; you chase nobody a third time.',
    fails: 'Three days until the first answer.',
    say: [
      'Thank you for applying as {crew_role|[role]}. Can we talk on [day] at [time]?',
      'A reminder: we talk tomorrow at [time]. Still good?',
      'I liked our talk. Come by on [day] at [time] for a look?',
      'I have not heard from you. Is it still of interest? Yes or no is fine.',
      'Thank you for your interest. I close it on my side now. All the best.',
    ],
    page: [
      'Name, phone: ____',
      'Applied: ____ Answered: ____',
      'Talk: ____ Visit: ____',
      'Yes / no, told on: ____',
    ],
    ask: 'at which step do most of them go quiet?',
  },
  'quick.job-offer': {
    point:
      'Make the job offer by phone first, then in writing on the same day: {crew_role|role}, {pay_and_hours|pay and hours}, {start_date|first day}.',
    fails: 'A letter that says less than you promised aloud.',
    say: [
      'We would like you to join us as {crew_role|[role]}. {pay_and_hours|[pay and hours]}. Start: {start_date|[date]}. What questions do you have? ... When do you let me know?',
      'As we said on the phone, here is our offer in writing. Please answer by [date]. I am glad if you come.',
    ],
    page: [
      'Role: {crew_role|[role]}',
      'Pay and hours: {pay_and_hours|[pay and hours]}',
      'First day: {start_date|[date]}',
      'Whom you work with: [name]',
      'To be checked by somebody who knows the law of your state.',
    ],
    ask: 'what might make them say no?',
  },
  'quick.ninety-days-new-hire': {
    point:
      'From day 31 to 90 the newcomer goes from helping to doing: one new thing a week on top of {can_do_now|what they can do now}.',
    fails: 'Nobody says how it is going until day 89.',
    say: [
      'How was the month? ... What do you do well: [thing]. What comes next: [thing]. What do you need from me for it?',
    ],
    steps: [
      'Days 31 to 45: one job alone, checked by {buddy|the buddy}.',
      'Days 46 to 60: two kinds of job alone.',
      'Days 61 to 75: first day without {buddy|a buddy}.',
      'Days 76 to 90: talk, and decide.',
    ],
    ask: 'what should they be able to do alone on day 90?',
  },
  'quick.someone-quit': {
    point:
      'Someone quit: make sure of what they know before {last_day|the last day}, then tell the crew, then look for a new {crew_role|person}.',
    fails: 'A counter-offer out of fear.',
    say: [
      '[first name] leaves us on {last_day|[day]}. Until then: who takes over what, we settle tomorrow at [time].',
      'From [day] your contact is [first name], not [first name]. Nothing else changes.',
      'Thank you for telling me. I would like to sit down with you before {last_day|your last day}.',
    ],
    page: [
      'What do you know that nobody else knows?',
      'What should I have heard earlier?',
      'Would you come back, and if not, why?',
      'Keys, phone, tools: given back on ____',
    ],
    steps: [
      'List what they hold: {what_they_held|keys, contacts, knowledge}.',
      'Hand it over in their presence.',
      'Tell crew and customers.',
      'Have the last pay checked.',
    ],
    ask: 'what made them decide, as far as you know?',
  },
  'quick.who-does-what': {
    point:
      'Who does what fits on one page: one name behind each task, and one for when that person is out.',
    fails: 'Two names behind one task.',
    say: [
      'We write down who does what. Not to control anybody: so that nothing falls down between two of us. ... What do you do that nobody sees? ... What should be yours?',
    ],
    page: [
      'Task: ____ Who: ____ If out: ____',
      'Dropped lately: {dropped|[what]}. Now with: [name]',
      'Decides about money up to [amount]: [name]',
      'Looks at this page again on: [date]',
    ],
    ask: 'which task has nobody behind it?',
  },
  'quick.settle-a-row': {
    point:
      'Hear both alone first, then together, about what happened and what changes; not about who is what.',
    fails: 'Listening only to the one you like better.',
    say: [
      'Tell me what happened, as if I had filmed it. ... What do you need so that you can work together?',
      'I heard the other side as well. What would you do differently next time? ... What should the other one do?',
      'We are here to agree on two things. You first: what do you need from [first name]? ... And you? ... Can we write that down?',
    ],
    page: [
      'What happened, in neutral words: ____',
      'What we agreed: ____',
      'We look at it again on: ____',
    ],
    ask: 'since when has it been going on?',
  },
  'quick.yearly-talk': {
    point:
      'A fair yearly talk has no surprise in it: what went well, what comes next, what they need from you.',
    fails: 'Bringing up something from March.',
    say: [
      'What are you proud of this year? ... What I saw: {good_work|[example]}. ... What should be different next year? ... What do you need from me?',
    ],
    page: [
      'For {crew_role|you}: what went well: ____',
      'What I saw: {good_work|____}',
      'What comes next: ____',
      'Pay: decided by [date], in writing',
      'What you need from me: ____',
    ],
    ask: 'what have you never told them, good or bad?',
  },
};
