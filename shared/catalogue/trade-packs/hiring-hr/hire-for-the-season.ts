import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Money this month: the pair of hands the trade's busy weeks need, and the ad that finds it. */
export const hireForTheSeason: PackTemplate = {
  slug: 'hire-for-the-season',
  icon: 'user-plus',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'Goal: {specificOutcome}.',
      `We are {business_name}, ${facts.who}.`,
      'Where: {service_area}',
      'The role: {crew_role}.',
      'Pay: {pay_range}',
      scene,
      ask,
      `Write the ad in 140 words with pay, hours, place, the hard part and how to apply by text; a 40-word version; a Spanish one for a speaker to check. Then where to put it, over ten days. ${watch}`,
      'Ask only what the job needs; age, family, health and origin stay out. License, driving and lifting lines go to an employment adviser. What does an empty place cost me a week?',
      'Limits: {constraints}',
    ),
  inputs: (facts) => [
    input('crew_role', { required: true, placeholder: facts.roleExample }),
    customInput.text('pay_range', 'Pay range', '$19 an hour, $21 after 60 days'),
    input('service_area'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Find a cleaner who stays',
      description: 'An ad for people who like steady homes and fixed hours.',
      outcome: '5 suitable applicants within 14 days, one started by day 21',
      scene:
        'Cleaners leave for fifty cents more, or because nobody told them about stairs, dogs and the oven.',
      ask: 'Sell what is good here: daytime hours, the same homes, a partner, paid driving between them if that is so [confirm]. Say what a recurring clean and a deep clean ask of a back. Ask our own cleaners first.',
      watch:
        'Trust in homes is checked by references and lawful checks, not by hunches; note what to ask an adviser.',
    },
    Lawncare: {
      title: 'Find a mowing crew member',
      description: 'An ad before spring for people who like being outside.',
      outcome: '6 applicants before the first mowing week, two started',
      scene: "By the time grass grows, the good ones ride on someone else's trailer.",
      ask: "Say it as it is: heat, dust, early start, edging till the wrists hum, home by four, rain weeks with fewer hours. What they learn by fall: machines, routes, aeration. Ask schools, sports coaches and last year's crew.",
      watch: 'Minors and machines have legal limits: check before you invite anyone under 18.',
    },
    Plumber: {
      title: "Find a plumber's helper",
      description: 'An ad for someone who wants to learn the trade.',
      outcome: '5 applicants within 14 days, one helper riding along by day 21',
      scene: 'I carry the water heater up the stairs alone and hold the flashlight in my teeth.',
      ask: 'Write for a learner: what the first year holds, drain machine to copper, which hours, nights or none, tools we give, how schooling is handled [confirm]. The hard part is crawl spaces and what is in a drain.',
      watch:
        'What an unlicensed helper may do is set by the state; leave it to the board and list the question.',
    },
    Electrician: {
      title: 'Find an apprentice',
      description: 'An ad for careful people who want a trade for life.',
      outcome: '5 applicants within 21 days, one apprentice signed',
      scene:
        'I need someone who labels a panel without being asked, and the ads bring people who fear ladders.',
      ask: 'Describe a day honestly: attic in July, pulling wire, sweeping, an outlet wired under my eyes by month two. What I teach, hours counted toward a license [confirm with the program], how raises follow skills.',
      watch: 'Supervision and ratio rules differ by state; name the board as the one to ask.',
    },
    HVAC: {
      title: 'Hire before the heat',
      description: 'An ad for a helper, trained before the rush begins.',
      outcome: '4 applicants within 14 days, one helper trained before peak season',
      scene: 'If I hire in July, the best tech loses his week to teaching in a hot attic.',
      ask: 'Write now for a start in the mild weeks: attics and crawl spaces, on-call or not, tune-ups first, furnace and heat pump work later, certification paid or not [confirm]. Ask supply houses and trade schools before sites.',
      watch: 'Say how overtime in peak season works only after payroll has checked it.',
    },
    Painter: {
      title: 'Find a painter who preps',
      description: 'An ad for people who sand first and brush second.',
      outcome: '5 applicants within 14 days, two paid trials held',
      scene:
        'Everybody can paint, they say. Few can fill, sand and put on primer without being watched.',
      ask: 'Ask for exactly that: prep, masking, clean lines, clean shoes in a lived-in house. Say ladders, weather, travel, how a helper becomes a finisher, winter interiors. Paint store counters and past crew first.',
      watch:
        'Paying by the room "as a contractor" is a legal question; put it on the adviser list.',
    },
    Roofer: {
      title: 'Find hands for tear-offs',
      description: 'An ad for ground and roof hands, honest about the work.',
      outcome: '6 applicants within 14 days, two started on the ground',
      scene: 'Half of my new people are gone after the first tear-off in August.',
      ask: 'Be honest up front: start at six, bundles of shingles, heat, heights after training only, weather days. What is good: daily crew lunch, steady winter repairs, from ground to flashing within a year. Crew referrals first.',
      watch:
        'Nobody climbs before a qualified person has trained them; say that in the ad, it attracts the right ones.',
    },
    Landscaper: {
      title: 'Find a hardscape helper',
      description: 'An ad before spring for people who like to see what they built.',
      outcome: '6 applicants before spring, two paid trial days held',
      scene: 'By noon on a base day you see who thinks ahead and who leans on the shovel.',
      ask: 'Describe the work by what they build: patio base, a row of pavers, a retaining wall, planting in fall. Heat, lifting with a partner, early start. What they learn: saw, levels, skid steer later. Nurseries and schools first.',
      watch:
        'Seasonal layoffs and visas for workers are for an adviser; promise no length of season.',
    },
    Handyman: {
      title: 'Find a second handyman',
      description: 'An ad for someone handy, tidy and kind to older people.',
      outcome: '4 applicants within 14 days, one half-day trial held',
      scene:
        "I turn away three lists a week. A second person has to be somebody I would let into my mother's house.",
      ask: 'Look for a calm all-rounder, perhaps part-time: doors, a drywall patch, grab bars, talking to people, own small tools or ours. Mention stairs, store runs and that we say no to licensed work. Retired tradespeople and hardware stores first.',
      watch: 'An age must not be named, not even as praise.',
    },
  },
};
