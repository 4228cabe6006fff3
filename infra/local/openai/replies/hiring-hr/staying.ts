import type { Subjects } from '../../subject.ts';

/** What to say about pay, rules and talks with people. */
export const staying: Subjects = {
  'pay.pay-range': {
    point:
      'The range you should check for {crew_role|the role} lies between what keeps people and what an hour of their work earns; the figures give the upper end.',
    fails: 'Paying a newcomer more than those who stayed.',
    ask: 'what did the last person who left get elsewhere?',
  },
  'pay.overtime-questions': {
    point:
      'Overtime is a question for somebody who knows the law of your state; bring the hours and how you pay them: {how_paid|as it is today}.',
    fails: 'Asking after a claim came in.',
    say: [
      'I would like your advice about overtime. Attached: a normal week, how we pay it today ({how_paid|[how]}), and my questions. When could we talk?',
    ],
    page: [
      'How a week looks: [days and hours]',
      'How we pay it today: {how_paid|[how]}',
      'Question 1: who counts as what with us?',
      'Question 2: which hours count, driving too?',
      'Question 3: what do we have to keep on paper?',
    ],
    ask: 'who writes down the hours today?',
  },
  'pay.time-off-rule': {
    point:
      'A time-off rule needs three lines: how early to ask, how many at once, and what holds in {busy_weeks|the busy weeks}.',
    fails: 'First come, first served, every year the same winner.',
    say: [
      'Our rule for time off: ask [weeks] weeks ahead, one person at a time. In {busy_weeks|the busy weeks} only by agreement. Questions until [day].',
    ],
    page: [
      'Ask: [weeks] weeks ahead, in writing.',
      'At once: one person per crew.',
      '{busy_weeks|Busy weeks}: only by agreement.',
      'Two want the same days: whoever had them last year waits.',
      'To be checked by somebody who knows the law of your state.',
    ],
    ask: 'which weeks did everybody want last year?',
  },
  'pay.phone-and-van': {
    point:
      'Rules for phone and van are about safety first, money second: who drives, what is private, who pays for what. {vans_and_drivers|Your vans} set the frame.',
    fails: 'A rule for one person, told to all.',
    say: [
      'We write down the rules for phone and van. What annoys me: {annoyances|[what]}. What annoys you? ... I let you read it before it counts.',
      'About last week: the rule says [rule]. What happened? ... What do we do so that it holds?',
    ],
    page: [
      'While driving: no phone in the hand.',
      'Private trips: [yes or no], by agreement.',
      'Fines: paid by whoever drove, unless we sent them there. Have this checked.',
      'Clean and fueled: every [day].',
      'Damage: say so the same day.',
    ],
    ask: 'which rule do you break yourself?',
  },
  'performance.hard-talk': {
    point:
      'The hard talk is about facts, one rule and one date; it takes ten minutes and ends with what changes.',
    fails: 'Wrapping it in praise until nobody hears it.',
    say: [
      'I have to talk to you about something. What I saw: [fact]. ... What happened from your side? ... What has to change: [what], from [day]. ... What do you need for it? ... We look at it again on [day]. If it does not change: [what follows].',
    ],
    page: [
      'Date and who was there: ____',
      'Facts: ____',
      'Their view: ____',
      'Agreed, until when: ____',
    ],
    ask: 'what did you say about it before, and when?',
  },
  'performance.recognise-good-work': {
    point:
      'A thank-you counts when it names one small thing that really happened, on the same day, in front of those who know what it took.',
    fails: '"Good job, everybody."',
    say: [
      'What you did today on [job]: I saw it, and it made a difference. Thank you.',
      'The customer called because of you: [what they said]. I wanted you to know.',
      'You stayed with it until it was right. Take [day] off at noon.',
    ],
    ask: 'whom did you thank last, and for what?',
  },
  'performance.reduce-no-shows': {
    point:
      'People do not show up for a reason: hear it once, then one rule for everybody, with a call before the shift.',
    fails: 'Different rules for those you need.',
    say: [
      'If you cannot come: call [phone] by [time], no text. We find a way if we know.',
      'You were missed on [day]. What happened? ... What could you have done? ... What do we do so that it does not happen again? ... From today: [rule].',
    ],
    page: [
      'Cannot come? Call by [time].',
      'First time: a talk. Second time: in writing.',
      'The rule is the same for everybody. Have it checked.',
    ],
    ask: 'is it the same people, or the same days?',
  },
  'performance.lead-hand-path': {
    point:
      'Grow a crew lead step by step: hand over {take_over|one thing} at a time, with the right to decide in it.',
    fails: 'The best worker gets a title and no time.',
    say: [
      'I would like you to lead a crew some day. First step: {take_over|[what]}. You decide in it, and I stand behind you. What do you think?',
      'How did it go with {take_over|it}? ... What would you do differently? ... What do you want to take over next?',
    ],
    page: [
      'Role: crew lead, from [date]',
      'Decides: {take_over|[what]}, up to [amount]',
      'Does not decide: hiring, prices',
      'Pay: [amount] more from [date]',
    ],
    steps: [
      'Month 1: {take_over|one thing}, you look on.',
      'Month 2: the morning talk without you.',
      'Month 3: one week alone, then a talk.',
    ],
    ask: 'who do the others ask already?',
  },
};
