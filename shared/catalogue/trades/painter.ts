import type { Trade } from './trade.ts';

/** Preparation, weather and drying time decide the schedule. */
export const painter = {
  slug: 'painter',
  exampleName: 'Second Coat Painting',
  who: 'a painting company',
  units: 'by the room inside and by the side of the house outside',
  priceDrivers:
    'prep, height, how many colors, the state of the surface and who moves the furniture',
  busy: 'exteriors from May to September, interiors before the holidays',
  quiet: 'January to March',
  smallJob: 'a front door or a single accent wall',
  usualJob: 'two bedrooms, walls and ceilings, two coats',
  bigJob: 'a full exterior with scraping and primer',
  priceExample: 1450,
  hoursExample: 20,
  emergencies: 'a house going on sale Monday, a rental between tenants, a stain coming through',
  tools: 'sprayers, sanders, ladders, drop cloths and masking paper',
  worries:
    'drips on the floor, the wrong color on the wall, peeling after a year and days without a kitchen',
  roleExample: 'Painter who is good at prep',
  callBackExample: 'Drips on the window sill, thin edge at the ceiling',
  complaintExample: 'In the evening sun I see every roller line',
  signature: ['primer', 'coat', 'masking', 'swatch'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Fill the weeks between jobs',
        description: 'Short interior jobs for weather gaps and winter weeks.',
        outcome: '4 interior jobs booked in the next 30 days',
        situation:
          'Rain moves an exterior, or January comes, and two painters stand around with clean brushes.',
        request:
          'Offer jobs that fit a gap of two or three days: one bedroom, a stairwell, the ceiling with the old stain, the front door in a new color. Past exterior customers come first, since they know how we leave a house.',
        caution:
          'Say who moves the furniture and when the room can be used again after the last coat. No price per room before I have seen the walls.',
      },
      'answer-their-question': {
        title: 'Why prep is half the price',
        description: 'One page that shows what happens before the first coat.',
        outcome: 'A prep page with three photos and one profile post live by Sunday',
        situation:
          'I lose jobs to people who paint over dirt, and the customer finds out a year later.',
        request:
          'Walk the reader through our days: washing, scraping, filling, sanding, primer where it is needed, masking, then two coats. For each say what you see later if it is skipped. Tell them how rooms stay usable and how colors are chosen on a swatch, not on a screen.',
        caution:
          'Houses from before 1978 can have lead paint with rules of their own: one line, no advice.',
      },
      'season-plan': {
        title: 'Book exteriors before May',
        description: 'Fill the dry months early and the winter with interiors.',
        outcome: '8 exteriors with deposit for the season, 6 interiors for the gap',
        situation:
          'By June I turn people away, in February I call around. Both could be sold in the same talk.',
        request:
          'Plan the 90 days so that exteriors are quoted early and scheduled with rain in mind, interiors fill the rest, and each finished house gets a sign and three doors knocked with a swatch and a photo of the first coat going on.',
        caution:
          'A booked exterior needs a date window, not a date. Ask agents about houses going on sale.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one room',
        description: 'One room, two weeks of posts from wall to finish.',
        outcome: '3 quote requests from posts in 14 days',
        situation: 'Everybody posts before and after. What I am good at happens in between.',
        request:
          'Make five: the crack before filler, masking that makes people trust us with their floor, why this wall got primer, the line where wall meets ceiling, and the same swatch in morning and evening light.',
        caution:
          'Name the color only if the owner likes it public, and leave brands out unless I give them.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds of one wall',
        description: 'A shot list from filler to the second coat.',
        outcome: 'One video filmed over two days and posted on the third',
        situation:
          'A brush cutting a clean line along a ceiling is the best ad I own, and I never film it.',
        request:
          'Script one wall: thumb in a crack, sanding dust in the light, primer, the line by hand without tape, the roller, masking pulled off in one go. Let the phone stand in one place so the color grows.',
        caution: 'Mask on for sanding; in old houses I film no dust at all.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of color',
        description: 'Rooms, doors and prep, planned around the weather.',
        outcome: '16 posts out and 6 quote requests',
        situation: 'I have eight hundred photos of walls and no idea which ones anybody wants.',
        request:
          'Make it a series: door of the week, one room over three days, swatch questions, prep secrets (filler, primer, masking), weather talk for exteriors, the answer to "can I stay in the house?".',
        caution: "Taste is the owner's; we show theirs, we do not laugh at last decade's colors.",
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Exterior quote gone quiet',
        description: 'Three follow-ups before the dry weeks are gone.',
        outcome: '2 exteriors with deposit within 30 days',
        situation:
          'Three quotes lie on their table, far apart, and nobody told them why. Mine has the prep in it.',
        request:
          'Put the difference in four lines: washing, scraping, primer, two coats, and what a house looks like in year three without them. Offer a swatch painted on their own wall, on an evening I am nearby. Mention the dry weeks we still have, only if I gave them.',
        caution: 'Never run down the cheap painter; ask what his prep is.',
      },
      'phone-intake': {
        title: 'From call to painting quote',
        description: 'A script that gets photos, sizes and a walk-through.',
        outcome: 'Every caller has sent photos and agreed a walk-through time',
        situation:
          "They want a price per room, and I have driven to too many walls that were a price shopper's.",
        request:
          'Ask what they see when they look at the wall, inside or out, rooms, height, last painted when, stains or cracks, who lives there, by when. Give a range and what is in it: prep, primer where needed, coats. Ask for three photos before I drive.',
        caution:
          'For houses before 1978 say that there are lead rules to look at first. Colors wait for the swatch.',
      },
      'repeat-work-plan': {
        title: 'Come back next year',
        description: 'From one job in ten years to a house you look after.',
        outcome: '8 past customers with a touch-up or next room booked',
        situation:
          'Painting is bought once in years, so I start from zero each spring, though I know 200 houses.',
        request:
          'Plan a yearly hello to each: the color and coat list I keep for their house, a wash and touch-up of doors and sills, the next room on their mind. Landlords and agents get a turnover price between tenants.',
        caution: 'A touch-up never matches perfectly on an old wall; say it before they do.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this room pay?',
        description: 'Check a paint job with prep and drying time counted.',
        outcome: 'A floor price per room with prep counted, used on the next quote',
        situation:
          'I quote by the wall and lose by the crack. Prep always takes longer than I wrote down.',
        request:
          'Split the job into prep, masking, primer, first and second coat, clean-up, and show which part eats the margin if it runs over by a fifth. Then give me a prep surcharge with three levels I can see in a photo.',
        caution:
          'Waiting for paint to dry costs when the crew waits with it; ask me how I plan that.',
      },
      'terms-that-fit': {
        title: 'Deposit and color changes',
        description: 'Words for deposit, stages, color changes and rain days.',
        outcome: 'Deposit terms on the next three quotes',
        situation:
          'Paint is bought, two rooms are masked, and then the color is "somehow too green".',
        request:
          'Cover: deposit for the date, stage after prep or primer, last payment at the walk-through, a signed swatch before the first coat, what another color costs, weather for exteriors, moving furniture.',
        caution:
          'The walk-through has a list and a day on which it ends; small touch-ups do not hold back the entire bill.',
      },
      'slow-season-cash': {
        title: "Cash for a painter's winter",
        description: 'A 90-day plan from the last exterior to the first warm week.',
        outcome: 'Six weeks of fixed costs saved before exteriors end',
        situation:
          'Exteriors stop with the frost and I start taking any room at any price to keep two people on.',
        request:
          'Look at interiors sold in fall for winter dates, turnovers for landlords, deposits on spring exteriors, a smaller stock of primer and paint, and planned time off. Compare a cheap job with no job.',
        caution:
          'Show the price under which a room, with masking and two coats, costs me money even in February.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'Drips, lines and peeling',
        description: 'Answer a paint complaint with a walk-through and a list.',
        outcome: 'Walk-through within 3 days, list finished within 10',
        situation:
          'Evening sun on a wall shows everything. They have now looked at that wall for a week.',
        request:
          'Arrange a walk-through in their light, blue tape in their hand, ending in a list both of us sign. Tell apart touch-up, a thin second coat, peeling from below where primer or prep matters, and color regret.',
        caution:
          'Peeling on old damp wood may come back whatever I do; give me honest words for that.',
      },
      'before-we-come': {
        title: 'Texts before we paint',
        description: 'Furniture, colors and drying time settled ahead.',
        outcome: 'Four texts in use on the next job',
        situation: 'We arrive to full bookshelves, and the color is chosen while the brush is wet.',
        request:
          'Settle furniture and pictures, pets and children, final color from the swatch in writing, which door we use, when rooms can be used after each coat, parking for the van, rain for exteriors.',
        caution: 'Dry to the touch is not ready for a sofa; say it in hours only if I gave them.',
      },
      'reviews-and-regulars': {
        title: 'Reviews at the walk-through',
        description: '60 days to honest reviews with photos of real rooms.',
        outcome: "8 honest reviews with the owner's own photos",
        situation:
          'The best moment is when the masking comes off. By the time I send the bill it has passed.',
        request:
          'Tie the request to the walk-through, after the list is done, with one question about how we were in the house. Two weeks later a text about care of the new coat, and in month twelve a hello with the swatch number.',
        caution: 'Photos show their home, so they choose and post; we do not.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'No idle painters',
        description: 'Prep, drying and weather fitted so nobody waits.',
        outcome: 'One more room or side a week with the same crew',
        situation:
          'Primer dries, two people look at it, and the next house is only ready on Thursday.',
        request:
          'Stagger two jobs so that one dries while the other is sanded or masked. Keep a list of indoor work for rain. Split prep people and finish people by skill. Tell me what a second sprayer or a runner for materials would change.',
        caution: 'Do not shorten time between coats; say which steps must not be squeezed.',
      },
      'last-look': {
        title: 'Last look in raking light',
        description: "A card for the walk-through before the customer's.",
        outcome: 'A ten-point card used on every room from Monday',
        situation:
          'The customer looks at the wall at six in the evening with the sun along it. We leave at four.',
        request:
          'Make us look like that: lamp along the wall, edges at the ceiling, second coat even, door tops, masking bits, drips on the floor, wall plates clean, furniture back, leftover paint labeled with room and swatch name.',
        caution:
          'Lead-safe clean-up in old houses belongs to the certified person, with a sheet of its own.',
      },
      'ready-for-the-season': {
        title: 'Ready for exterior season',
        description: '60 days from winter rooms to ladders and sprayers.',
        outcome: 'Eight exteriors scheduled with rain gaps, all ladders and sprayers checked',
        situation:
          'On the first dry Monday the sprayer is clogged, and three customers think they are first.',
        request:
          'Schedule houses with gaps for rain, colors and swatches signed a month ahead, sprayer and ladders checked, masking and primer bought in bulk, a prep crew for the first weeks, interiors kept for wet days.',
        caution:
          'Old houses: who is certified for lead-safe work, and through which date? Put the check in week one.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a painter who preps',
        description: 'An ad for people who sand first and brush second.',
        outcome: '5 applicants within 14 days, two paid trials held',
        situation:
          'Everybody can paint, they say. Few can fill, sand and put on primer without being watched.',
        request:
          'Ask for exactly that: prep, masking, clean lines, clean shoes in a lived-in house. Say ladders, weather, travel, how a helper becomes a finisher, winter interiors. Paint store counters and past crew first.',
        caution:
          'Paying by the room "as a contractor" is a legal question; put it on the adviser list.',
      },
      'trial-day': {
        title: 'Trial day for a painter',
        description: 'Questions and one wall from crack to coat.',
        outcome: 'Two paid trial days and a decision by Friday',
        situation:
          'Give a painter a wall with a crack, a window and a radiator, and say nothing for two hours.',
        request:
          'Plan one wall in our own shop or an empty apartment: filling, sanding, masking, primer on the patch, cutting in along the ceiling, one coat, cleaning brushes. Mark what is done unasked. Speed is noted, not judged.',
        caution: 'No dust in a house from before 1978 for someone without training.',
      },
      'first-thirty-days': {
        title: 'First 30 days: prep first',
        description: 'From sanding to a second coat you can show.',
        outcome: 'Preps a room alone and rolls a clean second coat',
        situation:
          'New people want the brush. I need two weeks of prep from them and have to make that worth it.',
        request:
          'Lay out a ladder of skill they can see: floors covered, masking, filling, sanding, primer, rolling, cutting in on a closet wall, then on a visible one. Every step has a sample wall with "good" and "not yet" side by side.',
        caution:
          'Masks, ladders and old paint are taught by a qualified person before the work, not after.',
      },
    },
  },
} satisfies Trade;
