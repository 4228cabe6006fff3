import type { Trade } from './trade.ts';

/** Many small repairs for one customer, sold as a list. */
export const handyman = {
  slug: 'handyman',
  exampleName: 'Tuesday Handyman',
  who: 'a handyman service',
  units: 'by the hour, the half-day and the list',
  priceDrivers:
    'how many small things are on the list, parts runs, ladders and walls of unknown age',
  busy: 'spring lists and the weeks before family visits',
  quiet: 'the two weeks after New Year and late summer',
  smallJob: 'a door that sticks',
  usualJob: 'a half-day of small repairs from one list',
  bigJob: 'a full punch list before a house is sold',
  priceExample: 320,
  hoursExample: 4.5,
  emergencies: 'a door that will not lock, a rail that came loose, guests on Friday',
  tools: 'drill, multi-tool, stud finder, ladder and boxes of anchors and screws',
  worries:
    'nobody coming for small jobs, half-done lists and someone doing work they are not licensed for',
  roleExample: 'Second handyman, two days a week',
  callBackExample: 'The closet door rubs again',
  complaintExample: 'The shelf came down with everything on it',
  signature: ['punch list', 'drywall patch', 'half-day', 'grab bar'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Sell half-days, not errands',
        description: 'Turn small repairs into booked half-days with past customers.',
        outcome: '6 half-days booked in the next 21 days',
        situation:
          'Single small repairs across town leave me driving. A list in one house fills a morning.',
        request:
          'Write to people I did one thing for: ask for the list on the fridge, offer a half-day at a fixed price, and give ten examples of what fits in it, from a sticking door to a drywall patch or a loose rail.',
        caution:
          'Say kindly what I do not touch without a licensed trade. A list gets a photo of each item, or half the morning goes on parts runs.',
      },
      'answer-their-question': {
        title: 'What fits in a half-day',
        description: 'One page with real examples of one visit and one list.',
        outcome: 'A half-day page with three sample lists live by Sunday',
        situation:
          'Callers feel silly asking for small things, so they never ask, or ask for one at a time.',
        request:
          'Give three sample lists for a half-day as people write them: the move-in list, the "my mother is coming" list with a grab bar, the rental list with a drywall patch and three doors. Say what a visit costs to start, how parts are handled and how to send the list.',
        caution:
          'Be plain about what is for a licensed plumber or electrician where rules ask for one.',
      },
      'season-plan': {
        title: 'Regular work from landlords',
        description: 'A 90-day plan for repeat lists from people with many doors.',
        outcome: '4 landlords or agents who send a list every month',
        situation:
          'Home owners call once a year. People who look after ten apartments have a list every month.',
        request:
          "Plan how I meet them: small landlords, agents who need a punch list done before a sale, a senior center for grab bars, and my present customers' own parents. What I bring to the first talk, what a first half-day costs, how they send a list.",
        caution:
          'Watch pay terms and size limits on unlicensed work; list who can tell me the rule here.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one list',
        description: 'One half-day, two weeks of posts about small repairs.',
        outcome: '4 lists sent in from posts within 14 days',
        situation:
          'My work is ten small things, and none of them looks like much alone. Together they are a relief.',
        request:
          'Make five: the list itself with everything ticked, a door that closes with one finger, a drywall patch nobody can find, a grab bar where it is needed, and "send me yours, a photo of each".',
        caution: 'Keep to work I may do; no pictures of open wiring or pipes.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds, ten small repairs',
        description: 'A shot list that follows one list from top to bottom.',
        outcome: 'One video filmed on the next half-day and posted that evening',
        situation:
          'People send my videos to their partner with "we need him". That is the whole plan.',
        request:
          'Script one list: the paper on the fridge, three seconds for each thing, the squeak, the screw, the silence after. A drywall patch vanishes under the roller, a pen ticks the last line.',
        caution:
          'Sound matters here: tell me which three sounds to catch. No electrical or plumbing scenes.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of small fixes',
        description: 'A post for every list on every fridge.',
        outcome: '16 posts out and 10 lists sent in',
        situation:
          'My posts should sound like the neighbor who owns a level, not like a hardware store.',
        request:
          'Plan by rooms and moments: the sticking door in damp weeks, the punch list before a sale, grab bars before parents visit, drywall patch magic, the drawer of mystery screws, what a half-day held this Tuesday.',
        caution:
          'Tell people honestly which fix is worth it and which is not; that is why they call.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'List quote gone quiet',
        description: 'Three follow-ups for the list still hanging on the fridge.',
        outcome: '4 quiet lists booked within 21 days',
        situation:
          'The list is not urgent and never will be. They feel silly about the price of ten small things.',
        request:
          'Make it small again: choose the three that bother them daily, one half-day, the rest when it suits. Remind them of one item by name, the door or the drywall patch. Offer two dates and ask them to text a thumb.',
        caution: 'If a handy brother-in-law did it, be glad for them and ask about the next list.',
      },
      'phone-intake': {
        title: 'Turn one fix into a list',
        description: 'A script that fills a half-day with one call.',
        outcome: 'Every caller has sent a list with photos and picked a date',
        situation:
          'They call about a shelf. There are always nine more things; they just do not think I would.',
        request:
          'Take the shelf seriously, then ask room by room in ten seconds: doors, drips, holes, rails, outside. Explain the half-day, what it costs to start, who buys parts. Get photos, wall type if known, parking, stairs. Two dates, one yes.',
        caution:
          'Three things I refer on, said with a name to call. A promise of "quick" is never made.',
      },
      'repeat-work-plan': {
        title: 'A half-day every season',
        description: 'From random errands to four booked visits a year.',
        outcome: '10 households with four half-days booked',
        situation:
          'My best customers collect little things for months and then feel bad about calling.',
        request:
          "Offer four half-days a year at a fixed price with a date, a list magnet for the fridge, and a ten-point walk: doors, caulk, rails, detectors' batteries, a drywall patch here, a grab bar there. Parents' houses are a second offer.",
        caution:
          'Unused time: decide with me if it rolls over, because that will be the first question.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this half-day pay?',
        description: 'Check a half-day with parts runs and quoting time.',
        outcome: 'A half-day price and a minimum, used from Monday',
        situation:
          'I charge by the hour and drive for free, buy parts for free, and look at lists for free.',
        request:
          'Compare three ways on my numbers: by the hour with a minimum, the half-day at a fixed price, a price per item. Say what one parts run costs me. Where does a drywall patch with two drying visits belong?',
        caution:
          'A fair price still has to let a retiree call for a grab bar; find me a way that is not charity.',
      },
      'terms-that-fit': {
        title: 'Minimum, parts and half-days',
        description: 'Words for the minimum, parts runs and lists that grow.',
        outcome: 'Minimum and parts rule in every booking by Friday',
        situation:
          'The list said four things, at the door it says nine, and the parts are "surely in the van".',
        request:
          'Cover: minimum visit, the half-day price, how parts and the run for them are billed, what happens when the list grows, paying on the day, a missed appointment, things we leave to a licensed trade.',
        caution:
          'Plain and warm, with one example list; the rule must not scare off someone with a single drywall patch.',
      },
      'slow-season-cash': {
        title: 'Cash for quiet weeks',
        description: 'A 90-day plan against the January hole.',
        outcome: 'One month of costs set aside and four booked half-days a week',
        situation:
          'I have no big jobs to delay, just many small ones, and in some weeks nobody thinks of a door that sticks.',
        request:
          "Use what a handyman has: landlords' lists in quiet weeks, punch lists for agents, half-days sold ahead at my normal price, payment on the day, no parts on my own card longer than a week.",
        caution:
          'Working every Saturday in the busy weeks is not a plan either; keep my hours in view.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'It came loose again',
        description: 'Answer the small fix that did not hold.',
        outcome: 'Back within 3 days, fixed, and the next list in hand',
        situation:
          'The shelf is down, the door sticks again since the rain, the drywall patch shows in the lamp light.',
        request:
          'Sort in three questions: my anchor, their load, the house moving. Come back without charge for what is mine, and bundle it with the next thing on their list. Say in advance what an old wall will not carry.',
        caution:
          'A grab bar or rail that moved is a safety matter: out of use at once, looked at within a day.',
      },
      'before-we-come': {
        title: 'Texts before list day',
        description: 'The list, the photos and the parts before you park.',
        outcome: 'Four texts in use for every half-day from Monday',
        situation:
          'A hinge I did not know about sends me to the store for an hour of their half-day.',
        request:
          'Settle the list in order of importance, a photo of each item, parts they already bought, wall type if they know, ladder height, room to work, someone to decide when the drywall patch turns into more.',
        caution: 'Have one kind line for items I refer on to a licensed trade.',
      },
      'reviews-and-regulars': {
        title: 'Reviews from every list',
        description: '60 days to honest reviews and a list on every fridge.',
        outcome: '15 honest reviews and 8 next half-days booked on the spot',
        situation: 'I do eight jobs in a half-day and leave by the back door with nobody told.',
        request:
          'End with a walk round the list, tick by tick, then the question, then the next date. Leave a magnet with a fresh list. A text after three weeks asks if the door and the drywall patch still look right.',
        caution: 'Older people without accounts can tell a neighbor; that counts, too.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Fuller half-days',
        description: 'Fewer errands, more lists by area.',
        outcome: '2 more half-days a week and one parts run instead of four',
        situation: 'My week is nine houses, six store runs and forty little things.',
        request:
          'Sort my week: areas by day, half-days back to back, parts bought on one evening from photos, a drywall patch started at one visit and finished at the next nearby. Which errands stop by themselves with a better list?',
        caution: 'Leave a slot for the door that will not lock; those customers stay for life.',
      },
      'last-look': {
        title: 'Last look at the list',
        description: 'A card so that ten small things stay fixed.',
        outcome: 'A ten-point card used on every half-day from Monday',
        situation:
          'With ten things on one list, the one I did last and fast is the one that comes loose.',
        request:
          'Go by kind: hung things pulled by hand, doors closed ten times, caulk line by finger, drywall patch in side light, grab bar loaded with my own weight, screws counted, dust up, tick by tick with the owner.',
        caution: 'Whatever looked unsafe but was not my job is told to them in writing.',
      },
      'ready-for-the-season': {
        title: 'Ready for the spring lists',
        description: '60 days to sort the van, prices and regular customers.',
        outcome: 'Van sorted, 20 half-days booked ahead, price sheet done',
        situation: 'Spring lists come all at once and I spend March in the hardware store.',
        request:
          'Sort the van by kind of job (doors, walls, bath, outside), restock anchors and hinges, prepare kits for a drywall patch and a grab bar, invite regulars to book half-days early, fix price and referral list of licensed trades.',
        caution: 'Ladders first: whatever wobbles goes before anything is bought.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a second handyman',
        description: 'An ad for someone handy, tidy and kind to older people.',
        outcome: '4 applicants within 14 days, one half-day trial held',
        situation:
          "I turn away three lists a week. A second person has to be somebody I would let into my mother's house.",
        request:
          'Look for a calm all-rounder, perhaps part-time: doors, a drywall patch, grab bars, talking to people, own small tools or ours. Mention stairs, store runs and that we say no to licensed work. Retired tradespeople and hardware stores first.',
        caution: 'An age must not be named, not even as praise.',
      },
      'trial-day': {
        title: 'Trial half-day for a handyman',
        description: 'Questions and one real list, done together.',
        outcome: 'Two paid trials and a decision within 3 days',
        situation:
          'The skill is in the order: which of ten things first, which screw, and when to say "not mine".',
        request:
          'Plan one half-day with me at a customer who agreed: they read the list and plan it aloud, hang a door, start a drywall patch, fix a loose rail, explain a grab bar to the owner. One item on the list is for a licensed trade; do they notice?',
        caution: 'Charm with customers counts, and tidy hands count more.',
      },
      'first-thirty-days': {
        title: 'First 30 days with you',
        description: 'From second pair of hands to own half-days.',
        outcome: 'Takes a simple half-day alone, every tick checked by photo',
        situation:
          "The hard part is not the hinge. It is a stranger's home, ten small things, and nobody to ask.",
        request:
          'Go by kind of job: doors and locks, hanging things, caulk, drywall patch in two visits, outside. Add how to read a list, plan the order, buy parts once, talk to an older owner about a grab bar, send me a photo at each tick.',
        caution: 'The list of what we refer on is learned by heart in week one.',
      },
    },
  },
} satisfies Trade;
