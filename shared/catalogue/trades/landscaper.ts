import type { Trade } from './trade.ts';

/** Projects with stone, plants and machines, and care afterwards. */
export const landscaper = {
  slug: 'landscaper',
  exampleName: 'Stone & Sedge',
  who: 'a landscaping company',
  units: 'by the project, with area, material and plants behind the price',
  priceDrivers: 'access for machines, slope, soil, stone and plant choice, and what is hauled away',
  busy: 'the weeks when the ground opens, and the planting weeks',
  quiet: 'great heat and frozen ground',
  smallJob: 'a bed refresh with fresh mulch',
  usualJob: 'new planting beds along the front',
  bigJob: 'a paver patio with a low retaining wall',
  priceExample: 3200,
  hoursExample: 46,
  emergencies: 'water running to the house after rain, a wedding in the yard in three weeks',
  tools: 'a skid steer, plate compactor, saws, wheelbarrows and a dump trailer',
  worries: 'cost creeping up, plants dying, a torn-up yard and crews that vanish halfway',
  roleExample: 'Landscape laborer for the patio crew',
  callBackExample: 'Two stones that rock by the steps',
  complaintExample: 'Half of the hedge is brown after six weeks',
  signature: ['patio', 'mulch', 'paver', 'retaining wall'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Small jobs between projects',
        description: 'Bed refreshes to earn between projects.',
        outcome: '6 bed refreshes booked in the next 30 days',
        situation:
          'While a big project waits for material, a crew and a trailer cost money each day.',
        request:
          'Offer owners of yards built before a one-day refresh: clean edges, fresh mulch, shrubs cut back, two plants replaced. Ask for one photo of the front from the street so that a price range can follow the same day.',
        caution:
          'One day and one truckload: say where it ends, because "and while you are here" eats the profit.',
      },
      'answer-their-question': {
        title: 'What a patio really costs',
        description: 'One page on what is under the stone and why it matters.',
        outcome: 'A patio price page and one profile post live by Sunday',
        situation:
          'People saw a price for pavers at the store and wonder why a patio costs so much more.',
        request:
          'Take the reader down through the layers: digging out, hauling away, base, compaction, edge, stone, joints, the slope that keeps water off the house. Explain what access does to a price and how a budget can be met: size, stone, phases, planting later.',
        caution:
          'No load, wall-height or water rules; those are for the building office and an engineer.',
      },
      'season-plan': {
        title: 'Sign projects before the season',
        description: 'Fill the build season with the right jobs, early.',
        outcome: '5 projects of the size I want signed with deposit',
        situation:
          'When the season opens everybody calls at once; in the cold or hot months nobody thinks of a patio.',
        request:
          'Turn it round: design talks in the quiet months, photos of finished jobs, a letter to neighbors of three yards, a mulch and clean-up offer when it is time, and one nursery or pool builder as a partner.',
        caution: "Ask what size of job I want, and the customer's budget before drawing anything.",
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one project',
        description: 'One project, two weeks of posts from mud to finish.',
        outcome: '2 design talks booked from posts in 14 days',
        situation: 'A project takes weeks; its best stages are under the stone by the end.',
        request:
          'Make five: the hole before the patio, what base lies under a paver, a plant and why it stands there, stone or a retaining wall course by course, and a chair on the finished place.',
        caution:
          'Show what can be seen from the gate. Plants look small in year one: say so, with a date to come back.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds of a patio',
        description: 'A shot list for one project, a few seconds at each stage.',
        outcome: 'One video from the present project, posted on the last day',
        situation:
          'A job of weeks becomes a film by one short shot at each stage from the same spot.',
        request:
          'Script it: grass, hole, base going down, the plate compactor shaking the picture, first paver, last paver, fresh mulch, chairs. Eight words on screen about what lies under the stone of a patio.',
        caution: 'Only our side of the fence, and tell me what the mud shots need to look wanted.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of project posts',
        description: 'Projects step by step, planned with the season.',
        outcome: '16 posts out and 4 design talks',
        situation: 'A yard is a story of weeks, which suits posts better than one glossy picture.',
        request:
          'Let two projects run through the calendar, such as a patio and a bed, one stage a week from sketch to the same view a year on. Between them: what to plant now here, mulch done right, a day at the nursery.',
        caution: 'Plants depend on place: ask for my region and soil before naming any.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Yard quote gone quiet',
        description: 'Three follow-ups for a dream that met a price.',
        outcome: '2 projects signed or phased within 30 days',
        situation:
          'The number can be a shock when nobody said that a patio, bed or retaining wall can be built in steps.',
        request:
          'Offer a way in for the job above: a smaller area, another material, planting next year, one part first, with what each changes in look. Propose a walk with string and stakes so that they see it on the grass.',
        caution: 'If they hold a drawing of mine, ask me what was agreed.',
      },
      'phone-intake': {
        title: 'Find the real projects',
        description: 'A script that asks about budget before you drive out.',
        outcome: 'Every caller is a booked site visit, a small job or a kind no',
        situation: 'Many want a price to be shocked by, and a visit to measure takes half a day.',
        request:
          'Ask what they want to do out there, where, how large in steps, access for a machine, water trouble, by when, and who decides. Then say what a patio or a planting tends to start at [confirm]. A site visit has a fee or a reason.',
        caution: 'No design on the phone; underground lines get marked before digging.',
      },
      'repeat-work-plan': {
        title: 'Look after what we built',
        description: 'From a finished project to care through the year.',
        outcome: '8 past projects on a care plan',
        situation:
          'Some seasons on, weeds stand in the joints of a patio, and somebody asks who built it.',
        request:
          'Offer care through the year in visits that fit the climate here: clean-up and mulch, pruning, cut-back, joints and paver edges checked. Start with the last ten projects. Say what stays with the owner, such as watering.',
        caution: 'New plants die of thirst, so the watering note goes in.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this project pay?',
        description: 'Check a project with hauling, delivery and machine days.',
        outcome: 'A floor price for this kind of project, used on the next two quotes',
        situation: 'Two extra days on a patio can take the profit of a month.',
        request:
          'Say whether hauling, machine days, wheelbarrow access, waiting for stone and uncounted mulch are in my hours and materials, and what one more day on site does to this price. A floor per crew day takes a check of its own.',
        caution:
          'Suggest how to name a sum for surprises in the ground in a quote without sounding unsure.',
      },
      'terms-that-fit': {
        title: 'Deposits for stone and plants',
        description: 'Words for deposit, stages, changes and plant losses.',
        outcome: 'Deposit and change terms on the next three projects',
        situation: 'Pavers and plants are paid for before the customer has paid anything.',
        request:
          'Cover: deposit that buys the material, stage at base, at stone, at planting; extra digging when the ground surprises; a change order by text before mulch or a retaining wall gets longer; who waters and what is replaced.',
        caution:
          'Replacement of dead plants only as I offer it [confirm], tied to watering; no promise about weather or deer.',
      },
      'slow-season-cash': {
        title: 'Cash while the ground rests',
        description: 'A 90-day plan for the weeks without building.',
        outcome: 'The quiet weeks covered by work and deposits, no card debt',
        situation: 'Building stops for a while, machine payments do not.',
        request:
          'Weigh planting and clean-ups, design fees in the quiet weeks, care plans with mulch, stone and paver work whenever the ground allows, and machines rented rather than owned where hours are few.',
        caution: 'A deposit belongs to stone not yet bought; keep it apart.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'The plants are dying',
        description: 'Answer brown plants, sunken pavers and cost surprises.',
        outcome: 'Garden visit within 3 days, agreed fix with a date',
        situation:
          'Brown plants, pavers that sank, a bill that grew; watering is seldom written down.',
        request:
          'Ask for photos, soil and hose schedule, or joint and base, whichever fits their words. Plan a visit with a spade and sort: too dry, too wet, planted badly, sick from the nursery; or base, water, settling under the patio. Then who bears what, by our terms.',
        caution: 'No blame before the spade has been in the ground.',
      },
      'before-we-come': {
        title: 'Texts before we dig',
        description: 'Deliveries, mud and lines in the ground settled early.',
        outcome: 'Four texts in use on the next project',
        situation: 'A truck of mulch stands in the street, and the driveway is full of cars.',
        request:
          'Settle delivery space, gate width, sprinkler lines and pet fences marked, utility marking asked for before any digging, noise days, mud and paths, watering from the day of planting, weekly progress for a patio.',
        caution:
          'Private lines are often not marked by the utility service; ask the owner in plain words.',
      },
      'reviews-and-regulars': {
        title: 'Reviews a season later',
        description: '60 days to honest reviews, and visits to yards you built.',
        outcome: '4 honest reviews and 5 care plans from past projects',
        situation:
          'On the last day a yard looks small and muddy; a season later people stop at the fence.',
        request:
          'Ask twice: at hand-over about the work, and after one season about the yard, with a visit of fifteen minutes: paver joints, watering, what to cut. That visit opens the talk on care and fresh mulch.',
        caution: 'Dead plants are taken care of before anyone is asked for stars.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Crew days without waiting',
        description: 'Stone, machine and people on site in the right order.',
        outcome: 'One crew day a week won back from waiting',
        situation: 'Crews stand around a hole when pavers come at two instead of seven.',
        request:
          'Plan backward from each delivery: what must be done when it lands, what happens if it does not, machine days shared over two sites, a filler list (mulch, pruning, clean-ups) close by, one person who makes the calls each afternoon.',
        caution: 'Base work on a patio is not where minutes are saved; mark what stays slow.',
      },
      'last-look': {
        title: 'Last look at the project',
        description: 'A card for levels, joints, plants and clean streets.',
        outcome: 'A ten-point card used at every hand-over this season',
        situation: 'Rocking pavers, plants set too deep, mud down the street.',
        request:
          'Walk with a level, a hose and a broom: patio slope tried with water, joints full, edges tight, root flare visible, mulch off the trunks, sprinklers on once, street swept, watering note handed over.',
        caution: 'Heights are checked against the plan by whoever drew it.',
      },
      'ready-for-the-season': {
        title: 'Ready for the build season',
        description: '60 days from resting ground to the first patio.',
        outcome: 'First four projects with stone ordered, lines marked and crew set',
        situation: 'Stone takes weeks, and all customers want to be first.',
        request:
          'Fix the order of projects, deposits that buy pavers, machine service, plant orders, mulch deliveries by area, marking of lines before each dig, a filler list for rain, a trial week for new hands.',
        caution: 'The compactor, saw dust and trench talks come from a trained person.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a hardscape helper',
        description: 'An ad for people who like to see what they built.',
        outcome: '6 applicants before the season, two paid trial days held',
        situation:
          'Most ads name what has to be carried; what stands there in the evening keeps people in this work.',
        request:
          'Describe the work by what gets built: patio base, a row of pavers, a retaining wall, planting. Heat, lifting with a partner, early start. Saw and machines come later [confirm]. Nurseries and schools first.',
        caution: 'Seasonal layoffs and visas are for an adviser; promise no length of season.',
      },
      'trial-day': {
        title: 'Trial day on a project',
        description: 'Questions and a paid day of base and planting.',
        outcome: 'Two paid trial days and a decision by Sunday',
        situation:
          'By the tenth wheelbarrow it shows who picks the short way and who blocks the path.',
        request:
          'Plan a day: raking base for a patio, string and level explained once, setting ten pavers, planting three shrubs, spreading mulch around a trunk, sweeping the street. See if they check the level again by themselves.',
        caution: 'Saw, compactor and machines are off limits on day one.',
      },
      'first-thirty-days': {
        title: 'First 30 days on projects',
        description: 'From wheelbarrow to a row of pavers in line.',
        outcome: 'Builds base to level and lays a straight row unasked',
        situation: 'Everybody says "rake it level", and few are ever shown what level is.',
        request:
          'Teach by building: tools and cleaning, string and level, base in layers, first row of a patio, plant depth, mulch kept off trunks, handing over a swept site. On rainy days: sharpening and plant names.',
        caution:
          'Machines, saw and trenches wait for the trained person; lines are marked before any shovel.',
      },
    },
  },
} satisfies Trade;
