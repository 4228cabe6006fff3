import { type Topic, table } from '../reply.ts';
import type { Replies } from '../subject.ts';
import { joining } from './hiring-hr/joining.ts';
import { onboarding } from './hiring-hr/onboarding.ts';
import { quick } from './hiring-hr/quick.ts';
import { staying } from './hiring-hr/staying.ts';
import { ofTrades } from './hiring-hr/trade.ts';

const topics: readonly Topic[] = [
  {
    words: /hire|hiring|advert|job ad|applicant|recruit|find people|candidate|interview/i,
    bottom: ({ name, trade }) =>
      `Good ${trade} hands are working somewhere already. An honest advert with pay, hours and start time reaches them; "competitive salary" does not. ${name} can say all three in five lines.`,
    steps: () => [
      'Write down pay range, days, start time and what the first week looks like.',
      'Send the advert below to everybody on your crew first.',
      'Use the same eight questions for every person you talk to.',
    ],
    artefact: ({ name, place, aTrade }) => ({
      title: 'Ready to post',
      channel: 'social-post',
      text: `${name} in ${place} looks for ${aTrade} hand.\nPay: [range per hour]. Days: Monday to Friday, start [time].\nYou need: [licence or none], you can lift [weight], you come when you said you would.\nYou get: paid on [day], tools, somebody who shows you.\nText "work" to [number] and I call you the same day.`,
    }),
    doubt: () =>
      'Hiring the first one who shows up because you are tired. A paid half-day together tells you more than an hour of talking. Check working-trial and pay rules with your state labour office or an adviser first.',
    next: () => 'what would this person do in their first week, hour by hour?',
  },
  {
    words: /train|onboard|first day|policy|overtime|pay|vacation|time off|rule/i,
    bottom: () =>
      'Write the rule on one page, have it checked, then say it the same way to everybody. I can draft it; whether it fits the law where you work is a question for an adviser.',
    steps: () => [
      'Write what you do today, honestly, even if it is unfair.',
      'Mark the lines where two people are treated differently.',
      'Take the page to your payroll service or an employment adviser.',
    ],
    artefact: () => ({
      title: 'The first five days',
      text: table(
        ['Day', 'They learn', 'With whom', 'Done when'],
        ['1', 'Van, tools, safety, names', 'You', 'They can show it back'],
        ['2-3', 'The usual job, watching', 'Lead hand', 'They name every step'],
        ['4', 'The usual job, doing', 'Lead hand', 'Checklist ticked'],
        ['5', 'Talk: what was unclear?', 'You', 'Two things written down'],
      ),
    }),
    doubt: () =>
      'A rule that only counts when you are angry. If you would not hold your best person to it, leave it out.',
    next: () => 'which question did your last new person ask that you could not answer at once?',
  },
  {
    words: /.*/,
    bottom: ({ name }) =>
      `Most people leave over the first hard day, not over a dollar an hour. Ten minutes a week per person is the cheapest retention ${name} can buy.`,
    steps: () => [
      'Put ten minutes per person into this week, in the van or over coffee.',
      'Ask: what slowed you down, and what should we stop doing?',
      'Fix one small thing before Friday and say that it came from them.',
    ],
    artefact: () => ({
      title: 'Words for the talk',
      channel: 'call-script',
      text: `"Ten minutes, nothing is wrong. What slowed you down this week? ... What would you change first if it was your company? ... I will try [one thing] until Friday and tell you how it went."`,
    }),
    doubt: () => 'Asking and then changing nothing. After the second time nobody answers.',
    next: () => 'who would hurt most if they left on Monday?',
  },
];

/** What the hiring stand-in knows to say. */
export const hiringHr: Replies = {
  topics,
  subjects: { ...quick, ...ofTrades, ...joining, ...onboarding, ...staying },
};
