import type { Subjects } from '../../subject.ts';

/** What to say about finding people and talking to them. */
export const joining: Subjects = {
  'job-ads.job-advert': {
    point:
      'A job ad for {crew_role|the role} is worth answering when pay, hours and area stand above everything else.',
    fails: 'A list of demands and the word "competitive".',
    say: [
      '{crew_role|Somebody} wanted in {service_area|our area}. {pay_range|[pay]}. {why_stay|A crew that stays}. Answer by text: [phone].',
    ],
    page: [
      '{crew_role|[role]} in {service_area|[area]}',
      'Pay: {pay_range|[pay]}',
      'Why people stay: {why_stay|[reason]}',
      'What you do: [three lines]. To answer, text your name to [phone].',
      '---',
      '{second_language|Second language}: {crew_role|[role]}, {service_area|[area]}',
      'The same lines: pay {pay_range|[pay]}, [three lines], [phone].',
      'Let somebody who speaks it read this version first.',
    ],
    ask: 'why did the last good person stay?',
  },
  'job-ads.where-to-post': {
    point:
      "Look for {crew_role|people} where they are already: your crew's friends, schools nearby, suppliers; one paid board last.",
    fails: 'Five boards and nobody who answers the phone.',
    steps: [
      'Ask the crew for two names.',
      'Call one school and one supplier.',
      'Post on one board for two weeks, then stop and count.',
    ],
    ask: 'how did the last three people find you?',
  },
  'job-ads.phone-screen': {
    point:
      'Ten minutes by phone show whether {crew_role|the applicant} has {must_haves|what you need}: the same six questions for everybody.',
    fails: 'Talking for eight of the ten minutes yourself.',
    say: [
      'Thank you for applying as {crew_role|[role]}. Ten minutes, six questions, then yours. ... What did you do last? ... {must_haves|[must have]}: tell me about it. ... Which hours suit you? ... When could you begin? ... What would you like to know?',
    ],
    page: [
      'Name: ____ Date: ____',
      '{must_haves|Must have}: yes / no',
      'Hours: ____ Start: ____',
      'Impression in their words: ____',
      'Next: trial day / no, told on ____',
    ],
    ask: 'which answer would end the call?',
  },
  'job-ads.referral-bonus': {
    point:
      'Pay the crew for finding people in two steps: part when {crew_role|the new one} starts, part when they stay.',
    fails: 'Paying for names instead of for people who stay.',
    say: [
      'We look for {crew_role|somebody}. If you bring us one who stays, you get {bonus|[bonus]}, in two parts.',
      'Your person starts on [day]. The first part comes with your next pay.',
      'Three months are over and they stayed. Here is the second part. Thank you!',
    ],
    page: [
      'Who: everybody on the crew.',
      'How much: {bonus|[bonus]}, half at the start, half after 90 days.',
      'What counts: your name in their first message.',
      'To be checked: taxes on the bonus.',
    ],
    ask: 'whom would you like to work with again?',
  },
  'interviewing.structured-questions': {
    point:
      'Ask every applicant for {crew_role|the role} the same eight questions, about what they did, and give marks before you talk about them.',
    fails: 'Deciding in the first minute and asking for the rest.',
    page: [
      '1. What did you do last, on a normal day?',
      '2. {must_have_done|The work}: tell me about the last time.',
      '3. What went wrong once, and what did you do?',
      '4. {good_at_it|What you are good at}: show me how.',
      '5. When did you say no to a boss?',
      '6. What do you do when nobody is there to ask?',
      '7. Which hours can you work?',
      '8. What do you want to know?',
      'Marks 1 to 3 for each, before the next one comes in.',
    ],
    ask: 'what do your two best people have in common?',
  },
  'interviewing.working-trial': {
    point:
      'On a paid trial day {crew_role|the applicant} does {trial_tasks|real tasks} with {buddy|one person}; the marks are fixed before.',
    fails: 'A whole day of watching.',
    say: [
      'Come for a paid trial day on [day] at [time]. You work with {buddy|[name]}. Bring shoes, we have the rest.',
      'Morning: watch, then do it together. Ask anything. At noon I come by and ask how it is.',
      'Thank you for today. What was it like? ... I let you know by [day], either way.',
    ],
    page: [
      'On time: 1 2 3',
      'Asks before guessing: 1 2 3',
      '{trial_tasks|The tasks}: 1 2 3',
      'How they talk to others: 1 2 3',
    ],
    steps: [
      'Choose tasks without danger.',
      'Tell {buddy|the buddy} what to look at.',
      'Pay the day in the evening.',
    ],
    ask: 'what can nobody fake for a whole day?',
  },
  'interviewing.reference-questions': {
    point:
      'Call the reference with one worry: {unsure_about|what you are unsure about}. Ask what they did, not how they were.',
    fails: 'Asking "was everything all right?"',
    say: [
      'You worked with somebody who wants to join us as {crew_role|[role]}. What did they do for you? ... {unsure_about|What I am unsure about}: how was that? ... Would you take them back?',
      'One more question, if I may: what do they need from a boss to be good?',
      'You were named to us as a reference. May I call you for five minutes on [day]? Only with the consent of the person, which I have.',
    ],
    ask: 'did the applicant agree to the call?',
  },
  'interviewing.reject-kindly': {
    point:
      'Say no to the applicant within two days, with {work_reason|a reason from the work} and nothing about the person.',
    fails: 'Silence, which people tell each other.',
    say: [
      'Thank you for your time. We decided for somebody else for {crew_role|this role}. {work_reason|} All the best.',
      'Thank you for applying. It does not fit this time. May we write to you when it does?',
      'The place is filled now. I wanted you to hear it from us.',
      'I am calling because you came all the way here and deserve an answer: it is a no this time. ... The reason is from the work: {work_reason|[reason]}.',
    ],
    ask: 'would you like to hear from them again?',
  },
};
