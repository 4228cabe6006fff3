import { type Topic, table } from '../reply.ts';
import type { Replies } from '../subject.ts';
import { analytics } from './social-media/analytics.ts';
import { guided } from './social-media/guided.ts';
import { paid } from './social-media/paid.ts';
import { quick } from './social-media/quick.ts';

const topics: readonly Topic[] = [
  {
    words: /post|content|caption|video|reel|idea|calendar/i,
    bottom: ({ name }) =>
      `One finished job gives ${name} four posts. You do not need ideas, you need three photos before you leave the driveway.`,
    steps: ({ trade }) => [
      `On today's ${trade} job take one photo before, one of the hardest part, one after.`,
      'Ask the customer if you may show it without their name or number plate.',
      'Post the first one tonight. Do not polish it.',
    ],
    artefact: ({ name, place }) => ({
      title: 'Four posts from one job',
      channel: 'social-post',
      text: `1. Before: "This was the start of the day in ${place}. Guess how long it took."\n2. Hard part: "The bit nobody sees: [what went wrong and what you did]."\n3. After: "Done at [time]. Same team, same price as agreed. ${name}."\n4. Question: "What do people always get wrong about this job?"`,
    }),
    doubt: () =>
      'Planning a month of posts and sending none. Two a week for eight weeks is the test; anything more is a hobby.',
    next: () => 'who is on site with a phone on most days, you or somebody else?',
  },
  {
    words: /facebook|instagram|tiktok|linkedin|nextdoor|platform|follower/i,
    bottom: ({ customers, place }) =>
      `Choose the one place where ${customers} in ${place} already ask for recommendations. For most local trades that is a neighbourhood group, not a video app.`,
    steps: () => [
      'Search your area plus your trade in the groups you are in. Count requests in the last 30 days.',
      'Pick the place with the most requests. Set the others to "not now".',
      'Fix that one profile: phone, area, hours, three photos.',
    ],
    artefact: ({ aTrade }) => ({
      title: 'Which one is worth it',
      text: table(
        ['Place', 'Good for', 'Skip it if'],
        [
          'Neighbourhood groups',
          `People asking for ${aTrade} today`,
          'You cannot answer within two hours',
        ],
        ['Facebook page', 'Proof that you are real', 'You post less than once a month'],
        ['Instagram', 'Work that looks good in photos', 'Your work is under the floor'],
      ),
    }),
    doubt: () =>
      'Being on three platforms and answering on none. A quick reply is the whole advantage you have.',
    next: () => 'where did your last enquiry from the internet come from, exactly?',
  },
  {
    words: /.*/,
    bottom: ({ name }) =>
      `For ${name}, social media has one job: proof. People who heard your name look you up, and the last post tells them if you are still in business.`,
    steps: () => [
      'Look at your own page as a stranger. Is the last post older than 30 days?',
      'Post one finished job today: what it was, where, how long it took.',
      'Put a 10-minute slot on two fixed days a week.',
    ],
    artefact: ({ name, aTrade }) => ({
      title: 'Ready to post',
      channel: 'social-post',
      text: `Finished today: [job] in [area]. It took [hours], and the part we are proud of is [detail]. If you need ${aTrade} who answers the phone, message ${name} here.`,
    }),
    doubt: () =>
      'Counting likes. Likes do not pay; messages do. Count messages and booked jobs only.',
    next: () => 'how much time a week will you honestly spend on this: 10, 30 or 60 minutes?',
  },
];

/** What the social media stand-in knows to say. */
export const socialMedia: Replies = {
  topics,
  subjects: { ...quick, ...guided, ...analytics, ...paid },
};
