import { blankExamples } from './blank-examples.ts';
import type { Trade } from './trade.ts';

/** Routes of short stops; the season and the distance to the next stop decide what pays. */
export const lawncare = {
  slug: 'lawncare',
  ...blankExamples.Lawncare,
  exampleName: 'Three Gates Lawn Care',
  who: 'a lawn care company',
  units: 'per cut or per season, priced by lot size',
  priceDrivers: 'lot size, slope, gates, how overgrown it is, and the drive from the last stop',
  busy: 'the fastest-growing weeks, and leaf season',
  quiet: 'dry spells and the months when nothing grows',
  emergencies: 'a house sale or party on Saturday with knee-high grass, a notice from the town',
  tools: 'mowers, trimmers, blowers, a trailer, and sharp blades',
  worries: 'missed weeks after rain, ruts, open gates, and what gets sprayed near the dog',
  signature: ['mowing', 'edging', 'aeration', 'clippings'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Fill the gaps on my route',
        description: 'Win back last season’s yards, street by street, closest to your stops first.',
        outcome: '8 weekly stops won back in 30 days, on streets we already drive',
        situation: 'Driving from one lawn to the next earns nothing.',
        request:
          "Go after last season's customers who haven't signed up yet, street by street, starting with the ones next to a regular stop. Offer a first cut with edging on a day when a mower's on that street anyway, then weekly mowing.",
        caution: "People buy a set day. Don't text anyone who was never a customer.",
      },
      'answer-their-question': {
        title: 'What weekly mowing really includes',
        description: 'One page on what a visit includes, rain weeks, and gates.',
        outcome: 'A mowing page and one profile post live within 10 days',
        situation:
          'All people see is the word "mowing," so they compare a crew with a teenager and a push mower.',
        request:
          'Explain one visit from trailer ramp to closed gate: height for the time of year, edging, where clippings go, blowing off the walk. Then cover rain weeks, drought, dog toys on the grass, and why a first cut is different.',
        caution:
          'Say nothing about sprays or fertilizer beyond what I confirm. Licenses and labels decide that.',
      },
      'season-plan': {
        title: 'Tighter routes by street',
        description: 'A 90-day plan to fill the streets you already drive.',
        outcome: '25 season customers, 20 of them on streets we already drive',
        situation: 'A cheap stop next door can earn more than an expensive one across town.',
        request:
          "Help me pick the four neighborhoods worth filling and build the 90 days around them: door hangers while the mowers run, last season's customers asked first, and whatever the grass needs next where I am, whether it's mowing, aeration, or leaves.",
        caution:
          'If growth is over here for now, plan renewals and say when people decide. Remind me to check the rules on flyers.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one yard',
        description: 'One cut, two weeks of posts from your phone.',
        outcome: '4 quote requests from streets we already drive, in 14 days',
        situation:
          'Forty lawns a week look the same to the person cutting them. A stranger sees stripes.',
        request:
          "Make five: stripes from the truck step, a crisp edging line up close, why the clippings stayed or went, what this week's weather changes, and how having a set mowing day works.",
        caution:
          'Name a street or an open spot only if I did and the customer agreed. Nothing about treatments that need a license.',
      },
      'thirty-second-video': {
        title: 'A 30-second mowing video',
        description: 'A shot list for one stop on the route.',
        outcome: "One video filmed on tomorrow's route and posted by evening",
        situation: 'A straight line through tall grass holds people longer than anything you say.',
        request:
          'Script one overgrown stop: gate and knee-high grass, first mowing pass from behind the mower, edging along the driveway, clippings blown off, the clean walk. Put the weekday on the end card, if I gave one.',
        caution:
          'Guards on, glasses on, no one in front of the machine, phone on a mount, not handheld.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of lawn posts',
        description: 'What the grass will do next, posted a week ahead.',
        outcome: '16 posts out and 10 leads from routes we drive',
        situation:
          'The lawn sets the topic: first green, weeds, drought, leaves. Posting one week early is enough.',
        request:
          "Build it on what grass does here in these weeks: mowing height, edging, weeds people ask about, whether it's time for aeration, rain-week notices, each neighborhood's day.",
        caution:
          "If you don't know my region, ask for it first. The wrong region means the wrong calendar.",
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Season quote gone quiet',
        description: 'Three follow-ups before the grass gets too long.',
        outcome: '3 open season quotes signed within 21 days',
        situation: 'People compare several prices, and the first trailer on the street often wins.',
        request:
          'Give them a reason from the work itself: mowing days are set street by street, so saying yes now gets them a spot. Add one line on what each visit includes and how a skipped rain week works, if I told you. Say edging is included only if I said so above.',
        caution: 'Say how many spots are open, or which weekday, only if I told you.',
      },
      'phone-intake': {
        title: 'Quote a lawn by phone',
        description: 'A script that prices by lot, gate, and street.',
        outcome: 'Every caller has a weekly price and a mowing day before we hang up',
        situation: 'Many calls come from streets nowhere near a route.',
        request:
          'Get the address first, then lot and slope, gates and dog, grass height today, how often. Give a weekly price, a price for the overgrown first cut, and the day. Out of range gets a friendly no and [name to try].',
        caution:
          'Say whether edging and clippings are included or not. Spray questions wait for the license holder.',
      },
      'repeat-work-plan': {
        title: 'Sell the whole season',
        description: 'Turn single cuts into one agreement for the growing season.',
        outcome: '15 single-cut customers on a season plan',
        situation:
          'Single cuts get planned all over again each week. A season agreement gets planned once.',
        request:
          'Offer one plan: mowing with edging on a schedule that follows growth, a cleanup at each end of the season, aeration as an extra. Equal monthly payments, compared with paying per cut in a dry year.',
        caution: "Spell out drought weeks and rain weeks. That's where season plans go bad.",
      },
    },
    finance: {
      'price-check': {
        title: 'Does this lawn pay?',
        description: 'Price per cut against minutes on site and on the road.',
        outcome: 'A price per stop that includes drive time, used starting next week',
        situation:
          'A cut looks like half an hour. The gate, dog, trailer, and drive make it longer, dozens of times a week.',
        request:
          'Tell me what ten more minutes of driving would do to this price, and whether it covers edging and clippings. The overgrown first cut needs its own check.',
        caution:
          "A stop next door can stay cheap. A stop by itself can't. Give me that as a one-line rule.",
      },
      'terms-that-fit': {
        title: 'Season payments and rain weeks',
        description: 'Clear terms for per-cut, monthly, and skipped weeks.',
        outcome: 'Season terms sent with every renewal this month',
        situation:
          'Arguments start in droughts, over visits without a cut, and in fast growth, over cuts no one ordered.',
        request:
          'Cover: monthly payments or per cut, who decides to skip, the double-time cut after three wet weeks, edging included or not, locked gate, dog mess, card on file, notice to cancel.',
        caution:
          'One page, no small print. People sign it standing in the driveway next to a mower.',
      },
      'slow-season-cash': {
        title: 'Cash when grass stops growing',
        description: 'A 90-day plan so the growing weeks pay for the rest.',
        outcome: 'Two months of fixed costs set aside before the last mowing',
        situation: "When growth stops, the loan, trailer, and insurance payments don't.",
        request:
          'Consider equal monthly payments, aeration and leaf cleanups invoiced the same week, renewals with a small prepayment, servicing or selling machines before the next season, and other seasonal work that fits our crew and insurance.',
        caution:
          "If people prepay, show how much work is still owed, so that money isn't spent twice.",
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'Scalped, rutted, or skipped',
        description: 'Reply to a lawn complaint before they call the competition.',
        outcome: 'On site within 48 hours, customer stays for the season',
        situation:
          "Grass can't be un-cut. Typical complaints: brown stripes, ruts after rain, edging into a bed, an open gate.",
        request:
          'Sort out what heals in two weeks and what needs repair. Plan a visit to look, plain words about mowing height and wet ground, and a note for the route sheet: gate, dog, soft corner.',
        caution:
          "If plants died near a treatment, the license holder looks first. Don't admit or deny anything.",
      },
      'before-we-come': {
        title: 'Texts before we mow',
        description: 'Gates, dogs, and toys settled the evening before.',
        outcome: 'Four texts in use before the next mowing week',
        situation: 'One locked gate makes every stop after it late.',
        request:
          'Settle gate, dog, and what dogs leave, hoses and toys, sprinklers, cars in the driveway for mowing and edging. One of the four is for rain weeks: which day instead, or a skip, and what that does to the invoice.',
        caution: 'Weather gets decided late, so a person sends the rain text.',
      },
      'reviews-and-regulars': {
        title: 'Reviews along the route',
        description: '60 days to honest reviews on the streets you drive.',
        outcome:
          '12 honest reviews from our route streets, and every route customer asked to renew',
        situation: 'Customers see the crew through the window every week and rarely talk to them.',
        request:
          'Make contact without much effort: a door card after the fifth mowing, a text after aeration or a cleanup when the yard looks its best, a wave and a name. Once a season, ask about height, edging, and the gate.',
        caution: 'If someone complains about clippings, reply the same day.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Tighter mowing routes',
        description: 'Plan by street, not by town, to fit in more stops.',
        outcome: '4 more stops a day on the same fuel',
        situation:
          "Two lawns on a route are often ten minutes apart, with other people's lawns in between.",
        request:
          'Give each neighborhood a day, order stops by gate and shade, leave half a day for rain weeks. Decide which out-of-the-way stops pay their way, get a new price, or go to someone closer. Mark where to time edging and trailer work.',
        caution: 'Wet ground ruts. A tight route needs room to move a day.',
      },
      'last-look': {
        title: 'Last look at the yard',
        description: 'A two-minute card before the trailer ramp goes up.',
        outcome: 'A ten-point card used at every stop starting Monday',
        situation: 'Easy to miss: a strip by the fence, clippings in the pool, an open gate.',
        request:
          'Walk from the far corner to the street: missed strips, edging along beds and walk, clippings off hard surfaces, trimmer marks on trunks, toys back, gate shut, one photo from the curb.',
        caution: 'Leave a line for notes: wet corner, wasps, a sprinkler that was already broken.',
      },
      'ready-for-the-season': {
        title: 'Ready for the first cut',
        description: 'Go from a quiet shed to a full route in 60 days.',
        outcome: 'All machines ready, route full by street, crew trained before day one',
        situation: 'In the first week of growth, batteries are dead and renewals still open.',
        request:
          'Get these in order: blades, belts, oil, trailer lights, trimmer heads; renewals and aeration orders; routes by street; new crew tried out before the rush; overgrown first cuts planned as double stops with edging.',
        caution: 'Put hearing, eyes, and heat in the plan. A qualified person gives that talk.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a mowing crew member',
        description: 'An ad for people who like working outside, before growth starts.',
        outcome: '6 applicants before the busy weeks, two of them started',
        situation: 'By the time grass grows, the good people are on another trailer.',
        request:
          "Tell it like it is: heat, dust, early starts, edging until your wrists hum, fewer hours in rain weeks. What they can learn: machines, routes, aeration. Hours and pay as I gave them. Ask schools, sports coaches, and last season's crew.",
        caution: 'Minors and machines have legal limits. Check before inviting anyone underage.',
      },
      'trial-day': {
        title: 'Trial day on the route',
        description: 'Questions and a paid morning on the route.',
        outcome: 'Two paid trial mornings and a decision by Saturday',
        situation: 'Anyone can push a mower for an hour. The last stop in the heat tells you more.',
        request:
          'Plan four stops: blow and rake first, edging on a forgiving yard, gate and dog rules, loading the trailer. Watch for water breaks, eyes up for people, and clippings off the walk. No mowing slopes and no spraying for new people.',
        caution: 'Clear their machine use with the insurance company first.',
      },
      'first-thirty-days': {
        title: 'First 30 days on the route',
        description: 'From blower to mower, with no broken gates.',
        outcome: 'Trims and edges alone and loads the trailer right',
        situation:
          'New people scalp a lawn or leave a gate open, and the customer is the one who tells you.',
        request:
          'Teach in this order: gates, dogs, and names; blowing off clippings; raking; edging; trimming near trunks; mowing flat yards; then the odd ones. Add a stop card for each yard with its trouble spot.',
        caution: 'A trained person teaches slopes, blades, and fuel, including the heat rules.',
      },
    },
  },
} satisfies Trade;
