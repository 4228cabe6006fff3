import type { Trade } from './trade.ts';

/** Many small repairs for one customer, sold as a list. */
export const handyman = {
  slug: 'handyman',
  exampleName: 'Tuesday Handyman',
  who: 'a handyman service',
  units: 'by the hour, the half-day and the list',
  priceDrivers:
    'how many small things are on the list, parts runs, ladders and walls of unknown age',
  busy: 'the weeks of spring cleaning and the weeks before family visits',
  quiet: 'the weeks after the holidays and the vacation weeks',
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
          'Single small repairs across town pay the drive badly; a list in one house fills a morning.',
        request:
          'Write to people who had one thing done: ask for the list on the fridge, offer a half-day at a fixed price, and give ten examples of what fits in it, from a sticking door to a drywall patch or a loose rail.',
        caution:
          'Say kindly what is for a licensed trade. A list gets a photo of each item, or half the morning goes on parts runs.',
      },
      'answer-their-question': {
        title: 'What fits in a half-day',
        description: 'One page with real examples of one visit and one list.',
        outcome: 'A half-day page with three sample lists live by Sunday',
        situation:
          'Callers feel silly asking for small things, so they never ask, or ask for one at a time.',
        request:
          'Give three sample lists for a half-day as people write them: the move-in list, the "my mother is coming" list with a grab bar, the rental list with a drywall patch. Say what a visit costs to start [confirm], how parts are handled and how to send the list.',
        caution: 'Be plain about what is for a licensed plumber or electrician.',
      },
      'season-plan': {
        title: 'Regular work from landlords',
        description: 'A 90-day plan for repeat lists from people with many doors.',
        outcome: '4 landlords or agents who send a list every month',
        situation:
          'Home owners call once a year; people who look after many doors have a list every month.',
        request:
          'Plan how to meet them: small landlords, agents who need a punch list done before a sale, a senior center for grab bars, parents of present customers. What a first half-day costs, how they send a list.',
        caution:
          'Watch pay terms and size limits on unlicensed work; list who can tell me the rule here.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one list',
        description: 'One half-day, two weeks of posts about small repairs.',
        outcome: '4 lists sent in from posts within 14 days',
        situation: 'Ten small repairs look like little one by one and like a relief together.',
        request:
          'Make five: the list itself with everything ticked, a door that closes with one finger, a drywall patch nobody can find, a grab bar where it is needed, and "send me yours, a photo of each".',
        caution: 'Keep to work I may do; no pictures of open wiring or pipes.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds, one small list',
        description: 'A shot list that follows one list from top to bottom.',
        outcome: 'One video filmed on the next half-day and posted that evening',
        situation: 'People send such videos to somebody at home with "this is what we need".',
        request:
          'Script one list: the paper on the fridge, four things of three seconds each, a drywall patch that vanishes under the roller, a pen that ticks the last line.',
        caution:
          'The sounds are a bonus: name three worth catching, but every shot is clear without them. No electrical or plumbing scenes.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of small fixes',
        description: 'A post for every list on every fridge.',
        outcome: '16 posts out and 10 lists sent in',
        situation:
          'What works sounds like the neighbor who owns a level, not like a hardware store.',
        request:
          'Plan by rooms and moments: a door that sticks in damp weeks, the punch list before a sale, a grab bar before parents visit, drywall patch magic, the drawer of mystery screws, what one half-day held.',
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
          'A list of small things is never urgent, and a half-day for it can feel like a lot.',
        request:
          'Make it small again: the three things that bother them daily in one half-day, the rest when it suits. Items are named only if my rows name them. Offer two dates and ask them to answer with one word.',
        caution: 'If a handy relative did it, be glad for them and ask about the next list.',
      },
      'phone-intake': {
        title: 'Turn one fix into a list',
        description: 'A script that fills a half-day with one call.',
        outcome: 'Every caller has sent a list with photos and picked a date',
        situation: 'They call about a shelf; there are mostly nine more things nobody mentions.',
        request:
          'Take the shelf seriously, then ask room by room in ten seconds: doors, drips, holes, rails, outside. Explain the half-day, what it costs to start, who buys parts. Get photos, wall type if known, parking, stairs. Two dates, one yes.',
        caution:
          'Three things I refer on, said with [a name to call]. A promise of "quick" is never made.',
      },
      'repeat-work-plan': {
        title: 'A half-day every season',
        description: 'From random errands to four booked visits a year.',
        outcome: '10 households with four half-days booked',
        situation: 'People collect little things for months and then feel bad about calling.',
        request:
          "Offer a half-day on a fixed date a few times a year, a list magnet for the fridge, and a ten-point walk: doors, caulk, rails, detector batteries, a drywall patch here, a grab bar there. Parents' houses are a second offer.",
        caution:
          'Unused time: decide with me if it rolls over, because that will be the first question.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this half-day pay?',
        description: 'Check a half-day with parts runs and quoting time.',
        outcome: 'A half-day price that pays, used from Monday',
        situation: 'Driving, buying parts and looking at lists often go unpaid.',
        request:
          'Say whether these three are in my hours, and what one parts run does to this half-day. An hourly price, a price per item and a drywall patch in two visits take checks of their own.',
        caution:
          'A fair price still has to let a retired customer call for a grab bar; find a way that is not charity.',
      },
      'terms-that-fit': {
        title: 'Minimum, parts and half-days',
        description: 'Words for the minimum, parts runs and lists that grow.',
        outcome: 'Minimum and parts rule in every booking by Friday',
        situation:
          'The list says four things, at the door it says nine, and the parts are "surely in the van".',
        request:
          'Cover: minimum visit, the half-day price, how parts and the run for them are billed, what happens when the list grows, paying on the day, a missed appointment, things left to a licensed trade.',
        caution: 'Plain and warm; the rule must not scare off someone with a single drywall patch.',
      },
      'slow-season-cash': {
        title: 'Cash for quiet weeks',
        description: 'A 90-day plan for weeks in which nobody sends a list.',
        outcome: 'One month of costs set aside and four booked half-days a week',
        situation:
          'Small jobs cannot be delayed, and in some weeks nobody thinks of a door that sticks.',
        request:
          "Use what this work has: landlords' lists in quiet weeks, a punch list for agents, half-days sold ahead at the normal price, payment on the day, no parts on an own card longer than a week.",
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
          'A shelf that came down, a door that rubs, a drywall patch that shows in lamp light.',
        request:
          'Sort in three questions, about the thing they name: fixing, load, or the house moving. Plan the visit, and offer to take the next thing on their list along.',
        caution: 'A grab bar or rail that moved: out of use at once, looked at within a day.',
      },
      'before-we-come': {
        title: 'Texts before list day',
        description: 'The list, the photos and the parts before you park.',
        outcome: 'Four texts in use for every half-day from Monday',
        situation: 'One item nobody mentioned can send a van to the store for an hour.',
        request:
          'Settle the list in order of importance, a photo of each item, parts they already bought, wall type if they know, ladder height, room to work, someone to decide when a drywall patch turns into more.',
        caution: 'Have one kind line for items that are for a licensed trade.',
      },
      'reviews-and-regulars': {
        title: 'Reviews from every list',
        description: '60 days to honest reviews and a list on every fridge.',
        outcome: '15 honest reviews and 8 next half-days booked on the spot',
        situation: 'Eight things get done in a half-day, and nobody has seen all eight.',
        request:
          'End with a walk round the list, tick by tick, then the question, then the next date. Leave a magnet with a fresh list. A text after three weeks asks if everything still holds, door and drywall patch included.',
        caution: 'Older people without accounts can tell a neighbor; that counts, too.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Fuller half-days',
        description: 'Fewer errands, more lists by area.',
        outcome: '2 more half-days a week and one parts run a week',
        situation: 'Many houses, many store runs, and no two of them close together.',
        request:
          'Sort the week: areas by day, half-days back to back, parts bought on one evening from photos, a drywall patch started at one visit and finished at the next nearby. Which errands stop by themselves with a better list?',
        caution: 'Leave a slot for the door that will not lock; those customers stay for life.',
      },
      'last-look': {
        title: 'Last look at the list',
        description: 'A card so that ten small things stay fixed.',
        outcome: 'A ten-point card used on every half-day from Monday',
        situation: 'What was done last is what comes loose.',
        request:
          'By kind: hung things pulled by hand, doors closed ten times, caulk line by finger, drywall patch in side light, grab bar tried with full weight, dust up, tick by tick with the customer.',
        caution: 'Whatever looked unsafe beside the list is told in writing.',
      },
      'ready-for-the-season': {
        title: 'Ready for the busy lists',
        description: '60 days to sort the van, prices and regular customers.',
        outcome: 'Van sorted, 20 half-days booked ahead, price sheet done',
        situation: 'When lists come all at once, time goes to the hardware store.',
        request:
          'Sort the van by kind of job (doors, walls, bath, outside), restock anchors and hinges, prepare kits for a drywall patch and a grab bar, invite regulars to book half-days early, fix prices and the list of licensed trades to refer to.',
        caution: 'Ladders first: whatever wobbles goes before anything is bought.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a second handyman',
        description: "An ad for someone handy, tidy and kind in other people's homes.",
        outcome: '4 applicants within 14 days, one half-day trial held',
        situation: "A second person works alone in strangers' homes, so trust comes before speed.",
        request:
          'Look for a calm all-rounder, perhaps part-time: doors, a drywall patch, grab bars, talking to people, own small tools or not. Mention stairs, store runs and that licensed work is turned down. Hardware stores and people from the trades first.',
        caution: 'An age must not be named, not even as praise.',
      },
      'trial-day': {
        title: 'Trial half-day for a handyman',
        description: 'Questions and one real list, done together.',
        outcome: 'Two paid trials and a decision within 3 days',
        situation:
          'The skill is in the order: which thing first, which screw, and when to say "not mine".',
        request:
          'Plan one half-day at a customer who agreed: they plan the list aloud, hang a door, start a drywall patch, fix a loose rail, explain a grab bar. One item is for a licensed trade; do they notice?',
        caution: 'Mark what one can see, such as tidy hands; charm is no point.',
      },
      'first-thirty-days': {
        title: 'First 30 days with you',
        description: 'From second pair of hands to own half-days.',
        outcome: 'Takes a simple half-day alone, every tick checked by photo',
        situation:
          "The hard part is not the hinge but a stranger's home, ten small things, and nobody to ask.",
        request:
          'Go by kind of job: doors and locks, hanging things, caulk, drywall patch in two visits, outside. Add how to read a list, buy parts once, talk to a customer about a grab bar, send a photo at each tick.',
        caution: 'The list of what is referred on is learned by heart in week one.',
      },
    },
  },
} satisfies Trade;
