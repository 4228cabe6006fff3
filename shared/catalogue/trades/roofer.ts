import type { Trade } from './trade.ts';

/** Weather windows, storms, and insurers whose decisions are not the roofer’s to predict. */
export const roofer = {
  slug: 'roofer',
  exampleName: 'Plumb Line Roofing',
  who: 'a roofing company',
  units: 'by the square and by the repair call',
  priceDrivers:
    'pitch, layers to remove, access, material and what the decking looks like underneath',
  busy: 'the weeks after a storm, and dry fall days',
  quiet: 'deep winter and long wet spells',
  smallJob: 'a few lifted shingles',
  usualJob: 'a leak repair with new flashing',
  bigJob: 'a full tear-off and new roof',
  priceExample: 780,
  hoursExample: 9,
  emergencies: 'water through the ceiling, a tree on the roof, hail the night before',
  tools: 'ladders, harnesses, nail guns, tarps and a magnet for the yard',
  worries:
    'storm chasers, nails in the driveway, leaks after the job and what the insurer will pay',
  roleExample: 'Roofing laborer for tear-off days',
  callBackExample: 'A vent that was not sealed',
  complaintExample: 'Water came in at the same spot last night',
  signature: ['shingle', 'flashing', 'tear-off', 'hail'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Repairs while it is dry',
        description: 'Book small roof repairs with owners you already know.',
        outcome: '6 paid repairs or roof checks booked in the next 30 days',
        situation:
          'Big jobs wait for weather or for an insurer, and the crew needs two-hour repairs in between.',
        request:
          'Offer past customers and their neighbors a dry-day repair: lifted shingles, tired flashing at the chimney, a vent boot that cracked, with photos from the roof before and after. Ask about stains on a ceiling.',
        caution:
          'After wind or hail we look and photograph; whether insurance pays is for the insurer to say, and nobody offers to cover a deductible.',
      },
      'answer-their-question': {
        title: 'After the storm: what now?',
        description: 'One calm page for owners who do not know whom to trust.',
        outcome: 'A storm page and one profile post ready before the next storm',
        situation:
          'After hail, strangers with clipboards knock on every door in my town, and people sign things in fear.',
        request:
          'Write the calm guide I would give my own mother: what to look at from the ground, photos to take, a tarp if water comes in, whom to call first, what not to sign on the step. Then how we inspect, from shingles to flashing, and what we hand over.',
        caution:
          'What a policy pays is between owner and insurer; we show and price the damage, and never offer to take care of a deductible.',
      },
      'season-plan': {
        title: 'Be known before the storm',
        description: 'A 90-day plan to be the local name, not a storm chaser.',
        outcome: '20 roof checks done and 4 replacements signed',
        situation:
          'When hail comes, outside crews flood my town. I want people to know our name and face before.',
        request:
          'Plan the dry weeks: a yearly roof check for past customers, three agents or insurance offices who want a straight answer, photos of our flashing work, signs on jobs, the neighbor letter before each tear-off.',
        caution:
          'No door-knocking on the day after, and no word about what a policy pays. Door-to-door sales and contracts have rules: name whom to ask.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one roof',
        description: 'One roof, two weeks of posts from where owners never stand.',
        outcome: '3 roof checks booked from posts in 14 days',
        situation:
          'My customers never see the roof they paid for. I stand on it every day with a phone.',
        request:
          'Make five: the flashing that leaked and what we put there, a shingle bent by hand, the magnet sweep with its catch of nails, how we cover beds before a tear-off, and the view when the last cap is on.',
        caution:
          'Crew in harness in each picture, no drone near neighbors without a yes, and no talk about claims.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds on the roof',
        description: 'A shot list from the first lifted shingle to the sweep.',
        outcome: 'One video filmed on the next dry day and posted by evening',
        situation: 'The leak is almost never where the stain is. People love to see that solved.',
        request:
          'Script it like a small mystery: the brown ring on the ceiling, the attic beam with the drip mark, the flashing by the chimney with a gap, the new piece bent to fit, the magnet sweep. Last words: look up from the yard today.',
        caution:
          'Tied in before filming; no one is told to climb, and hail damage is shown without a word on claims.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of roof posts',
        description: 'Steady posts, so storm week is not your first.',
        outcome: '16 posts out and 8 roof checks booked',
        situation: 'Everybody in roofing posts after hail. I want to be there in the dull weeks.',
        request:
          'Plan dull weeks well: attic stains, flashing in winter, what a shingle costs in time, a tear-off day by the hour, how we protect beds, who the crew is. Keep two calm storm posts ready in the drawer.',
        caution: 'Nothing that sounds like a claim adviser; no countdown offers after storms.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Roof quote gone quiet',
        description: 'Three follow-ups while they wait for insurer or courage.',
        outcome: '2 roof quotes decided within 30 days',
        situation:
          'They may be waiting for an adjuster, for money, or for the fourth roofer with a ladder.',
        request:
          'Find out which, in one kind question. For each case give the next step: photos and a line-item scope they may pass on, stage payments, or a repair of the flashing that buys a season. Explain the tear-off day in three lines, since that scares people.',
        caution:
          'No advice on the claim, no word on the deductible, no pressure with the next hail.',
      },
      'phone-intake': {
        title: 'Take a leak call calmly',
        description: 'A script for wet ceilings and worried voices.',
        outcome: 'Every caller has a visit time and knows what to photograph',
        situation:
          'When it rains in, they want somebody on the roof now. Nobody goes up in lightning.',
        request:
          'Calm first: bucket, move things, lights off if it drips through one, a photo. Then address, where it drips, since when, age of the roof, ladder access, storm or not. Say when we tarp, when we look, what the visit costs, and that repair or tear-off is decided with photos in hand.',
        caution: '"Will insurance pay?" has one answer: ask them; we give you photos and a price.',
      },
      'repeat-work-plan': {
        title: 'A roof check every year',
        description: 'From one roof in a lifetime to a yearly visit.',
        outcome: '15 past customers on a yearly roof check',
        situation:
          'We replace a roof and vanish for 20 years. Small things then grow until somebody else is called.',
        request:
          'Offer a yearly check with photos: lifted shingles, flashing, vents, debris in the valleys, a short report to keep in a folder. Small fixes up to a sum agreed beforehand are done at once. Fit it in dry spring days.',
        caution:
          'The report says what we saw that day; it certifies nothing, and it is no paper for a claim.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this repair pay?',
        description: 'Check a repair or a square with set-up, dump and weather.',
        outcome: 'A minimum for repairs and a floor per square, used this week',
        situation:
          'Ladders up, harness on, twenty minutes of flashing, ladders down: half a day is gone for a small bill.',
        request:
          'Work through a repair and a square of tear-off with set-up, dump fees and a lost weather day spread over the month [confirm]. Say at which size a repair should become a bigger scope, honestly.',
        caution:
          "Rotten decking is found after the start, so the price per sheet is agreed beforehand. An insurer's figure is not my cost.",
      },
      'terms-that-fit': {
        title: 'Stages and insurance money',
        description: 'Words for deposit, stages and what we leave to the insurer.',
        outcome: 'Stage terms checked by a lawyer and on every contract this month',
        situation:
          "Shingles are delivered on my account, while the insurer's second check takes three months.",
        request:
          'Cover: deposit, payment when material lies on the roof, after tear-off and dry-in, at the end; price per sheet for rotten decking; days lost to weather; who owes us if the insurer pays less or late.',
        caution:
          'We never waive, absorb or rebate a deductible, and we do not negotiate claims. Right-to-cancel notices after door sales are for the lawyer.',
      },
      'slow-season-cash': {
        title: 'Cash until the claims pay',
        description: 'A 90-day plan for wet weeks and slow insurers.',
        outcome: 'Material for two roofs payable without waiting for an insurer',
        situation:
          'Three roofs are done, the insurers owe me the rest, and the next tear-off needs shingles on Monday.',
        request:
          'Sort what is owed by who pays (owner, insurer through the owner, builder), with a call for each. Then repairs on dry days paid on the spot, flashing and gutter work in winter, supplier terms, and a limit on open jobs.',
        caution: 'A storm is not a plan. How many weather days did I count, and are these too few?',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'It leaks after our job',
        description: 'Answer a leak call with a tarp first and a cause later.',
        outcome: 'Dry within 24 hours, cause shown in photos within 5 days',
        situation:
          'New roof, wet ceiling. Or nails in the driveway and a flat tire. Either way they feel cheated.',
        request:
          'Act in order: make it dry, take photos inside and out, look at flashing and vents before shingles, then explain with pictures. For nails: magnet sweep today, tire receipt to me. Offer a date for the second look after the next rain.',
        caution:
          'Whose fault it is stays open until seen; workmanship terms as in our contract, nothing made up.',
      },
      'before-we-come': {
        title: 'Texts before tear-off day',
        description: 'Cars, noise, pets and attic settled two days ahead.',
        outcome: 'Four texts in use on the next roof',
        situation:
          'Tear-off starts at seven with a sound like thunder, and the car is in the garage behind the dump trailer.',
        request:
          'Settle cars, attic things covered, pictures off walls, pets and night-shift sleepers, grills and pots moved, the neighbor informed, the magnet sweep for nails, what happens if hail or rain comes.',
        caution: 'Weather changes the date, so promise a window and the hour at which we decide.',
      },
      'reviews-and-regulars': {
        title: 'Reviews after the clean-up',
        description: '60 days to honest reviews that set you apart from storm chasers.',
        outcome: '8 honest reviews and 6 neighbors who ask for a roof check',
        situation:
          'People trust a roofer their neighbor had. They praise the clean yard more than any shingle.',
        request:
          'Ask after the magnet sweep with the photo folder in hand, again after the first hard rain. Send the neighbors a card on the day before tear-off and on the day after, with whom to call about noise.',
        caution: 'In replies nothing about claims, hail payouts or what it cost.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'More dry days used',
        description: 'Weather windows, crews and deliveries in one plan.',
        outcome: 'One more repair day a week and no open roof in rain',
        situation:
          'Good days are spent waiting for a delivery, and the dump is closed when we need it.',
        request:
          'Plan by forecast: which jobs need two dry days (tear-off), which need three hours (flashing, a few shingles), deliveries a day before, who does repairs when wind stops the big one, the rule for opening only what we close by evening.',
        caution: 'Wind, heat and tie-off rules end a day. A qualified person sets those limits.',
      },
      'last-look': {
        title: 'Last look at roof and yard',
        description: 'A card for photos, flashing and nails.',
        outcome: 'A ten-point card used on every roof from this week',
        situation:
          'What owners remember is one nail in a tire. What I fear is the one flashing nobody photographed.',
        request:
          'Two halves. Roof: valleys clear, flashing at each wall and vent in a photo, no lifted shingle, ridge finished, tools down. Yard: two magnet sweeps, beds uncovered, gutters scooped, attic looked at with a lamp, driveway.',
        caution: 'Nobody goes back up alone for a photo; tie-off stays until the ladder is down.',
      },
      'ready-for-the-season': {
        title: 'Ready for storm season',
        description: '60 days to prepare tarps, crews and honest answers.',
        outcome: 'Tarp kits in two trucks, call script tested, past customers informed',
        situation:
          'After hail we get ninety calls in two days, and until now the loudest one was served first.',
        request:
          'Prepare tarp kits and who goes, a call list that puts open roofs first, photo routine for shingles and flashing, supplier promises, harness checks, a text to past customers on what to do and not to sign.',
        caution:
          'Out-of-town helpers need papers, insurance and a lead from us; list whom to ask beforehand.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find hands for tear-offs',
        description: 'An ad for ground and roof hands, honest about the work.',
        outcome: '6 applicants within 14 days, two started on the ground',
        situation: 'Half of my new people are gone after the first tear-off in August.',
        request:
          'Be honest up front: start at six, bundles of shingles, heat, heights after training only, weather days. What is good: daily crew lunch, steady winter repairs, from ground to flashing within a year. Crew referrals first.',
        caution:
          'Nobody climbs before a qualified person has trained them; say that in the ad, it attracts the right ones.',
      },
      'trial-day': {
        title: 'Trial day, feet on ground',
        description: 'Questions and a paid day without climbing.',
        outcome: 'Two paid ground days and a decision by Monday',
        situation: 'Who keeps a clean yard under a tear-off will keep a clean roof later.',
        request:
          'Plan ground work: covering beds, carrying bundles of shingles in pairs, the chute zone, sorting flashing, two magnet sweeps, talking to the owner when a pot breaks. Ask about a day they said stop.',
        caution: 'No roof, no ladder, hard hat on; a qualified person holds the morning talk.',
      },
      'first-thirty-days': {
        title: 'First 30 days on crew',
        description: 'From ground work to the first row of shingles.',
        outcome: 'Runs the ground safely and lays a straight row under supervision',
        situation:
          'A new hand who is afraid to say "I am dizzy" is the most dangerous person on my roof.',
        request:
          'Ground first: zones, covers, magnet, sorting. Then harness on a practice stand, carrying on a low pitch, underlayment, first shingles, watching flashing. Daily question at seven: what would make you stop today?',
        caution:
          'Fall protection training by a qualified trainer comes before the first step up, with a paper for it.',
      },
    },
  },
} satisfies Trade;
