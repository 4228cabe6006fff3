import type { Subjects } from '../../subject.ts';

/** What to say about scripts and channels. */
export const words: Subjects = {
  'scripts.running-late': {
    point:
      'Say that you are running late before they look at the clock, with a new time that you keep.',
    fails: 'A new time that is too early again.',
    say: [
      'We are running late because of {usual_reason|the job before}. New time: [time]. Does that still work?',
      'It takes longer than I thought. I am with you at [time] or, if you prefer, on [day].',
      'Thank you for waiting! We are on our way now.',
      'I am calling because we will be late. New time: [time]. Is that all right?',
      'I know we said [time]. I would rather tell you now. Shall we come at [time], or another day?',
      'You waited and I am sorry for that. What can I do to make the day easier for you?',
    ],
    ask: 'who notices first that it gets late?',
  },
  'scripts.missed-visit': {
    point:
      'Whoever missed the visit, find a new day first; the rule about it comes in the second sentence.',
    fails: 'A fee nobody heard of before.',
    say: [
      'We missed each other today. When shall we try again? ... About our rule: {rule_today|[rule]}.',
      'Nobody was at the door at [time]. Shall we come on [day] instead?',
      'We did not come as promised, and I am sorry. [day] or [day]? You choose.',
    ],
    page: [
      'Note for the door: we were here at [time]. Call [phone] for a new day.',
      '---',
      'Rule: {rule_today|A day can be moved until the evening before.}',
      'If we miss it: you get the next day you want.',
    ],
    ask: 'how often did it happen last month?',
  },
  'scripts.more-than-agreed': {
    point:
      'Say on site that it is more than we agreed, before it is done: what, why, how much, and their yes in writing.',
    fails: 'Doing it first and asking later.',
    say: [
      'I found {usual_additions|something}. It was not in our price. Shall I tell you what it takes?',
      'I can leave it as it is. Then this may happen: [what]. You decide.',
      'It is a small thing, I do it with the rest. Next time I would ask first.',
      'As we said on site: {usual_additions|the extra} for [amount]. Please answer with yes.',
    ],
    ask: 'which addition do you do without charging?',
  },
  'scripts.something-broke': {
    point:
      'When something got damaged, the person who did it calls {first_call|you} first, then you both talk to the customer, the same day.',
    fails: 'Hoping that they do not notice.',
    say: [
      'Something got damaged while we worked: {typical_damage|[what]}. I am sorry. I come by on [day], and we put it right.',
    ],
    page: [
      'Stop. Photo. Call {first_call|the owner}.',
      'Do not promise anything yet.',
      '---',
      'Note to the customer: what happened, when, who calls.',
      'We repair or replace it. Ask the insurer before you agree on an amount.',
    ],
    steps: [
      'Stop and take photos.',
      'Call {first_call|the owner} before anybody else.',
      'Tell the customer on the same day.',
      'Write down what was agreed.',
    ],
    ask: 'whom does your insurance want to hear from first?',
  },
  'channels.which-to-keep': {
    point:
      'Keep the two places where work comes from, and lead people there from the rest: {job_sources|where jobs come from} decides.',
    fails: 'Closing a place where old customers still write.',
    say: [
      'You wrote to us at an address we no longer read. Best reach us here: [phone].',
      'From [date] we answer here only. That way nothing gets lost.',
    ],
    steps: [
      'Count messages and jobs per place.',
      'Keep two, put a note on the rest.',
      'Look after a month whether anybody got lost.',
    ],
    ask: 'where did you find a message too late?',
  },
  'channels.auto-reply-texts': {
    point:
      'An automatic reply sounds human if it says when a person answers, {answer_hours|during your hours}, and what to do until then.',
    fails: 'A reply that promises what nobody keeps.',
    say: [
      'Thank you! We are on a job and answer {answer_hours|by [time]}.',
      'We are closed now. We read this tomorrow at [time]. Urgent? Call [phone].',
      'Missed your call, sorry. What is it about, and which street?',
      'We got your form. [first name] calls you by [time].',
      'We are away until [date]. In an emergency: [name], [phone].',
    ],
    steps: [
      'Write the texts into each channel.',
      'Send one to yourself.',
      'Check after a week who waited too long.',
    ],
    ask: 'what do people need to hear at night?',
  },
  'channels.response-time-rule': {
    point:
      'One rule everybody can keep: {who_answers|who answers}, by when, and what goes out if nobody can.',
    fails: 'A rule that holds only on quiet days.',
    say: [
      'Got it. I answer by [time].',
      'I need to look into this and come back on [day].',
      'I pass this on to [first name], who calls you today.',
      'Sorry for the wait. Here is your answer: [answer].',
    ],
    page: [
      'Who: {who_answers|[name]}',
      'By when: [time], same day.',
      'If not possible: the short text goes out.',
      'Look on Friday: who waited longer?',
    ],
    ask: 'which message of last week waited longest?',
  },
  'channels.after-hours': {
    point:
      'Nights and weekends are sorted when three things are written down: what counts as urgent, who goes, at what rate.',
    fails: 'Everything is urgent for those who know your private number.',
    say: [
      'You reach us outside our hours. Is it [urgent case]? Then I come now, at the night rate of [amount]. If not, I come tomorrow at [time].',
      'We are closed. Urgent means: [case]. Then call [phone]. Otherwise we answer tomorrow morning.',
    ],
    page: [
      'Urgent: {night_calls|[cases]}',
      'Who goes: [name], week by week.',
      'Rate: [amount], said before we drive.',
      'Everything else: tomorrow from [time].',
    ],
    ask: 'which night call could have waited?',
  },
};
