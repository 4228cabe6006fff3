import type { Trade } from './trade.ts';

/** Projects with stone, plants and machines, and care afterwards. */
export const landscaper = {
  slug: 'landscaper',
  exampleName: 'Stone & Sedge',
  who: 'a landscaping company',
  units: 'by the project, with square feet, yards of material and plants behind the price',
  priceDrivers: 'access for machines, slope, soil, stone and plant choice, and what is hauled away',
  busy: 'March to June, and the planting weeks of fall',
  quiet: 'midsummer heat and the frozen months',
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
        description: 'Bed refreshes to keep the crew earning while big work waits.',
        outcome: '6 bed refreshes booked in the next 30 days',
        situation:
          'The patio job starts when the stone arrives. Until then three people and a trailer cost me money every day.',
        request:
          'Offer owners of yards we built a one-day refresh: clean edges, fresh mulch, shrubs cut back, two plants replaced. Ask for one photo of the front from the street so that I can name a price range the same day.',
        caution:
          'One crew, one day, one truckload: say where it ends, because "and while you are here" eats the profit.',
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
          'No load, wall-height or drainage rules; these belong to the local building office and an engineer.',
      },
      'season-plan': {
        title: 'Sign spring projects by March',
        description: 'Fill the build season with the right jobs, early.',
        outcome: '5 projects over 8,000 signed with deposit',
        situation:
          'In April everybody calls at once and I quote at midnight. In winter nobody thinks of a patio.',
        request:
          "Turn it round: design talks in the cold months, photos of last year's jobs a year on, a letter to neighbors of three yards we built, a mulch and clean-up offer that opens the door in spring, and one nursery or pool builder as a partner.",
        caution:
          'Ask for the budget before drawing anything. Five good jobs fill the crew; tell me when to stop.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one project',
        description: 'One project, two weeks of posts from mud to finish.',
        outcome: '2 design talks booked from posts in 14 days',
        situation: 'A project takes three weeks, and I take one photo at the end, in bad light.',
        request:
          "Make five: the hole before the patio, what base lies under a paver, a plant and why it stands there, the retaining wall course by course, and the owner's chair on the finished stone.",
        caution:
          'Show what you can see from the gate. Plants look small in year one: say so, with a date to come back.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds of a patio',
        description: 'A shot list over three weeks, one shot a day.',
        outcome: 'One video from the present project, posted on the last day',
        situation:
          'My jobs last weeks, so the film must be made of one short shot a day from the same nail on the fence.',
        request:
          'Script it: grass, hole, base going down, the plate compactor shaking the picture, first paver, last paver, fresh mulch, chairs. Eight words on screen about what lies under the stone.',
        caution: 'Only our side of the fence, and tell me what the mud shots need to look wanted.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of project posts',
        description: 'Projects step by step, planned with the season.',
        outcome: '16 posts out and 4 design talks',
        situation:
          'A yard needs a story of weeks, which suits posts better than one glossy picture.',
        request:
          'Let two projects run through the calendar, a patio and a bed: soil, base, first paver, planting day, fresh mulch, the same view a year on. Between them: what to plant now, what to leave alone, a day at the nursery.',
        caution: 'Plants depend on place: ask for my region and soil before naming any.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Patio quote gone quiet',
        description: 'Three follow-ups for a dream that met a price.',
        outcome: '2 projects signed or phased within 30 days',
        situation:
          'They wanted a patio and saw the number. Nobody told them it can be built in two steps.',
        request:
          'Offer a way in: smaller area, another paver, planting next year, the retaining wall first. Each with what it changes in look and in price [confirm]. Propose a walk with string and stakes so that they can see it on the grass.',
        caution:
          'A design I drew unpaid stays mine until signed: say this kindly if they ask for the plan.',
      },
      'phone-intake': {
        title: 'Find the real projects',
        description: 'A script that asks about budget before you drive out.',
        outcome: 'Every caller is a booked site visit, a small job or a kind no',
        situation:
          'I spent ten Saturdays last spring measuring yards for people who wanted a price to be shocked by.',
        request:
          'Ask what they want to do out there, where, how large in steps, access for a machine, water trouble, by when, and who decides. Then say what a patio or a planting like that tends to start at [confirm] and listen to the silence. A site visit has a fee or a reason.',
        caution:
          'Give no design on the phone, and mention that underground lines get marked before digging.',
      },
      'repeat-work-plan': {
        title: 'Look after what we built',
        description: 'From a finished project to care through the year.',
        outcome: '8 past projects on a care plan',
        situation:
          'Two years on, weeds stand in the joints of my patio and people ask who built it.',
        request:
          'Offer care in four visits: spring clean-up and mulch, early summer pruning, fall cut-back, joints and paver edges checked. Start with the last ten projects. Say what stays with the owner, such as watering.',
        caution:
          'Price by hours on that yard, not by gut; new plants die of thirst, so the watering note goes in.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this project pay?',
        description: 'Check a project with hauling, delivery and machine days.',
        outcome: 'A floor price per crew day, used on the next two quotes',
        situation: 'A patio that ran two days over took the profit of the whole month with it.',
        request:
          'Turn the project into crew days and show what a day must bring with trailer, skid steer, dump fees and me on the phone. Then where it leaks: access by wheelbarrow, waiting for stone, "just one more bed" and the mulch nobody counted.',
        caution:
          'Suggest a sum for surprises in the ground, and how to name it in a quote without sounding unsure.',
      },
      'terms-that-fit': {
        title: 'Deposits for stone and plants',
        description: 'Words for deposit, stages, changes and plant losses.',
        outcome: 'Deposit and change terms on the next three projects',
        situation:
          'I paid for four pallets of pavers and eleven trees before the customer paid for anything.',
        request:
          'Cover: deposit that buys the material, stage at base, at stone, at planting; extra digging when the ground surprises us; a change order by text before mulch or a retaining wall gets longer; who waters and what we replace.',
        caution:
          'Replacement of dead plants only as I offer it [confirm], tied to watering; no promise about weather or deer.',
      },
      'slow-season-cash': {
        title: 'Cash from fall to spring',
        description: 'A 90-day plan for frozen ground and spring deposits.',
        outcome: 'Winter costs covered by fall work and deposits, no card debt',
        situation:
          'The last patio is done in November, deposits for spring come in March, and the skid steer is paid monthly.',
        request:
          'Fill it with fall planting and clean-ups, design fees in winter, care plans with mulch in early spring, hardscape in the mild weeks, and machines rented rather than owned where hours are few.',
        caution: 'A deposit belongs to stone not yet bought; keep it in a column by itself.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'The plants are dying',
        description: 'Answer brown plants, sunken pavers and cost surprises.',
        outcome: 'Garden visit within 3 days, agreed fix with a date',
        situation:
          'Six weeks after planting half a hedge is brown. They watered "when needed". I was not there.',
        request:
          'Ask for photos of leaf, soil and the hose schedule. Plan a yard visit with a spade, and sort: too dry, too wet, planted badly, sick from the nursery. The same for a paver that sank: settle, base or water. Then who bears what, by our terms.',
        caution:
          'Keep the long view: a bed of mulch and shrubs is cheap beside the patio they may want next.',
      },
      'before-we-come': {
        title: 'Texts before we dig',
        description: 'Deliveries, mud and lines in the ground settled early.',
        outcome: 'Four texts in use on the next project',
        situation:
          'A truck with nine yards of mulch stands in the street, and the driveway is full of cars.',
        request:
          'Settle delivery space, gate width, sprinkler lines and pet fences marked, utility marking asked for before any digging, noise days, mud and which path we use, watering from the day of planting, weekly progress for a patio.',
        caution:
          'Private lines are not marked by the utility service; ask the owner in plain words.',
      },
      'reviews-and-regulars': {
        title: 'Reviews a season later',
        description: '60 days to honest reviews, and visits to yards you built.',
        outcome: '8 honest reviews and 5 care plans from past projects',
        situation:
          'On the last day a yard looks small and muddy. A season later it is the reason people stop at the fence.',
        request:
          'Ask twice: at hand-over about the work, and after one season about the yard, with a visit of fifteen minutes: paver joints, watering, what to cut. That visit opens the talk on care and fresh mulch.',
        caution:
          'Dead plants are taken care of before anyone is asked for stars, and all are asked in the end.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Crew days without waiting',
        description: 'Stone, machine and people on site in the right order.',
        outcome: 'One crew day a week won back from waiting',
        situation:
          'Three people stand around a hole because the pavers come at two instead of seven.',
        request:
          "Plan backward from each delivery: what must be done when it lands, what the crew does if it does not, machine days shared over two sites, a filler list (mulch, pruning, clean-ups) within ten minutes' drive, one person who makes the calls at three each afternoon.",
        caution: 'Base work on a patio is not where minutes are saved; mark what stays slow.',
      },
      'last-look': {
        title: 'Last look at the project',
        description: 'A card for levels, joints, plants and clean streets.',
        outcome: 'A ten-point card used at every hand-over this season',
        situation:
          'We come back for a rocking paver, a plant set too deep and mud down the whole street.',
        request:
          'Walk with a level, a hose and a broom: patio slope tried with water, joints full, edges tight, root flare visible, ties loose, mulch off the trunks, sprinklers turned on once, street swept, watering note handed over.',
        caution: 'Wall and step heights are checked against the plan by whoever drew it.',
      },
      'ready-for-the-season': {
        title: 'Ready for the build season',
        description: '60 days from frozen ground to the first patio.',
        outcome: 'First four projects with stone ordered, lines marked and crew set',
        situation:
          'Stone takes six weeks, the skid steer needs a track, and in March all customers want to be first.',
        request:
          'Fix the order of projects, deposits that buy pavers, machine service, plant orders, mulch deliveries by area, marking of lines before each dig, a filler list for rain, and a trial week for new hands.',
        caution: 'The compactor, saw dust and trench talks come from a trained person.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a hardscape helper',
        description: 'An ad before spring for people who like to see what they built.',
        outcome: '6 applicants before spring, two paid trial days held',
        situation: 'By noon on a base day you see who thinks ahead and who leans on the shovel.',
        request:
          'Describe the work by what they build: patio base, a row of pavers, a retaining wall, planting in fall. Heat, lifting with a partner, early start. What they learn: saw, levels, skid steer later. Nurseries and schools first.',
        caution:
          'Seasonal layoffs and visas for workers are for an adviser; promise no length of season.',
      },
      'trial-day': {
        title: 'Trial day on a project',
        description: 'Questions and a paid day of base and planting.',
        outcome: 'Two paid trial days and a decision by Sunday',
        situation:
          'By the tenth wheelbarrow I know who picks the short way and who blocks the path.',
        request:
          'Plan a day: raking base for a patio, string and level explained once, setting ten pavers, planting three shrubs, spreading mulch around a trunk, sweeping the street. See if they check the level again by themselves.',
        caution: 'Saw, compactor and skid steer are off limits on day one.',
      },
      'first-thirty-days': {
        title: 'First 30 days on projects',
        description: 'From wheelbarrow to a row of pavers in line.',
        outcome: 'Builds base to level and lays a straight row unasked',
        situation: 'We say "rake it level" and nobody ever showed them what level is.',
        request:
          'Teach by building: tools and cleaning, string and level, base in layers, first row of a patio, plant depth, mulch kept off trunks, handing over a swept site. On rainy days: sharpening and plant names.',
        caution:
          'Machines, saw and trenches wait for the trained person; lines are marked before any shovel.',
      },
    },
  },
} satisfies Trade;
