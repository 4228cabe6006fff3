import type { Trade } from './trade.ts';

/** Preparation, weather and drying time decide the schedule. */
export const painter = {
  slug: 'painter',
  exampleName: 'Second Coat Painting',
  who: 'a painting company',
  units: 'by the room inside and by the side of the house outside',
  priceDrivers:
    'prep, height, how many colors, the state of the surface and who moves the furniture',
  busy: 'the dry weeks for exteriors, the weeks before holidays for interiors',
  quiet: 'the cold and wet weeks',
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
        description: 'Short interior jobs for the gaps that weather leaves.',
        outcome: '4 interior jobs booked in the next 30 days',
        situation: 'Rain moves an exterior, or the cold weeks come, and brushes stay clean.',
        request:
          'Offer jobs that fit a gap of two or three days: one bedroom, a stairwell, the ceiling with the old stain, the front door in a new color. Past exterior customers come first, since they know how a house is left.',
        caution:
          'Say who moves the furniture and when the room can be used after the last coat. No price per room before the walls were seen.',
      },
      'answer-their-question': {
        title: 'Why prep is half the price',
        description: 'One page that shows what happens before the first coat.',
        outcome: 'A prep page with three photos and one profile post live by Sunday',
        situation: 'Paint over dirt looks fine on the day and shows a year later.',
        request:
          'Walk the reader through the days: washing, scraping, filling, sanding, primer where needed, masking, then two coats, and what shows later if one is skipped. Tell how rooms stay usable and how colors are chosen on a swatch, not a screen.',
        caution:
          'Old paint can hold lead: one line that such houses have rules of their own here, and who knows them.',
      },
      'season-plan': {
        title: 'Book exteriors early',
        description: 'Fill the dry weeks early and the others with interiors.',
        outcome: '8 exteriors with deposit for the dry weeks, 6 interiors for the rest',
        situation:
          'Painters turn people away in dry weeks and call around in wet ones; both can be sold in one talk.',
        request:
          'Plan so that exteriors are quoted before their weeks and scheduled with rain in mind, interiors fill the rest, and each finished house gets a sign and three doors knocked with a swatch and a photo of the first coat.',
        caution:
          'A booked exterior needs a date window, not a date. Ask agents about houses going on sale.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one room',
        description: 'One room, two weeks of posts from wall to finish.',
        outcome: '3 quote requests from posts in 14 days',
        situation:
          'Everybody posts before and after; the skill happens in between, and is painted over.',
        request:
          'Make five: the crack before filler, masking that shows care for a floor, why a wall got primer, the line where wall meets ceiling, and the same swatch in morning and evening light.',
        caution:
          'Name the color only if the customer likes it public, and leave brands out unless I give them.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds of one wall',
        description: 'A shot list from filler to the second coat.',
        outcome: 'One video filmed over two days and posted on the third',
        situation: 'A brush cutting a clean line along a ceiling is watched to the end.',
        request:
          'Script one wall: thumb in a crack, sanding dust in the light, masking along the floor, primer, the line by hand along the ceiling, the roller, masking pulled off in one go. Let the phone stand in one place so the color grows.',
        caution: 'Mask on for sanding; in old houses no dust is filmed at all.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of color',
        description: 'Rooms, doors and prep, planned around the weather.',
        outcome: '16 posts out and 6 quote requests',
        situation: 'Photos of walls look alike until somebody says what to look at.',
        request:
          'Make it a series: door of the week, one room over three days, swatch questions, prep secrets (filler, primer, masking), weather talk for exteriors if it is their time here, and the answer to "can I stay in the house?".',
        caution: "Taste is the customer's; nobody laughs at last decade's colors.",
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Painting quote gone quiet',
        description: 'Three follow-ups before the dates are gone.',
        outcome: '2 paint jobs with deposit within 30 days',
        situation:
          'Paint quotes lie far apart, and prep such as scraping and primer is what nobody compares.',
        request:
          'Put the difference in four lines, from what my row above covers, and ask what prep the others hold. Offer a swatch painted on their own wall. Dry weeks still free are mentioned only if I gave them.',
        caution: 'Never run down the cheaper painter; ask what prep and how many coats are in.',
      },
      'phone-intake': {
        title: 'From call to painting quote',
        description: 'A script that gets photos, sizes and a walk-through.',
        outcome: 'Every caller has sent photos and agreed a walk-through time',
        situation: 'People want a price per room before anybody has seen a wall.',
        request:
          'Ask what they see when they look at the wall, inside or out, rooms, height, last painted when, stains or cracks, who lives there, by when. Give a range and what is in it: prep, primer where needed, coats. Ask for three photos before driving.',
        caution:
          'For old houses say that lead paint may be looked at first, by rules of this place. Colors wait for the swatch.',
      },
      'repeat-work-plan': {
        title: 'Come back next year',
        description: 'From one job in ten years to a house you look after.',
        outcome: '8 past customers with a touch-up or next room booked',
        situation:
          'Painting is bought once in years, and nobody calls the people who liked the last job.',
        request:
          'Plan a yearly hello to each: the color and coat list kept for their house, a wash and touch-up of doors and sills, the next room on their mind. Landlords and agents get a price for turnovers between tenants.',
        caution: 'A touch-up never matches perfectly on an old wall; say it before they do.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this room pay?',
        description: 'Check a paint job with prep and drying time counted.',
        outcome: 'A floor price per room with prep counted, used on the next quote',
        situation:
          'Jobs are quoted by the wall and lost by the crack: prep takes longer than written down.',
        request:
          'Say what happens to this price if prep, masking and primer run over by a fifth, and which sign in a photo should tell me so beforehand. Other rooms and exteriors take checks of their own.',
        caution:
          'Waiting for a coat to dry costs when the crew waits with it; ask me how I plan that.',
      },
      'terms-that-fit': {
        title: 'Deposit and color changes',
        description: 'Words for deposit, stages, color changes and rain days.',
        outcome: 'Deposit terms on the next three quotes',
        situation: 'Paint is bought, rooms are masked, and then the color is "somehow too green".',
        request:
          'Cover: deposit for the date, stage after prep or primer, last payment at the walk-through, a signed swatch before the first coat, what another color costs, weather for exteriors, moving furniture.',
        caution:
          'The walk-through has a list and a day on which it ends; small touch-ups do not hold back the entire bill.',
      },
      'slow-season-cash': {
        title: 'Cash between exteriors',
        description: 'A 90-day plan for the weeks without outside work.',
        outcome: 'Six weeks of fixed costs saved before exteriors end',
        situation: 'When exteriors stop, any room at any price looks good.',
        request:
          'Look at interiors sold early for those weeks, turnovers for landlords, deposits on coming exteriors, a smaller stock of primer and paint, and planned time off. Compare a cheap job with no job, two coats and masking counted.',
        caution:
          'Name the price under which a room costs money even then, from the figures or not at all.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'Drips, lines and peeling',
        description: 'Answer a paint complaint with a walk-through and a list.',
        outcome: 'Walk-through within 3 days, list finished within 10',
        situation:
          'Roller lines in low sun, drips, a thin second coat, peeling, a color they no longer like.',
        request:
          'Arrange a walk-through in their light, tape in their hand, ending in a list both sign. Tell apart touch-up, thin coat, peeling from below where primer or prep matters, and regret about the swatch.',
        caution:
          'Peeling on old damp wood may come back whatever is done; give me honest words for that.',
      },
      'before-we-come': {
        title: 'Texts before we paint',
        description: 'Furniture, colors and drying time settled ahead.',
        outcome: 'Four texts in use on the next job',
        situation: 'Crews arrive to full shelves and a color chosen while the brush is wet.',
        request:
          'Settle furniture and pictures, pets and children, final color from the swatch in writing, which door is used, when rooms can be used after each coat, parking, rain for exteriors.',
        caution: 'Dry to the touch is not ready for a sofa; say it in hours only if I gave them.',
      },
      'reviews-and-regulars': {
        title: 'Reviews at the walk-through',
        description: '60 days to honest reviews with photos of real rooms.',
        outcome: "8 honest reviews with the customer's own photos",
        situation:
          'The best moment is when the masking comes off; by the time of the bill it has passed.',
        request:
          'Tie the request to the walk-through, after the list is done, with one question about how it was to have painters in the house. Two weeks later a text about care of the new coat, and in month twelve a hello with the swatch number.',
        caution: 'Photos show their home, so they choose and post.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'No idle brushes',
        description: 'Prep, drying and weather fitted so that no hour is spent waiting.',
        outcome: 'One more room or side a week in the same hours',
        situation: 'Primer dries, people look at it, and the next house is not ready.',
        request:
          'Stagger two jobs so that one dries while the other is sanded or masked. Keep a list of indoor work for rain. With several painters, split prep and finish by skill; alone, say what to prepare the evening before. Tell me what a second sprayer would change; masking included.',
        caution: 'Do not shorten time between coats; say which steps must not be squeezed.',
      },
      'last-look': {
        title: 'Last look in raking light',
        description: "A card for the walk-through before the customer's.",
        outcome: 'A ten-point card used on every room from Monday',
        situation: 'Customers see a wall in low evening sun.',
        request:
          'Look the same way: lamp along the wall, edges at the ceiling, second coat even, door tops, masking bits, drips on the floor, wall plates clean, furniture back, leftover paint labeled with room and swatch name.',
        caution: 'Lead-safe clean-up has a sheet of its own, by the certified person.',
      },
      'ready-for-the-season': {
        title: 'Ready for exterior season',
        description: '60 days from inside rooms to ladders and sprayers.',
        outcome: 'Eight exteriors scheduled with rain gaps, all ladders and sprayers checked',
        situation:
          'On the first dry day sprayers are clogged and several customers think they are first.',
        request:
          'Schedule houses with gaps for rain, colors and swatches signed a month ahead, sprayer and ladders checked, masking and primer bought in bulk, prep people for the first weeks, interiors kept for wet days.',
        caution:
          'Old houses: who is certified for lead-safe work here, and until when? Check that in the first week.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a painter who preps',
        description: 'An ad for people who sand first and brush second.',
        outcome: '5 applicants within 14 days, two paid trials held',
        situation:
          'Everybody can paint, they say; few can fill, sand and prime without being watched.',
        request:
          'Ask for exactly that: prep, masking, primer, clean lines, clean shoes in a lived-in house. Say ladders, weather and travel. Work in the wet weeks and training only as I offer them. Paint store counters and past crew first.',
        caution: 'Pay by the room "as a contractor" is a legal question for the adviser.',
      },
      'trial-day': {
        title: 'Trial day for a painter',
        description: 'Questions and one wall from crack to coat.',
        outcome: 'Two paid trial days and a decision by Friday',
        situation:
          'A wall with a crack, a window and a radiator shows what two hours of talk do not.',
        request:
          'Plan one wall in a shop or an empty apartment: filling, sanding, masking, primer on the patch, cutting in along the ceiling, one coat, cleaning brushes. Mark what is done unasked. Speed is noted, not judged.',
        caution: 'No dust where old paint may hold lead, for someone without training.',
      },
      'first-thirty-days': {
        title: 'First 30 days: prep first',
        description: 'From sanding to a second coat you can show.',
        outcome: 'Preps a room alone and rolls a clean second coat',
        situation: 'New people want the brush; prep comes first and has to be made worth it.',
        request:
          'Lay out a ladder of skill they can see: floors covered, masking, filling, sanding, primer, rolling, cutting in on a closet wall, then on a visible one. Every step has a sample wall with "good" and "not yet" side by side.',
        caution: 'Masks, ladders and old paint are taught by a qualified person first.',
      },
    },
  },
} satisfies Trade;
