import type { Field, Situation } from './situation.ts';

/** Posts that look for people. */
const wanted = [
  "{Role} wanted in {place}. Pay: {pay}. Steady work with people who'll show you how.",
  'We have more work than people in {place} and need {role}. Pay: {pay}. Ask us anything.',
  "Know someone who likes work you can see at the end of the day? We're looking for {role} in {place}. Pay: {pay}.",
];

/** Words by which a question is known as one for this helper. */
export const field: Field = {
  surely:
    /\b(hir(e|ing)|recruit\w*|applicants?|interview\w*|job (ad|advert|offer)\w*|overtime|apprentices?|onboard\w*|(new|second|another|good) (guy|hand|man|person|starter|technician|plumber|electrician|painter|roofer|cleaner|installer|helper))\b/gi,
  words:
    /\b(employees?|staff|crew|team|workers?|my (best )?(guys?|people|men|technicians?)|trainee|train(ing)?|shows? up late|sick|vacation|days? off|payroll|wages?|quits?|leav(e|es|ing))\b/gi,
};

/** Finding, teaching and keeping people. */
export const situations: readonly Situation[] = [
  {
    helper: 'hiring-hr',
    words:
      /hire|job.ad|advert|hands|applica|offer|interview|screen|trial|refer|where-to-post|question|find (a|an|good)/i,
    point:
      'Say the work, the hours, the pay and the place in plain words, and answer everyone within a day. Ask every person the same questions.',
    fails: 'Slow answers. Good people are gone in two days.',
    ask: 'What pay and what hours can you put in writing?',
    steps: [
      'Ask your crew and past coworkers first. One name each.',
      'Post the words below in two places. Put the pay in.',
      'Call everyone who answers within a day. Same questions for all.',
    ],
    to: 'crew',
    posts: wanted,
    say: [
      'Thanks for asking about the work as {role}. I can talk [day and time] or [other time]. Which one is good?',
      "We're looking for {role}. Know someone who shows up and likes the work? Send them my number.",
      'Still on for [day and time]? Address: [street]. Bring work shoes. We pay you for the time.',
      'Thanks for your time. We went with someone else for this one. Okay if I keep your number for the next?',
      "We'd like you to start as {role} on [date]. Pay and hours are in the note I'm sending. Any questions?",
    ],
    turns: [
      'What did you do on your last job, start to finish?',
      'What would you want to learn in the first month?',
      "Here's the work, the hours and the pay. Does that work?",
      'What happened the last time something went wrong?',
    ],
    page: [
      'The work: {role}',
      'Hours: [confirm the hours]',
      'Pay: {pay}',
      'Where: {place}',
      "What you'll learn here: [skill]",
      'Interested? Text [your phone]. We answer within a day.',
    ],
    draft: 'document',
  },
  {
    helper: 'hiring-hr',
    words:
      /onboard|first.(day|thirty)|30 days|newcomer|new.hire|31 to 90|days 31|buddy|language|learn|lead-hand/i,
    point:
      'Give the new person one job at a time and one person to ask. Show it, watch it, then let them do it alone.',
    fails: 'Throwing them in on day one and forgetting them by week two.',
    ask: 'Who on the crew has the patience to show it twice?',
    steps: [
      'Day 1: tools, safety and names. Nothing fast.',
      'Day 4: small jobs together. They do it, you watch.',
      'Day 15: one job alone. Looked at the same day.',
      "Day 30: a talk. What's clear, what isn't, what's next.",
    ],
    to: 'crew',
    posts: wanted,
    say: [
      'Welcome to {business}! First day: [time] at [street]. Bring work shoes. Ask for [name].',
      "You're doing fine. This week you learn [job]. Ask [name] anything.",
      "How was the week? One thing that was clear and one that wasn't is plenty.",
    ],
    turns: [
      'What went well this week?',
      "What wasn't clear?",
      'Next week you do [job] on your own, and I look at it after.',
    ],
    page: [
      'Knows where tools and papers are',
      'Has seen the job once',
      'Has done it with help',
      'Has done it alone, looked at',
      'Knows who to ask: [name]',
    ],
    draft: 'document',
  },
  {
    helper: 'hiring-hr',
    words: /.*/,
    point:
      'Talk to them this week, in private, about what you saw. Facts first, then listen, then agree on one change with a date.',
    fails: "A rule that only counts when you're angry.",
    ask: 'What did you see yourself, and on which days?',
    steps: [
      'Write down what you saw, with days. No guesses about why.',
      'Have the talk in private. Listen for longer than you speak.',
      'Look at it together after two weeks. Write down what you agreed.',
    ],
    to: 'crew',
    posts: wanted,
    say: [
      "Do you have 15 minutes [day and time]? I want to talk about how the week went. It's nothing bad.",
      'I saw how you handled [job]. That was good work, thank you.',
      "From [date] we handle it this way for everyone: [rule]. Ask me if something doesn't fit.",
      "Can you cover [day]? Yes or no is fine, and I'll ask the next person.",
    ],
    turns: [
      'I want to talk about what I saw on [day].',
      'How do you see it?',
      'What will you do differently, and from when?',
      'What do you need from me?',
    ],
    page: [
      'It counts for everyone: {role}',
      'What to do: [rule]',
      'By when: [time]',
      'What happens if not: a talk first',
      'Agreed on [date]',
    ],
    draft: 'call-script',
  },
];
