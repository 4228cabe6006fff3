import type { Trade } from './trade.ts';

/** Homes and offices, charged by the visit; recurring visits bring more than large single jobs. */
export const cleaning = {
  slug: 'cleaning',
  exampleName: 'Bright Corner Cleaning',
  who: 'a cleaning company',
  units: 'by the visit, with bedrooms and bathrooms setting the time',
  priceDrivers: 'rooms, state of the home, pets and how often somebody comes',
  busy: 'the weeks before holidays and the end-of-month moves',
  quiet: 'the weeks after the holidays and the weeks when families travel',
  smallJob: 'an oven and fridge add-on',
  usualJob: 'a biweekly recurring clean of a three-bedroom home',
  bigJob: 'a move-out clean of an empty house',
  priceExample: 160,
  hoursExample: 3.5,
  emergencies: 'guests tomorrow, a move-out inspection at noon, a party the night before',
  tools: 'vacuums, color-coded cloths, caddies and a stocked car',
  worries: 'strangers with a key, smells, pets getting out and whether the same people come back',
  roleExample: 'Home cleaner, weekday mornings',
  callBackExample: 'Dust behind the bathroom door, twice',
  complaintExample: 'The shower still has soap marks and the trash was not taken out',
  signature: ['deep clean', 'move-out', 'baseboard', 'recurring clean'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Fill empty cleaning slots',
        description:
          'Offer a one-time deep clean to past customers and fill the gaps between regulars.',
        outcome: '6 deep cleans booked in the next 21 days',
        situation: 'A regular who pauses leaves a hole of a few hours, and the wages for it go on.',
        request:
          'Offer a one-time deep clean: baseboards, inside the oven, the bathroom corners nobody gets to. Speak apart to people who came once, before a party or a move, and to families who went from weekly to never.',
        caution:
          'It must not sound as if the usual visit leaves dirt behind. Make it easy to say "come every two weeks after that".',
      },
      'answer-their-question': {
        title: 'What a deep clean includes',
        description: 'One honest page about what is done, what is not and how long it takes.',
        outcome: 'A deep clean page and one profile post live by Sunday',
        situation:
          'Callers ask what a deep clean includes and why it costs more than a regular visit.',
        request:
          'Answer it room by room: what every visit does, what only the first one does, such as baseboards, behind the toilet and, if asked, inside appliances. Say what to put away, what happens with pets and keys, and who comes.',
        caution: 'No "spotless" and no health claims about germs or allergies.',
      },
      'season-plan': {
        title: 'More regulars in 90 days',
        description: 'Grow recurring cleans street by street in 90 days.',
        outcome: '10 new customers who book every two weeks, in three neighborhoods',
        situation:
          'One-time cleans pay this week; a recurring clean pays every other week, and most of them start with somebody the neighbor trusts.',
        request:
          'Build on that: a card for each happy regular to pass on to one neighbor, two real-estate agents and a property manager for move-outs, and a clear way from the first deep clean into a recurring clean.',
        caution: 'Trust comes first: faces, references and the rule for keys before any discount.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one clean',
        description: 'One finished home, two weeks of posts, no extra evening.',
        outcome: '3 inquiries from posts in the next 14 days',
        situation:
          'A clean home looks as if nothing had happened, so the work itself has to be shown.',
        request:
          'Make five: the oven door half done, the one spot everyone forgets, how many hours a deep clean took, a tip that lasts until the next visit, and who will be at the door.',
        caution: 'Shame nobody: dirt is shown close up, without the home around it.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds of a clean',
        description: 'A shot list you can film between two rooms.',
        outcome: 'One video filmed on the next deep clean and posted the same day',
        situation: 'People like to watch grime go, and they book whoever looks careful and kind.',
        request:
          'Script a bathroom or an oven: the worst corner, the product taking its time, one wipe, the whole thing, then what stays behind as a greeting. On screen: what a recurring clean keeps away afterward.',
        caution:
          'Never name or show two products together; mixing is dangerous. Say nothing about who comes next time unless I did.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of cleaning posts',
        description: 'Two posts a week from homes you clean anyway.',
        outcome: '16 posts out and 6 people who asked about a recurring clean',
        situation: 'Cleaning follows the life of a home: guests, school, moves, illness, new pets.',
        request:
          'Follow homes through these weeks: the reset before a term, the days before guests, a move-out story at a month end, and an honest post on which spots, such as baseboards, a recurring clean holds and which wait for a deep clean [confirm].',
        caution: 'Alternate hands, homes and people; five tips in a row read like a magazine.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Cleaning quote gone quiet',
        description: 'Three follow-ups for the home or office that asked and vanished.',
        outcome: '2 quiet quotes turned into first visits within 21 days',
        situation:
          'People who ask for a cleaner often feel watched or guilty about the state of the home, and go silent.',
        request:
          'Take that weight off. Offer the smallest yes: one first visit, no contract, then decide about a recurring clean. Say in a line that the state of the place is what a first visit is for.',
        caution:
          'Day, key and pets are the true worries: ask which it is, and do not write as if it were settled.',
      },
      'phone-intake': {
        title: 'Answer "how much to clean?"',
        description: 'A phone script that ends with a range and a first date.',
        outcome: 'Every caller has a price range and a first visit proposed',
        situation:
          'The first question is the price, and without rooms, pets and the date of the last cleaning any answer is a guess.',
        request:
          'Ask in this order: what made them call, rooms and bathrooms, pets, when it was last done, how often, day, way in. Then offer two numbers: the first deep clean and the recurring clean after it.',
        caution:
          'Have a sentence ready for somebody who is ashamed of the house. A move-out needs the inspection time.',
      },
      'repeat-work-plan': {
        title: 'From one-time to every two weeks',
        description: 'Win regulars at the end of a first clean.',
        outcome: '8 one-time customers on a recurring clean',
        situation:
          'After a deep clean a home stays pleasant for a week or two, and nobody has booked when it is over.',
        request:
          'Build it around the walk-through at the end: what will need doing in two weeks, and a weekday that stays theirs. Whether the same people can come is [confirm]. Treat offices and homes apart when you plan the recurring clean.',
        caution: 'A fair rule for skips keeps more people than fine print.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this clean pay?',
        description: 'Check the price of a usual visit against crew hours and driving.',
        outcome: 'A price floor for recurring cleans, used from Monday',
        situation:
          'A price by bedrooms hides the hour: pets, stairs, extra laundry, two people sharing one car.',
        request:
          'Say which of these could hide in my hours, and what happens to the hour when two clean together. This is the price of one recurring clean; the first deep clean takes a check of its own.',
        caution:
          'If it has to rise for regulars of many years, put it in two steps and give both dates.',
      },
      'terms-that-fit': {
        title: 'Skip and lockout rules',
        description: 'Fair words for skipped visits, locked doors and first cleans.',
        outcome: 'One set of rules in every new booking by Friday',
        situation:
          'Skips on the morning itself, locked doors, and a first visit after a long pause cost a crew its hours.',
        request:
          'Cover: notice for a skip, what a locked door costs, what happens when a recurring clean was skipped twice and turns into a deep clean, how move-out jobs are paid, and keys.',
        caution:
          'Kind to the parent with a sick child, firm with the serial skipper: write a rule that can be both.',
      },
      'slow-season-cash': {
        title: 'Cash through the skipped weeks',
        description: 'A 90-day plan for holidays, vacations and skipped visits.',
        outcome: 'Wages covered through the quiet weeks without owner money',
        situation:
          'Before holidays everybody wants a visit; afterward regulars skip while wages stay.',
        request:
          'Look at deep cleans paid on the day, move-outs for agents, add-ons such as ovens and baseboards in quiet weeks, and a recurring clean billed at the start of the month.',
        caution: 'Cutting hours loses good cleaners, so name that price too.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: '"You missed a spot" today',
        description: 'Answer a missed-spot complaint and save the regular.',
        outcome: 'Put right within 24 hours and the next visit stays booked',
        situation:
          'Mostly a missed corner, dust on a baseboard, or something moved and not put back.',
        request:
          'Find out with two questions whether it was missed, is not part of a recurring clean, or grew back in days. If something is missing from the house, that is another talk: facts, no guessing about anybody.',
        caution: 'Stand by the cleaner without calling the customer a liar.',
      },
      'before-we-come': {
        title: 'Texts before we clean',
        description: 'Keys, pets and clutter settled before the crew parks.',
        outcome: 'Four texts in use for all visits from Monday',
        situation: 'Minutes go to toys on the floor, a hidden pet and a missing key.',
        request:
          'Settle who opens, where pets go, what to pick up, which rooms are off limits, and what a deep clean needs that a recurring clean does not.',
        caution: 'Alarm and door codes never travel in these texts.',
      },
      'reviews-and-regulars': {
        title: 'Reviews from happy homes',
        description: '60 days to honest reviews and fewer quiet cancellations.',
        outcome: '10 honest reviews and no regular lost without a talk',
        situation:
          'Regulars can be content for a year, cancel by text, and never have thought of writing.',
        request:
          'Choose the moment: after the third recurring clean, when trust is there, and after a move-out on the day the keys go back. Add a two-minute call every quarter: anything that bothers you?',
        caution: 'No home is described in a reply; privacy is part of the work.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Two more cleans a week',
        description: 'Less driving and fewer gaps between homes.',
        outcome: '2 more recurring cleans a week with the same people',
        situation:
          "Crews cross each other's way at noon, and long homes stand beside short ones in no order.",
        request:
          'Pair homes by area and length: a long deep clean with a short office, two three-hour homes on one street. Say what two people do to the time against one, and who holds which keys.',
        caution: 'Regulars buy a weekday and a face: moving either is the last thing to touch.',
      },
      'last-look': {
        title: 'Last look in every room',
        description: 'A card for the walk-through that ends missed-spot calls.',
        outcome: 'A ten-point card used in every home from Monday',
        situation: 'Customers see a home from bed, toilet and sofa.',
        request:
          'Build it from these three places: mirrors against light, taps, baseboards behind doors, trash, smells, things back in place, doors and windows locked. A recurring clean gets a shorter version.',
        caution: "Rules for products come from the maker's label, as a gap.",
      },
      'ready-for-the-season': {
        title: 'Ready for the holiday rush',
        description: '60 days to prepare for deep cleans, guests and moves.',
        outcome: '20 extra deep cleans possible without one regular moved',
        situation:
          'Before holidays regulars want more, strangers want a deep clean tomorrow, and people want days off.',
        request:
          'Book regulars first, open a set number of slots for one-time work, order supplies, check vacuums, agree who works when, and settle prices for ovens, baseboards and move-outs before the phone rings.',
        caution: 'Days off are asked for now, in writing, and given fairly.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a cleaner who stays',
        description: 'An ad for people who like steady homes and fixed hours.',
        outcome: '5 suitable applicants within 14 days, one started by day 21',
        situation:
          'Cleaners leave for a little more money, or because nobody told them about stairs, pets and ovens.',
        request:
          'Daytime hours, the same homes, a partner, paid driving: [confirm] unless I offer them. Say what a recurring clean and a deep clean ask of a back. Ask people who clean here first.',
        caution: 'Trust in homes is checked by references and lawful checks; ask an adviser which.',
      },
      'trial-day': {
        title: 'Trial visit for a cleaner',
        description: 'Questions and a paid half morning in a real home.',
        outcome: 'Two paid trial visits and a decision by Friday',
        situation:
          'In an interview everyone is thorough; in a bathroom it shows within ten minutes who looks up and behind.',
        request:
          'Build the trial on one bathroom and one kitchen: order of work, top to bottom, baseboards, what they do with things lying around, what they ask about products. Use a home whose owner agreed.',
        caution: 'Speed is learned; look at care and honesty about a broken cup.',
      },
      'first-thirty-days': {
        title: "A cleaner's first 30 days",
        description: 'From shadowing to a home of their own.',
        outcome: 'Cleans a usual home alone in the planned time, no missed-spot calls',
        situation: 'New people who start with the hardest deep clean often leave within weeks.',
        request:
          'Begin with a regular home they will see again, one kind of room a day: bathrooms, kitchens, baseboards and dusting, floors. Keys, alarms and pets before speed. By day 20 one recurring clean is theirs.',
        caution:
          'Products are taught from the label by someone who knows; bleach and acids never together comes first.',
      },
    },
  },
} satisfies Trade;
