import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Money this month: posts from the job just done, each with a way to book. */
export const postsFromOneJob: PackTemplate = {
  slug: 'posts-from-one-job',
  icon: 'camera',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'What I want from it: {specificOutcome}.',
      `{business_name}, ${facts.who}.`,
      'Place: {service_area}',
      'Platform: {primary_social_platforms}.',
      'The job, in my words: {job_done}.',
      scene,
      ask,
      `Write all of them ready to post, under 80 words each, in the words of someone who does the work, with the photo to take beside each one. Spread them over two weeks and end every other one with a way to reach me. ${watch}`,
      'Faces, house numbers and plates stay out unless the owner said yes in writing; give me the one-line text that asks. No invented praise.',
      'Limits: {constraints}',
    ),
  inputs: (facts) => [
    input('primary_social_platforms'),
    customInput.text('job_done', 'The job you just did', `Yesterday: ${facts.usualJob}`, {
      required: true,
    }),
    input('service_area'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Five posts from one clean',
      description: 'One finished home, two weeks of posts, no extra evening.',
      outcome: '3 inquiries from posts in the next 14 days',
      scene: 'A clean house looks like nothing happened, so I never know what to show.',
      ask: 'Make five: the oven door half done, the one spot everyone forgets, what a deep clean took in hours, a tip that lasts until the next visit, and who will be at your door.',
      watch: 'Shame nobody: dirt is shown close up, without the home around it.',
    },
    Lawncare: {
      title: 'Five posts from one yard',
      description: 'One cut, two weeks of posts from the phone in your pocket.',
      outcome: '4 quote requests from streets we already drive, in 14 days',
      scene: 'I see forty lawns a week and post nothing, because they all look green to me.',
      ask: 'Make five: stripes from the truck step, a crisp edging line close up, why I left the clippings, what this week\'s rain changes, and "we are on Maple on Tuesdays, two places free".',
      watch:
        'Name streets only where customers agree, and say nothing about treatments I am not licensed for.',
    },
    Plumber: {
      title: 'Five posts from one call',
      description: 'One service call, two weeks of posts people save.',
      outcome: '3 planned jobs booked from posts in 14 days',
      scene: 'Nobody wants to look at a drain, yet everybody wants to know why theirs is slow.',
      ask: 'Make five: the thing that blocked it, where to find your shutoff, the faucet part that wears out, what the water heater label tells, and how we leave the floor behind us.',
      watch: 'No instructions that end with a flood. Gas is never a post.',
    },
    Electrician: {
      title: 'Five posts from one visit',
      description: 'One house visit, two weeks of posts that calm people.',
      outcome: '3 visits booked from posts in 14 days',
      scene:
        'My best work disappears behind a cover plate, so photos have to be taken before it goes back on.',
      ask: 'Make five: the old outlet beside the new one, what a tidy panel looks like with labels, the question to ask before an EV charger, a warning sign that should not wait, and one light that changed a porch.',
      watch:
        'No how-to. If a picture shows a danger, the post says switch it off and call somebody licensed.',
    },
    HVAC: {
      title: 'Five posts from one tune-up',
      description: 'One visit, two weeks of posts before the weather turns.',
      outcome: '6 tune-ups booked from posts in 14 days',
      scene:
        'Nobody thinks about the unit until it stops. The posts have to come two weeks before that.',
      ask: 'Make five: what came out of the coil, a filter after a year, the thermostat setting people ask about, the small part that stops a furnace on the coldest night, and a tech explaining the tune-up sheet in two lines.',
      watch: 'No fear about old systems and no figures for savings.',
    },
    Painter: {
      title: 'Five posts from one room',
      description: 'One room, two weeks of posts from wall to finish.',
      outcome: '3 quote requests from posts in 14 days',
      scene: 'Everybody posts before and after. What I am good at happens in between.',
      ask: 'Make five: the crack before filler, masking that makes people trust us with their floor, why this wall got primer, the line where wall meets ceiling, and the same swatch in morning and evening light.',
      watch:
        'Name the color only if the owner likes it public, and leave brands out unless I give them.',
    },
    Roofer: {
      title: 'Five posts from one roof',
      description: 'One roof, two weeks of posts from where owners never stand.',
      outcome: '3 roof checks booked from posts in 14 days',
      scene: 'My customers never see the roof they paid for. I stand on it every day with a phone.',
      ask: 'Make five: the flashing that leaked and what we put there, a shingle bent by hand, the magnet sweep with its catch of nails, how we cover beds before a tear-off, and the view when the last cap is on.',
      watch:
        'Crew in harness in each picture, no drone near neighbors without a yes, and no talk about claims.',
    },
    Landscaper: {
      title: 'Five posts from one project',
      description: 'One project, two weeks of posts from mud to finish.',
      outcome: '2 design talks booked from posts in 14 days',
      scene: 'A project takes three weeks, and I take one photo at the end, in bad light.',
      ask: "Make five: the hole before the patio, what base lies under a paver, a plant and why it stands there, the retaining wall course by course, and the owner's chair on the finished stone.",
      watch:
        'Show what you can see from the gate. Plants look small in year one: say so, with a date to come back.',
    },
    Handyman: {
      title: 'Five posts from one list',
      description: 'One half-day, two weeks of posts about small repairs.',
      outcome: '4 lists sent in from posts within 14 days',
      scene:
        'My work is ten small things, and none of them looks like much alone. Together they are a relief.',
      ask: 'Make five: the list itself with everything ticked, a door that closes with one finger, a drywall patch nobody can find, a grab bar where it is needed, and "send me yours, a photo of each".',
      watch: 'Keep to work I may do; no pictures of open wiring or pipes.',
    },
  },
};
