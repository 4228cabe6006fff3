import type { Trade } from './trade.ts';

/** Homes and offices, charged by the visit; recurring visits bring more than large single jobs. */
export const cleaning = {
  slug: 'cleaning',
  exampleName: 'Bright Corner Cleaning',
  who: 'a cleaning company',
  units: 'by the visit, with bedrooms and bathrooms setting the time',
  priceDrivers: 'rooms, state of the home, pets and how often we come',
  busy: 'the weeks before holidays and the end-of-month moves',
  quiet: 'January and the summer weeks when families travel',
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
        situation:
          'A regular paused, and I have holes between recurring cleans that cost me wages without income.',
        request:
          'Offer a one-time deep clean: baseboards, inside the oven, the bathroom nobody gets to. Speak to two groups apart: people who had us once before a party or move, and families who went from weekly to never.',
        caution:
          'It must not sound as if the usual visit leaves dirt behind, and it should make it easy to say "come every two weeks after that".',
      },
      'answer-their-question': {
        title: 'What a deep clean includes',
        description: 'One honest page about what is done, what is not and how long it takes.',
        outcome: 'A deep clean page and one profile post live by Sunday',
        situation:
          'Every other caller asks what a deep clean includes and why it costs more than a regular visit.',
        request:
          'Answer it room by room, with what we do on every visit and what only the first one covers: baseboards, behind the toilet, inside appliances if asked. Say what people should put away, how we handle pets and keys, and who comes.',
        caution: 'No "spotless" and no health claims about germs or allergies.',
      },
      'season-plan': {
        title: 'More regulars in 90 days',
        description: 'Grow recurring cleans street by street before the holidays.',
        outcome: '10 new biweekly customers in three zip codes',
        situation:
          'One-time cleans pay this week, but regulars pay the rent. Most of mine came from a friend of a friend.',
        request:
          'Plan around that: a card left with each happy regular for one neighbor, two real-estate agents and a property manager for move-outs, a clear way from the first deep clean into a recurring clean.',
        caution: 'Trust sells us, so faces, references and the key rule come before any discount.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one clean',
        description: 'One finished home, two weeks of posts, no extra evening.',
        outcome: '3 inquiries from posts in the next 14 days',
        situation: 'A clean house looks like nothing happened, so I never know what to show.',
        request:
          'Make five: the oven door half done, the one spot everyone forgets, what a deep clean took in hours, a tip that lasts until the next visit, and who will be at your door.',
        caution: 'Shame nobody: dirt is shown close up, without the home around it.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds of a clean',
        description: 'A shot list you can film between two rooms.',
        outcome: 'One video filmed on the next deep clean and posted the same day',
        situation: 'People like to watch grime go. They book whoever seems careful and kind.',
        request:
          'Script a bathroom or an oven: the worst square foot, the product waiting its time, one wipe, the whole thing, then the little card we leave. One sentence about who does the recurring clean afterwards: the same two people.',
        caution: 'Never name or show two products together; mixing is dangerous.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of cleaning posts',
        description: 'Two posts a week from homes you clean anyway.',
        outcome: '16 posts out and 6 people who asked about a recurring clean',
        situation:
          'I am with a cloth in my hand all day and at night I do not want to see a sponge, not even on a screen.',
        request:
          'Let it follow homes: the back-to-school reset, the week before guests, moves at month end with a move-out story, the quiet post on why we skip baseboards on every other visit and when we do them.',
        caution: 'Alternate hands, homes and people; five tips in a row read like a magazine.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Cleaning quote gone quiet',
        description: 'Three follow-ups for the home or office that asked and vanished.',
        outcome: '2 quiet quotes turned into first visits within 21 days',
        situation:
          'People who ask for a cleaner often feel watched or guilty about the state of the house, and go silent.',
        request:
          'Take that weight off. Offer the smallest yes: one first visit, no contract, then decide about every two weeks. Remind them what the first deep clean covers, and that baseboards and ovens are what we are there for.',
        caution: 'Ask about day, key and pets as if it were settled; those are the true worries.',
      },
      'phone-intake': {
        title: 'Answer "how much to clean?"',
        description: 'A phone script that ends with a range and a first date.',
        outcome: 'Every caller has a price range and a first visit proposed',
        situation:
          'The first question is the price, and without bedrooms, pets and the last cleaning date my answer is a guess.',
        request:
          'Ask in this order: what made them call, rooms and bathrooms, pets, when it was last done, how often, day, way in. Then offer two numbers: the first deep clean and the recurring clean after it.',
        caution:
          'If they are ashamed of the house, have a sentence ready. A move-out needs the inspection time.',
      },
      'repeat-work-plan': {
        title: 'From one-time to every two weeks',
        description: 'Win regulars at the end of a first clean.',
        outcome: '8 one-time customers on a recurring clean',
        situation:
          'After a deep clean they are happy for a week, and then it all comes back, with nobody booked.',
        request:
          'Build it around the walk-through at the end: what will need doing in two weeks, the same pair of people, a weekday that stays theirs. Treat offices and homes apart.',
        caution:
          'No contract for a year; a fair skip and lockout rule keeps more people than fine print.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this clean pay?',
        description: 'Check the price of a usual visit against crew hours and driving.',
        outcome: 'A price floor for recurring cleans, used from Monday',
        situation:
          'I quoted by bedrooms years ago. Since then two dogs moved in and my wages went up.',
        request:
          'Look at a recurring clean apart from the first deep clean, and at what happens to the hour when two cleaners share a car. Show where a price by visit hides a bad hour: pets, stairs, extra laundry.',
        caution:
          'Regulars of many years get the raise in two steps if you think they need it, and I want the dates.',
      },
      'terms-that-fit': {
        title: 'Skip and lockout rules',
        description: 'Fair words for skipped visits, locked doors and first cleans.',
        outcome: 'One set of rules in every new booking by Friday',
        situation:
          'A regular skips on the morning itself, or nobody opens, and my two cleaners sit in the car.',
        request:
          'Cover: notice for a skip, what a locked door costs, what happens when a recurring clean was skipped twice and turns into a deep clean, how move-out jobs are paid beforehand, and keys.',
        caution:
          'Kind to the parent with a sick child, firm to the serial skipper: write a rule that can be both.',
      },
      'slow-season-cash': {
        title: 'Cash through the skipped weeks',
        description: 'A 90-day plan for holidays, vacations and skipped visits.',
        outcome: 'Wages covered through January without owner money',
        situation:
          'In December everybody wants us; in January half of the regulars skip and the wages stay.',
        request:
          'Use what we have: holiday deep cleans paid on the day, move-outs for two agents, add-ons such as ovens and baseboards in quiet weeks, recurring cleans billed on the first of the month.',
        caution: 'Cutting hours loses good cleaners, so show that price too.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: '"You missed a spot" today',
        description: 'Answer a missed-spot complaint and save the regular.',
        outcome: 'Put right within 24 hours and the next visit stays booked',
        situation:
          'It is nearly always the same: a bathroom corner, dust on a baseboard, or something moved and not put back.',
        request:
          'Find out with two questions if it was missed, not part of a recurring clean, or grew back in three days. Offer to send the same person for that room within a day. If something is missing from the house, that is another talk: facts, no guessing about the crew.',
        caution: 'Defend the cleaner without calling the customer a liar.',
      },
      'before-we-come': {
        title: 'Texts before we clean',
        description: 'Keys, pets and clutter settled before the crew parks.',
        outcome: 'Four texts in use for all visits from Monday',
        situation:
          'We lose twenty minutes per home to toys on the floor, a nervous cat and a missing key.',
        request:
          'Settle who opens, where the cat goes, what to pick up, which rooms are off limits, and what a deep clean needs that a recurring clean does not.',
        caution: 'Alarm and door codes never travel in these texts.',
      },
      'reviews-and-regulars': {
        title: 'Reviews from happy homes',
        description: '60 days to honest reviews and fewer quiet cancellations.',
        outcome: '10 honest reviews and no regular lost without a talk',
        situation:
          'Regulars say nothing for a year and then cancel by text. The happy ones never think of writing.',
        request:
          'Choose the moment: after the third recurring clean, when trust is there, and after a move-out on the day the keys go back. Add a quarterly two-minute call: same people, same day, anything that bothers you?',
        caution: 'No home is described in a reply; privacy is what we sell.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Two more cleans a week',
        description: 'Less driving and fewer gaps between homes.',
        outcome: '2 more recurring cleans a week with the same people',
        situation:
          'My teams cross each other on the bridge at noon, each with a car full of caddies.',
        request:
          'Pair homes by area and length: a long deep clean with a short office, two three-hour homes on one street. Say what a team of two does to the time against a single cleaner, and who holds which keys.',
        caution:
          'Regulars bought "our Tuesday people": moving their day or person is the last thing to touch.',
      },
      'last-look': {
        title: 'Last look in every room',
        description: 'A two-language card that ends missed-spot calls.',
        outcome: 'A ten-point card used in every home from Monday',
        situation:
          'Customers find what they see from bed, from the toilet and from the sofa. We never look from there.',
        request:
          'Build it from these three places: mirrors against light, taps, baseboards behind doors, trash, smells, things back where they stood, doors and windows locked. A recurring clean gets a shorter version.',
        caution: 'Product labels and mixing rules come from the maker, as a gap to fill in.',
      },
      'ready-for-the-season': {
        title: 'Ready for the holiday rush',
        description: '60 days to prepare for deep cleans, guests and moves.',
        outcome: '20 extra deep cleans possible without one regular moved',
        situation:
          'Before holidays every regular wants more, strangers want a deep clean tomorrow, and two cleaners take time off.',
        request:
          'Book regulars first, open a set number of slots for one-time work, order liners and products, check vacuums, fix who may work when, and settle prices for ovens, baseboards and move-outs before the phone rings.',
        caution: 'Time off is asked for now, in writing, and given fairly.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a cleaner who stays',
        description: 'An ad for people who like steady homes and fixed hours.',
        outcome: '5 suitable applicants within 14 days, one started by day 21',
        situation:
          'Cleaners leave for fifty cents more, or because nobody told them about stairs, dogs and the oven.',
        request:
          'Sell what is good here: daytime hours, the same homes, a partner, paid driving between them if that is so [confirm]. Say what a recurring clean and a deep clean ask of a back. Ask our own cleaners first.',
        caution:
          'Trust in homes is checked by references and lawful checks, not by hunches; note what to ask an adviser.',
      },
      'trial-day': {
        title: 'Trial visit for a cleaner',
        description: 'Questions and a paid half morning in a real home.',
        outcome: 'Two paid trial visits and a decision by Friday',
        situation:
          'In the interview everyone is thorough. In a bathroom I see within ten minutes who looks up and behind.',
        request:
          'Build the trial on one bathroom and one kitchen beside my best cleaner: order of work, top to bottom, baseboards, what they do with things lying around, what they ask about products. Use an owner who agreed.',
        caution:
          'Speed is learned; look at care, honesty about a broken cup, and how they speak of former customers.',
      },
      'first-thirty-days': {
        title: "A cleaner's first 30 days",
        description: 'From shadowing to a home of their own.',
        outcome: 'Cleans a usual home alone in the planned time, no missed-spot calls',
        situation:
          'We throw new people into a deep clean on day one, because there is always one, and half of them quit.',
        request:
          'Begin with a regular home they will see again, one room type a day: bathrooms, kitchens, baseboards and dusting, floors. Keys, alarms and pets before speed. By day 20 one recurring clean is theirs.',
        caution:
          'Products are taught from the label; bleach and acids never together is the first lesson, by someone who knows.',
      },
    },
  },
} satisfies Trade;
