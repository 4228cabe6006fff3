import type { Trade } from './trade.ts';

/** Routes of short stops; the season and the distance to the next stop decide what pays. */
export const lawncare = {
  slug: 'lawncare',
  exampleName: 'Three Gates Lawn Care',
  who: 'a lawn care company',
  units: 'by the cut and by the season, with lot size setting the price',
  priceDrivers: 'lot size, slope, gates, how overgrown it is and the drive from the last stop',
  busy: 'April to June, and the leaves in fall',
  quiet: 'the dry weeks of August and the winter months',
  smallJob: 'a one-time cut of an overgrown yard',
  usualJob: 'weekly mowing with edging and blowing off',
  bigJob: 'fall aeration and overseeding for a whole street',
  priceExample: 55,
  hoursExample: 0.75,
  emergencies: 'a sale or party on Saturday with grass to the knee, a notice from the city or HOA',
  tools: 'mowers, trimmers, blowers, a trailer and sharp blades',
  worries: 'missed weeks after rain, ruts, open gates and what is sprayed near the dog',
  roleExample: 'Crew member for the mowing route',
  callBackExample: 'A strip left along the back fence',
  complaintExample: 'You left ruts by the gate and the dog got out',
  signature: ['mowing', 'edging', 'aeration', 'clippings'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Fill the gaps on my route',
        description: 'Win the yards next to yards you already cut.',
        outcome: '8 new weekly stops within two minutes of a present one, in 30 days',
        situation:
          'My trailer drives past twenty lawns to get to the next one of ours, and the drive earns nothing.',
        request:
          "Go for the neighbors of regular stops and for last year's customers who skipped signing up. Offer a first cut with edging on the day we are in the street anyway, then weekly mowing through the season.",
        caution:
          'Name the day we come, because a fixed day is what people buy. Do not offer the overgrown first cut at the price of a normal one.',
      },
      'answer-their-question': {
        title: 'What weekly mowing really covers',
        description: 'One page on what a visit includes, rain weeks and gates.',
        outcome: 'A mowing page and one profile post live before the season starts',
        situation:
          'People compare me with a teenager and a push mower because they only see the word mowing.',
        request:
          'Explain one visit from trailer ramp to closed gate: height for the time of year, edging, where clippings go, blowing off the walk. Then what happens in rain weeks, in drought, with dog toys on the grass, and how the first cut differs.',
        caution:
          'Say nothing about sprays or fertilizer beyond what I confirm; licenses and labels decide there.',
      },
      'season-plan': {
        title: 'Sell the season by streets',
        description: 'Tighter routes: plan 90 days by neighborhood, not by town.',
        outcome: '25 seasonal contracts, 20 of them on streets we already drive',
        situation:
          'A cheap stop next door earns more than a pricey one across town, yet I advertise everywhere.',
        request:
          "Choose with me the four neighborhoods worth filling. Build the 90 days on them: door hangers on the street while we run the mowers, renewals for last year's customers first, aeration as the fall follow-on.",
        caution:
          'Start before the grass does; people decide in a few weeks of spring. HOA rules on flyers are worth a check.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one yard',
        description: 'One cut, two weeks of posts from the phone in your pocket.',
        outcome: '4 quote requests from streets we already drive, in 14 days',
        situation: 'I see forty lawns a week and post nothing, because they all look green to me.',
        request:
          'Make five: stripes from the truck step, a crisp edging line close up, why I left the clippings, what this week\'s rain changes, and "we are on Maple on Tuesdays, two places free".',
        caution:
          'Name streets only where customers agree, and say nothing about treatments I am not licensed for.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds behind the mower',
        description: 'A shot list for one stop on the route.',
        outcome: "One video filmed on tomorrow's route and posted by evening",
        situation:
          'A straight line through long grass holds people longer than anything I could say.',
        request:
          "Script one overgrown stop: gate with a wet shoe print, first mowing pass from the deck, edging along the drive, clippings blown off, the owner's walk clean. A sign with the weekday we come by.",
        caution:
          'Guards on, glasses on, nobody in front of the machine, and the phone is fixed, not held.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of lawn posts',
        description: 'What the grass does next, one week ahead.',
        outcome: '16 posts out and 10 season inquiries from our routes',
        situation:
          'The lawn tells me what to post: first green, dandelions, drought, leaves. I only have to be a week early.',
        request:
          'Build the eight weeks on what grass does here in that time: first mowing height, edging, weeds people ask about, when aeration is worth it, rain-week notices, the day we are in each neighborhood.',
        caution:
          'Ask me for my region and month first if I have not said; a northern calendar is wrong in Georgia.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Season quote gone quiet',
        description: 'Three follow-ups before the grass decides for them.',
        outcome: '5 of 12 open season quotes signed within 21 days',
        situation:
          'In March they ask five of us, in April the grass is high and the first trailer on the street wins.',
        request:
          'Use the calendar: we fix the mowing days per street now, and their street is a Tuesday. Give one line on what each visit covers, edging included, and how a skipped rain week is handled.',
        caution: 'Say how many places are free on that day only if I told you.',
      },
      'phone-intake': {
        title: 'Quote a lawn by phone',
        description: 'A script that prices by lot, gate and street.',
        outcome: 'Every caller has a weekly price and a mowing day before we hang up',
        situation:
          'Half the calls come from streets we never drive. I need to know within a minute.',
        request:
          'First the address, then lot and slope, gates and dog, height of the grass today, how often. Give a weekly price, a price for the overgrown first cut, and the day we pass. Out of range gets a friendly no and a name to try.',
        caution:
          'Edging and clippings are in, or they are not: say which. Spray questions wait for whoever holds the license.',
      },
      'repeat-work-plan': {
        title: 'Sell the whole season',
        description: 'From single cuts to one agreement from spring to leaves.',
        outcome: '15 single-cut customers on a season plan',
        situation:
          'Single cuts leave me planning every Sunday. A season agreement would let me plan in March.',
        request:
          'Offer one plan: mowing with edging in a rhythm that follows growth, a spring and a fall clean-up, aeration as an extra. Equal monthly payments, compared with per-cut for a dry year.',
        caution:
          'Spell out drought weeks and rain weeks, for that is where season plans turn sour.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this lawn pay?',
        description: 'Price per cut against minutes on site and on the road.',
        outcome: 'A price per stop for each lot size, used from next week',
        situation:
          'On paper a cut takes half an hour. With gate, dog, trailer and the drive it is longer, forty times a week.',
        request:
          'Tell me what ten minutes of driving do to the price per cut, and from which lot size edging and clippings have to cost extra. Then a price for the first overgrown cut.',
        caution:
          'A stop next door may stay cheap; a lonely stop may not. Give me a rule in one line.',
      },
      'terms-that-fit': {
        title: 'Season payment and rain weeks',
        description: 'Clear terms for per-cut, monthly and skipped weeks.',
        outcome: 'Season terms sent with all renewals by the 1st',
        situation:
          'Every drought I argue about weeks in which we came and did not cut, and in May about cuts they did not order.',
        request:
          'Cover: equal monthly payments or per cut, who decides to skip, the double-time cut after three wet weeks, edging included or not, locked gate, dog mess, card on file.',
        caution:
          'One page and no small print; the person signing is standing in the driveway next to a mower.',
      },
      'slow-season-cash': {
        title: 'Cash through the winter',
        description: 'A 90-day plan that lets spring and fall pay for the cold months.',
        outcome: 'Two months of fixed costs set aside before the last mowing',
        situation:
          'From November on no blade turns, and the trailer, the loan and the insurance go on.',
        request:
          'Consider equal monthly payments, aeration and leaf clean-ups billed the same week, renewals with a small prepayment, selling or servicing machines in time, and whether snow fits my crew and insurance.',
        caution: 'Show what I owe in work if people prepay, so I do not spend it twice.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'Scalped, rutted or skipped',
        description: 'Answer a lawn complaint before they call the next trailer.',
        outcome: 'Seen on site within 48 hours, customer kept for the season',
        situation:
          'Grass cannot be un-cut. Brown stripes, ruts after rain, edging into a bed, an open gate: that is what comes.',
        request:
          'Help me sort what heals in two weeks from what I repair. Plan a look on the spot, what I say about mowing height and wet ground, and a note on the route sheet for this yard: gate, dog, soft corner.',
        caution:
          'Dead plants near a treatment are looked at by the license holder first; I neither admit nor deny.',
      },
      'before-we-come': {
        title: 'Texts before we mow',
        description: 'Gates, dogs and toys settled the evening before.',
        outcome: 'Four texts in use before the next mowing week',
        situation: 'A locked gate on a route of eighteen stops costs the next customer their slot.',
        request:
          'Settle gate, dog and what dogs leave, hoses and toys, sprinklers, cars on the drive for edging and blowing off. Have one for rain weeks: we come on this day, or we skip, and what that means for the bill.',
        caution: 'Weather decides late, so the rain text goes out by a person at six.',
      },
      'reviews-and-regulars': {
        title: 'Reviews along the route',
        description: '60 days to honest reviews on the streets you drive.',
        outcome: '12 honest reviews from route streets, renewals asked by name',
        situation: 'They see us through the window every week and never talk to us.',
        request:
          'Make contact with little effort: a door card after the fifth mowing, a text after aeration or a clean-up when the yard looks best, a wave and a name. Ask about height, edging and gate once a season.',
        caution: 'A complaint about clippings is answered on the same route day.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Tighter mowing routes',
        description: 'More stops a day by street, not by town.',
        outcome: '4 more stops a day on the same fuel',
        situation:
          'Between two of my lawns lie eleven minutes of road and six lawns of somebody else.',
        request:
          'Give each neighborhood a day, order stops by gate and shade, leave a half day for rain weeks. Decide which lonely stops pay their way, get another price, or go to a friend. Time edging and trailer work per stop.',
        caution: 'Wet ground ruts: a tight route that cannot slip a day is no route.',
      },
      'last-look': {
        title: 'Last look at the yard',
        description: 'A two-minute card before the trailer ramp goes up.',
        outcome: 'A ten-point card used at every stop from Monday',
        situation:
          'We are called back for a strip by the fence, clippings in the pool and a gate left open.',
        request:
          'Walk it from the far corner to the street: missed strips, edging along beds and walk, clippings off hard ground, trimmer marks on trunks, toys back, gate shut, one photo from the curb.',
        caution:
          'Leave a line for notes: wet corner, wasps, broken sprinkler that was broken before.',
      },
      'ready-for-the-season': {
        title: 'Ready for the first cut',
        description: '60 days from winter shed to full route.',
        outcome: 'All machines sharp, route full by street, helpers trained on day one',
        situation:
          'Each spring the first warm week catches me with a dead battery and half the renewals open.',
        request:
          'Order it: blades, belts, oil, trailer lights, spare trimmer heads; renewals and aeration orders; routes by street; helpers tried out in March; first overgrown cuts planned as double stops with edging.',
        caution: 'Hearing, eyes and heat are in the plan; a qualified person does the talk.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a mowing crew member',
        description: 'An ad before spring for people who like being outside.',
        outcome: '6 applicants before the first mowing week, two started',
        situation: "By the time grass grows, the good ones ride on someone else's trailer.",
        request:
          "Say it as it is: heat, dust, early start, edging till the wrists hum, home by four, rain weeks with fewer hours. What they learn by fall: machines, routes, aeration. Ask schools, sports coaches and last year's crew.",
        caution: 'Minors and machines have legal limits: check before you invite anyone under 18.',
      },
      'trial-day': {
        title: 'Trial day on the route',
        description: 'Questions and a paid morning behind the trailer.',
        outcome: 'Two paid trial mornings and a decision by Saturday',
        situation:
          'Anyone can push a mower for an hour. Stop number twelve in the heat tells me more.',
        request:
          'Plan four stops: blow and rake first, edging on a forgiving yard, gate and dog rules, loading the trailer. Mowing slopes and sprays are out for newcomers. Look at water breaks, eyes on people, clippings off the walk.',
        caution: 'Machine use by newcomers is cleared with my insurer first.',
      },
      'first-thirty-days': {
        title: 'First 30 days on the route',
        description: 'From blower to mower, without broken gates.',
        outcome: 'Runs trimming and edging alone and loads the trailer right',
        situation:
          'New hands scalp one lawn and leave one gate open, and I hear of both from the customer.',
        request:
          'Order of learning: gates, dogs and names; blowing off clippings; raking; edging; trimmer near trunks; mowing flat yards; then the odd ones. A stop card for each yard with its trap.',
        caution: 'Slopes, blades and fuel are taught by a trained person, heat rules included.',
      },
    },
  },
} satisfies Trade;
