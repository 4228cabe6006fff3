import type { Trade } from './trade.ts';

/** Weather windows, storms, and insurers whose decisions are not the roofer’s to predict. */
export const roofer = {
  slug: 'roofer',
  exampleName: 'Plumb Line Roofing',
  who: 'a roofing company',
  units: 'by the square and by the repair call',
  priceDrivers:
    'pitch, layers to remove, access, material and what the decking looks like underneath',
  busy: 'the weeks after storms, and long dry spells',
  quiet: 'frost and long wet spells',
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
          "Big roofs wait for weather or for somebody's money, and two-hour repairs fit in between.",
        request:
          'Offer past customers a dry-day repair: lifted shingles, tired flashing at the chimney, a cracked vent boot, with photos from the roof before and after. Texts go to customers only; neighbors hear of it by a card at the door or not at all.',
        caution:
          "After wind or hail a visit looks and photographs; whether insurance pays is the insurer's word.",
      },
      'answer-their-question': {
        title: 'After the storm: what now?',
        description: 'One calm page for owners who do not know whom to trust.',
        outcome: 'A storm page and one profile post ready before the next storm',
        situation: 'After a storm strangers knock on doors, and frightened people sign things.',
        request:
          "Write the calm guide for one's own mother: what to look at from the ground, photos to take, a tarp if water comes in, whom to call first, what not to sign at the door. Then how an inspection goes, from shingles to flashing.",
        caution:
          "What a policy pays is between owner and insurer. Never offer to take over the owner's share of a claim.",
      },
      'season-plan': {
        title: 'Be known before the storm',
        description: 'A 90-day plan to be the local name, not a storm chaser.',
        outcome: '20 roof checks done and 4 replacements signed',
        situation:
          'People take the roofer whose name they knew before the storm, be it hail, rain or wind.',
        request:
          'Plan the dry weeks: a yearly roof check for past customers, three agents or insurance offices who want a straight answer, photos of flashing work, signs on jobs, a letter to the neighbors before each tear-off.',
        caution:
          'No door-knocking on the day after, and no word about what a policy pays. Door sales have rules: name whom to ask.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one roof',
        description: 'One roof, two weeks of posts from where owners never stand.',
        outcome: '3 roof checks booked from posts in 14 days',
        situation: 'Owners never see the roof they paid for.',
        request:
          'Make five: flashing that leaked and what went there, a shingle bent by hand, the magnet sweep with its catch of nails, how beds are covered before a tear-off, and the view when the last cap is on.',
        caution:
          'Whoever is in the picture is tied in; no drone near neighbors without a yes, and no talk about claims.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds on the roof',
        description: 'A shot list from the first lifted shingle to the sweep.',
        outcome: 'One video filmed on the next dry day and posted by evening',
        situation:
          'The leak is almost never where the stain is, and people love to see that solved.',
        request:
          'Script it like a small mystery: the brown ring on the ceiling, the attic beam with the drip mark, the flashing by the chimney with a gap, the new piece bent to fit, the magnet sweep. Last words: look up from the yard today.',
        caution:
          'Tied in before filming; no one is told to climb, and hail damage is shown without a word on claims.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of roof posts',
        description: 'Steady posts, so storm week is not your first.',
        outcome: '16 posts out and 8 roof checks booked',
        situation: 'Every roofer posts after a storm; in the dull weeks nobody does.',
        request:
          'Plan dull weeks well: what a stain in the attic tells, gutters before wet weeks, what wears a shingle here, a tear-off day by the hour, moss and what not to do about it, who is on the roof. Name the calm post to keep for a storm.',
        caution: 'Nothing that sounds like a claim adviser; no countdown offers after storms.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Roof quote gone quiet',
        description: 'Three follow-ups while they wait for insurer or courage.',
        outcome: '2 roof quotes decided within 30 days',
        situation:
          'They may be waiting for an insurer, for money, or for one more roofer with a ladder.',
        request:
          'Find out which, in one kind question. For each case give the next step: photos and scope they may pass on, stage payments, or a smaller repair such as flashing, if I offer that. Tear-off or repair, say in three lines what the day is like.',
        caution: 'No advice on the claim, no pressure with the next hail.',
      },
      'phone-intake': {
        title: 'Take a leak call calmly',
        description: 'A script for wet ceilings and worried voices.',
        outcome: 'Every caller has a visit time and knows what to photograph',
        situation:
          'When it rains in, people want somebody on the roof now; nobody goes up in lightning.',
        request:
          'Calm first: bucket, move things, lights off if it drips through one, a photo. Then address, where it drips, since when, age of the roof, ladder access, storm or not. Say when a tarp comes, when the look, what the visit costs, and that repair or tear-off is decided with photos in hand.',
        caution: '"Will insurance pay?" has one answer: ask them; we give photos and a price.',
      },
      'repeat-work-plan': {
        title: 'A roof check every year',
        description: 'From one roof in a lifetime to a yearly visit.',
        outcome: '15 past customers on a yearly roof check',
        situation: 'A roof is replaced and forgotten, and small things grow for years.',
        request:
          'Offer a yearly check with photos: lifted shingles, flashing, vents, debris in the valleys, a short report to keep. Small fixes up to a sum agreed beforehand are done at once. Put the checks into dry weeks.',
        caution:
          'The report says what was seen that day; it certifies nothing, and it is no paper for a claim.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this repair pay?',
        description: 'Check a repair with set-up and lost weather days counted.',
        outcome: 'A minimum for repairs, used from this week',
        situation:
          'Ladders up, harness on, twenty minutes of flashing, ladders down: half a day for a small bill.',
        request:
          'Say whether set-up and a share of lost weather days are in my hours, and when a repair should become a bigger scope. A square of tear-off with its dump fee takes a check of its own.',
        caution:
          "Rotten decking is found after the start, so its price is agreed beforehand. An insurer's figure is not a cost.",
      },
      'terms-that-fit': {
        title: 'Stages, decking and insurers',
        description: 'Words for deposit, stages and what is left to the insurer.',
        outcome: 'Stage terms checked by a lawyer and on every contract this month',
        situation: "Shingles are delivered on account while somebody's money takes months.",
        request:
          'Begin with what a lawyer must see. Cover: deposit, payment when material lies on the roof, after tear-off, at the end; price per sheet for rotten decking; days lost to weather; who owes us if an insurer pays less or late.',
        caution: "Nobody waives the owner's share of a claim, and claims are not negotiated here.",
      },
      'slow-season-cash': {
        title: 'Cash while money is late',
        description: 'A 90-day plan for wet weeks and slow payers.',
        outcome: 'Material for the next tear-off payable without waiting for anyone',
        situation: 'Finished roofs wait for payment while the next one needs shingles.',
        request:
          'Sort what is owed by who pays (owner, builder, insurer through the owner), with a call for each. Then repairs on dry days paid on the spot, flashing and gutter work, supplier terms, and a limit on open jobs.',
        caution:
          'A storm is not a plan. Ask how many weather days I counted, and whether these are too few.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'It leaks after our job',
        description: 'Answer a leak call with a tarp first and a cause later.',
        outcome: 'Dry within 24 hours, cause shown in photos within 5 days',
        situation: 'Water after new work, nails in a driveway, a torn flower bed.',
        request:
          'Act in order: make it dry, take photos inside and out, look at flashing and vents before shingles, then explain with pictures. For nails: a magnet sweep at once. A second look after the next rain.',
        caution:
          'Whose fault it is stays open until seen; workmanship terms as in our contract, nothing made up.',
      },
      'before-we-come': {
        title: 'Texts before tear-off day',
        description: 'Cars, noise, pets and attic settled two days ahead.',
        outcome: 'Four texts in use on the next roof',
        situation:
          'Tear-off starts early with a sound like thunder, and the car is behind the trailer.',
        request:
          'Settle cars, attic things covered, pictures off walls, pets and night-shift sleepers, grills and pots moved, neighbors informed, the magnet sweep for nails, what happens if rain or hail comes.',
        caution:
          'Weather changes the date, so promise a window and the hour at which it is decided.',
      },
      'reviews-and-regulars': {
        title: 'Reviews after the clean-up',
        description: '60 days to honest reviews that set you apart from storm chasers.',
        outcome: '8 honest reviews and 6 neighbors who ask for a roof check',
        situation:
          'People trust the roofer their neighbor had, and praise the clean yard more than any shingle.',
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
        situation: 'Good days are lost to late deliveries and closed dumps.',
        request:
          'Plan by forecast: which jobs need two dry days (tear-off), which need three hours (flashing, a few shingles), deliveries a day before, who does repairs when wind stops the big one, the rule for opening only what is closed by evening.',
        caution: 'Wind, heat and tie-off rules end a day. A qualified person sets those limits.',
      },
      'last-look': {
        title: 'Last look at roof and yard',
        description: 'A card for photos, flashing and nails.',
        outcome: 'A ten-point card used on every roof from this week',
        situation: 'Owners remember one nail in a tire.',
        request:
          'Two halves. Roof: valleys clear, flashing at each wall and vent in a photo, no lifted shingle, ridge finished, tools down. Yard: two magnet sweeps, beds uncovered, gutters scooped, attic seen with a lamp, driveway.',
        caution: 'Nobody goes back up alone for a photo.',
      },
      'ready-for-the-season': {
        title: 'Ready for storm season',
        description: '60 days to prepare tarps, crews and honest answers.',
        outcome: 'A tarp kit in each truck, call script tested, past customers informed',
        situation: 'After a storm calls come by the dozen, and the loudest is served first.',
        request:
          'Prepare for the weather here: tarp kits and who goes, a call list with open roofs first, photo routine for shingles and flashing, supplier promises, harness checks, a text to past customers on what not to sign after hail or wind.',
        caution: 'Helpers from outside need papers, insurance and a lead; list whom to ask.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find hands for tear-offs',
        description: 'An ad for ground and roof hands, honest about the work.',
        outcome: '6 applicants within 14 days, two started on the ground',
        situation: 'Many newcomers leave after their first tear-off in the heat.',
        request:
          'Be honest up front: early start, bundles of shingles, heat, heights after training only, weather days. Good sides and the way up only as I offer them. People who work here are asked first, then supply yards.',
        caution: 'Nobody climbs before a qualified person has trained them; say that in the ad.',
      },
      'trial-day': {
        title: 'Trial day, feet on ground',
        description: 'Questions and a paid day without climbing.',
        outcome: 'Two paid ground days and a decision by Monday',
        situation: 'Who keeps a clean yard under a tear-off will keep a clean roof later.',
        request:
          'Plan ground work: covering beds, carrying bundles of shingles in pairs, the chute zone, sorting flashing, two magnet sweeps, a word to the customer when a pot breaks. Ask about a day they said stop.',
        caution: 'No roof, no ladder, hard hat on; a qualified person holds the morning talk.',
      },
      'first-thirty-days': {
        title: 'First 30 days on crew',
        description: 'From ground work to the first row of shingles.',
        outcome: 'Runs the ground safely and lays a straight row under supervision',
        situation: 'A newcomer who is afraid to say "I am dizzy" is in danger.',
        request:
          'Ground first: zones, covers, magnet, sorting. Then harness on a practice stand, carrying on a low pitch, underlayment, first shingles, watching flashing. A daily question at the start: what would make you stop today?',
        caution:
          'Fall protection training by a qualified trainer comes before the first step up, with a paper for it.',
      },
    },
  },
} satisfies Trade;
