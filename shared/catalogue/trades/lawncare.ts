import type { Trade } from './trade.ts';

/** Routes of short stops; the season and the distance to the next stop decide what pays. */
export const lawncare = {
  slug: 'lawncare',
  exampleName: 'Three Gates Lawn Care',
  who: 'a lawn care company',
  units: 'by the cut and by the season, with lot size setting the price',
  priceDrivers: 'lot size, slope, gates, how overgrown it is and the drive from the last stop',
  busy: 'the weeks of fastest growth, and leaf fall',
  quiet: 'dry spells and the months without growth',
  smallJob: 'a one-time cut of an overgrown yard',
  usualJob: 'weekly mowing with edging and blowing off',
  bigJob: 'aeration and overseeding for a whole street',
  priceExample: 55,
  hoursExample: 0.75,
  emergencies: 'a sale or party on Saturday with grass to the knee, a notice from the town',
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
        description: 'Win back last season’s yards, street by street, nearest to your stops first.',
        outcome: '8 weekly stops won back on streets we already drive, in 30 days',
        situation: 'The drive from one lawn to the next earns nothing.',
        request:
          "Go for last season's customers who have not signed up, street by street, those beside a regular stop first. Offer a first cut with edging on the day a mower is in the street anyway, then weekly mowing.",
        caution: 'A fixed day is what people buy. Who never was a customer gets no text.',
      },
      'answer-their-question': {
        title: 'What weekly mowing really covers',
        description: 'One page on what a visit includes, rain weeks and gates.',
        outcome: 'A mowing page and one profile post live within 10 days',
        situation:
          'People compare a crew with a teenager and a push mower, because all they see is the word mowing.',
        request:
          'Explain one visit from trailer ramp to closed gate: height for the time of year, edging, where clippings go, blowing off the walk. Then rain weeks, drought, dog toys on the grass, and why a first cut is different.',
        caution:
          'Nothing about sprays or fertilizer beyond what I confirm; licenses and labels decide there.',
      },
      'season-plan': {
        title: 'Tighter routes by street',
        description: 'Fill streets you already drive: plan 90 days by neighborhood.',
        outcome: '25 season customers, 20 of them on streets we already drive',
        situation: 'A cheap stop next door can earn more than a pricey one across town.',
        request:
          "Choose with me the four neighborhoods worth filling and build the 90 days on them: door hangers while the mowers run, last season's customers asked first, and whatever the grass needs next where I am, be it mowing, aeration or leaves.",
        caution:
          'If growth is over here for now, plan renewals and say when people decide. Rules on flyers are worth a check.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one yard',
        description: 'One cut, two weeks of posts from the phone in your pocket.',
        outcome: '4 quote requests from streets we already drive, in 14 days',
        situation:
          'Forty lawns a week look alike to the one who cuts them; a stranger sees the lines.',
        request:
          "Make five: stripes from the truck step, a crisp edging line close up, why the clippings stayed or went, what this week's weather changes, and how a weekly day works.",
        caution:
          'A street or free place is named only if I did and the customer agreed. Nothing about treatments that need a license.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds behind the mower',
        description: 'A shot list for one stop on the route.',
        outcome: "One video filmed on tomorrow's route and posted by evening",
        situation: 'A straight line through long grass holds people longer than anything said.',
        request:
          'Script one overgrown stop: gate and wet shoe print, first mowing pass from the deck, edging along the drive, clippings blown off, the clean walk. On the end card the weekday, if I gave one.',
        caution:
          'Guards on, glasses on, nobody in front of the machine, and the phone is fixed, not held.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of lawn posts',
        description: 'What the grass does next, one week ahead.',
        outcome: '16 posts out and 10 inquiries from routes we drive',
        situation:
          'The lawn sets the subject: first green, weeds, drought, leaves. A post one week early is enough.',
        request:
          'Build it on what grass does here in these weeks: mowing height, edging, weeds people ask about, whether aeration is due, rain-week notices, the day for each neighborhood.',
        caution:
          'If you do not know my region, ask for it first: the wrong hemisphere is the wrong calendar.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Season quote gone quiet',
        description: 'Three follow-ups before the grass decides for them.',
        outcome: '3 open season quotes signed within 21 days',
        situation: 'People compare several prices, and the first trailer on the street often wins.',
        request:
          'Offer a reason in the work: mowing days are set street by street, so a yes now gets its place. Give one line on what each visit covers and how a skipped rain week is handled, if I said so. Edging is in only if my row says it.',
        caution: 'Say how many places are free, or which weekday, only if I told you.',
      },
      'phone-intake': {
        title: 'Quote a lawn by phone',
        description: 'A script that prices by lot, gate and street.',
        outcome: 'Every caller has a weekly price and a mowing day before we hang up',
        situation: 'Many calls come from streets far off any route.',
        request:
          'First the address, then lot and slope, gates and dog, height of the grass today, how often. Give a weekly price, a price for the overgrown first cut, and the day. Out of range gets a friendly no and [name to try].',
        caution:
          'Edging and clippings are in, or they are not: say which. Spray questions wait for whoever holds the license.',
      },
      'repeat-work-plan': {
        title: 'Sell the whole season',
        description: 'From single cuts to one agreement for the growing season.',
        outcome: '15 single-cut customers on a season plan',
        situation: 'Single cuts are planned anew each week; a season agreement is planned once.',
        request:
          'Offer one plan: mowing with edging in a rhythm that follows growth, a clean-up at either end of it, aeration as an extra. Equal monthly payments, set against paying per cut in a dry year.',
        caution: 'Spell out drought weeks and rain weeks; there season plans turn sour.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this lawn pay?',
        description: 'Price per cut against minutes on site and on the road.',
        outcome: 'A price per stop that counts the road, used from next week',
        situation:
          'A cut looks like half an hour; gate, dog, trailer and the drive make it longer, dozens of times a week.',
        request:
          'Tell me what ten more minutes of driving do to this price, and whether edging and clippings are carried by it. The overgrown first cut takes a check of its own.',
        caution:
          'A stop next door may stay cheap; a lonely stop may not. Give me that as a rule in one line.',
      },
      'terms-that-fit': {
        title: 'Season payment and rain weeks',
        description: 'Clear terms for per-cut, monthly and skipped weeks.',
        outcome: 'Season terms sent with all renewals this month',
        situation:
          'Quarrels start in drought, over visits without a cut, and in fast growth, over cuts nobody ordered.',
        request:
          'Cover: monthly payments or per cut, who decides to skip, the double-time cut after three wet weeks, edging included or not, locked gate, dog mess, card on file, notice for ending.',
        caution:
          'One page and no small print; people sign it standing in the driveway next to a mower.',
      },
      'slow-season-cash': {
        title: 'Cash when grass stops growing',
        description: 'A 90-day plan that lets growing weeks pay for the rest.',
        outcome: 'Two months of fixed costs set aside before the last mowing',
        situation: 'When growth stops, loan, trailer and insurance go on.',
        request:
          'Consider equal monthly payments, aeration and leaf clean-ups billed the same week, renewals with a small prepayment, selling or servicing machines in time, and other seasonal work that fits crew and insurance.',
        caution: 'Show what is owed in work if people prepay, so that it is not spent twice.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'Scalped, rutted or skipped',
        description: 'Answer a lawn complaint before they call the next trailer.',
        outcome: 'Seen on site within 48 hours, customer kept for the season',
        situation:
          'Grass cannot be un-cut: brown stripes, ruts after rain, edging into a bed, an open gate.',
        request:
          'Sort what heals in two weeks from what needs repair. Plan a look on the spot, plain words about mowing height and wet ground, and a note for the route sheet: gate, dog, soft corner.',
        caution:
          'Dead plants near a treatment are looked at by the license holder first; nothing is admitted or denied.',
      },
      'before-we-come': {
        title: 'Texts before we mow',
        description: 'Gates, dogs and toys settled the evening before.',
        outcome: 'Four texts in use before the next mowing week',
        situation: 'One locked gate on a long route costs the next customers their time.',
        request:
          'Settle gate, dog and what dogs leave, hoses and toys, sprinklers, cars on the drive for mowing and edging. One of the four is for rain weeks: which day instead, or a skip, and what that means for the bill.',
        caution: 'Weather decides late, so the rain text goes out by a person.',
      },
      'reviews-and-regulars': {
        title: 'Reviews along the route',
        description: '60 days to honest reviews on the streets you drive.',
        outcome: '12 honest reviews from route streets, renewals asked by name',
        situation: 'Customers see the crew through the window each week and seldom talk to it.',
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
          "Between two lawns of a route often lie ten minutes of road and other people's lawns.",
        request:
          'Give each neighborhood a day, order stops by gate and shade, leave a half day for rain weeks. Decide which lonely stops pay their way, get another price, or go to a friend. Mark where edging and trailer work should be timed.',
        caution: 'Wet ground ruts: a tight route that cannot slip a day is no route.',
      },
      'last-look': {
        title: 'Last look at the yard',
        description: 'A two-minute card before the trailer ramp goes up.',
        outcome: 'A ten-point card used at every stop from Monday',
        situation: 'A strip by the fence, clippings in the pool, a gate left open.',
        request:
          'Walk from the far corner to the street: missed strips, edging along beds and walk, clippings off hard ground, trimmer marks on trunks, toys back, gate shut, one photo from the curb.',
        caution: 'Leave a line for notes: wet corner, wasps, a sprinkler that was broken before.',
      },
      'ready-for-the-season': {
        title: 'Ready for the first cut',
        description: '60 days from the quiet shed to a full route.',
        outcome: 'All machines sharp, route full by street, helpers trained on day one',
        situation: 'The first week of growth finds flat batteries and open renewals.',
        request:
          'Put in order: blades, belts, oil, trailer lights, trimmer heads; renewals and aeration orders; routes by street; helpers tried out before the rush; overgrown first cuts planned as double stops with edging.',
        caution: 'Hearing, eyes and heat are in the plan; a qualified person gives the talk.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a mowing crew member',
        description: 'An ad for people who like being outside, before growth starts.',
        outcome: '6 applicants before the busy weeks, two started',
        situation: 'By the time grass grows, the good people ride on another trailer.',
        request:
          "Say it as it is: heat, dust, early start, edging till the wrists hum, rain weeks with fewer hours. What they can learn: machines, routes, aeration. Hours and pay as I gave them. Ask schools, sports coaches and last season's crew.",
        caution: 'Minors and machines have legal limits: check before anyone under age is invited.',
      },
      'trial-day': {
        title: 'Trial day on the route',
        description: 'Questions and a paid morning behind the trailer.',
        outcome: 'Two paid trial mornings and a decision by Saturday',
        situation: 'Anyone can push a mower for an hour; the last stop in the heat tells more.',
        request:
          'Plan four stops: blow and rake first, edging on a forgiving yard, gate and dog rules, loading the trailer. Look at water breaks, eyes on people, clippings off the walk. Mowing slopes and sprays are out for newcomers.',
        caution: 'Machine use by newcomers is cleared with the insurer first.',
      },
      'first-thirty-days': {
        title: 'First 30 days on the route',
        description: 'From blower to mower, without broken gates.',
        outcome: 'Runs trimming and edging alone and loads the trailer right',
        situation:
          'Newcomers scalp a lawn or leave a gate open, and the customer is the one who tells.',
        request:
          'Order of learning: gates, dogs and names; blowing off clippings; raking; edging; trimmer near trunks; mowing flat yards; then the odd ones. A stop card for each yard with its trap.',
        caution: 'Slopes, blades and fuel are taught by a trained person, heat rules included.',
      },
    },
  },
} satisfies Trade;
