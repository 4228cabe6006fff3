import type { Trade } from './trade.ts';

/** Two rushes a year with mild weeks between them. */
export const hvac = {
  slug: 'hvac',
  exampleName: 'North Fork Heating & Air',
  who: 'an HVAC company',
  units: 'by the service call, by the tune-up and by the system',
  priceDrivers: 'system size and age, access, parts, season and after-hours calls',
  busy: 'the first heat wave and the first hard frost',
  quiet: 'the mild weeks of April and October',
  smallJob: 'a filter change and thermostat check',
  usualJob: 'a spring or fall tune-up',
  bigJob: 'a new furnace or heat pump',
  priceExample: 149,
  hoursExample: 1.75,
  emergencies: 'no cooling at 98 degrees with an older parent at home, no heat below freezing',
  tools: 'gauges, a vacuum pump, a combustion tester and a stocked van',
  worries: 'being sold a new system, the bill in peak season and waiting days in the heat',
  roleExample: 'HVAC helper before the summer rush',
  callBackExample: 'The unit stopped again the next evening',
  complaintExample: 'It blows warm air again and we paid on Friday',
  signature: ['tune-up', 'furnace', 'thermostat', 'heat pump'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Fill the mild weeks',
        description: 'Sell tune-ups before the first heat wave or frost.',
        outcome: '20 tune-ups booked before the rush, within 30 days',
        situation:
          'In April and October my techs sweep the shop; eight weeks later we turn people away.',
        request:
          'Invite everyone we installed or repaired for to a tune-up now: what we check on the furnace, heat pump or AC, how long it takes, what they hear from us in writing afterwards. Offer two fixed weeks by ZIP code.',
        caution:
          'A tune-up is not a sales call for a new system and the text says so. Promise no savings on the power bill.',
      },
      'answer-their-question': {
        title: 'Repair it or replace it?',
        description: 'One fair page on when an old system is worth a repair.',
        outcome: 'A repair-or-replace page and one post live before the first hot week',
        situation:
          'The first thing people fear when I look at a furnace is the words "you need a new one".',
        request:
          'Explain fairly how we think about it: age, the part that failed, how often it failed, comfort, what a year or two more is worth. Put both roads side by side with questions to ask any company, mine included. Close with what a tune-up finds early.',
        caution: 'Promise no savings and no rebate; programs change, so the reader checks them.',
      },
      'season-plan': {
        title: 'Sell before the heat comes',
        description: 'A 90-day plan that moves work out of the rush.',
        outcome: '60 tune-ups and 20 maintenance plans sold before peak season',
        situation:
          'We earn most in weeks in which we treat customers worst: everyone waits, techs work nights.',
        request:
          'Move demand forward: tune-ups by zip code in the mild weeks, systems over twelve years looked at early, landlords and small shops before their season, a plan offered after every repair.',
        caution:
          'Stop selling on the day the calendar is full, and say what plan customers get in a heat wave.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one tune-up',
        description: 'One visit, two weeks of posts before the weather turns.',
        outcome: '6 tune-ups booked from posts in 14 days',
        situation:
          'Nobody thinks about the unit until it stops. The posts have to come two weeks before that.',
        request:
          'Make five: what came out of the coil, a filter after a year, the thermostat setting people ask about, the small part that stops a furnace on the coldest night, and a tech explaining the tune-up sheet in two lines.',
        caution: 'No fear about old systems and no figures for savings.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds at the unit',
        description: 'A shot list to film during a tune-up.',
        outcome: 'One video filmed this week, posted ten days before the heat',
        situation:
          'Nobody sees what a tune-up is. To them somebody goes behind the house and comes back with a bill.',
        request:
          'Script it: leaves in the unit, water running through the coil, the filter held against the light, the thermostat set, a hand on the cool vent. One spoken sentence about what we write down for the owner.',
        caution: 'No refrigerant handling in close-up, no claim about years added to a furnace.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks ahead of weather',
        description: 'Post two weeks before the heat or frost arrives.',
        outcome: '16 posts out and 15 tune-ups booked from them',
        situation: 'My business follows the forecast, and my posts always came after it.',
        request:
          'Start from the next change of season: tune-up weeks by neighborhood, filter size photos, thermostat habits, sounds a furnace should not make, what to do while you wait for us, a thank-you to the techs after the first hot week.',
        caution: 'When we are full, posts turn into help with waiting, so prepare three of those.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'System quote gone quiet',
        description: 'Three follow-ups for a decision nobody likes to make.',
        outcome: '2 quiet system quotes decided within 21 days',
        situation:
          'It is the largest bill in years, the old unit ran again after my repair, and now they wait for it to die.',
        request:
          'Let them decide in peace: repair once more or replace, with what each means in a heat wave. Restate my quote in five lines, warranty as written, installation day, what stays. Offer a 15-minute call with both partners on it.',
        caution: 'No rebate or saving is promised, and the furnace or heat pump choice is theirs.',
      },
      'phone-intake': {
        title: 'Take a no-cooling call',
        description: 'A script for the busiest day of the year.',
        outcome: 'Every caller has a place in line, a fee and one thing to check',
        situation:
          'On the first hot day the phone does not stop, and every caller says the baby is hot.',
        request:
          'Sort with care: who is in the house, since when, what the thermostat shows, is the filter old, switch on, ice on the line. Plan customers, people at risk, no cooling at all, then the rest. Say fee and day truthfully, and give two tips for tonight.',
        caution:
          'Do not sell a system on the phone. Anyone who sounds unwell calls medical help first.',
      },
      'repeat-work-plan': {
        title: 'Sell the maintenance plan',
        description: 'From repairs to two tune-ups a year, booked ahead.',
        outcome: '20 repair customers on a maintenance plan',
        situation: 'The plan is on our price list and nobody sells it, since techs hate selling.',
        request:
          'Let the tech show, not sell: dirty filter, reading on the sheet, the date of the next tune-up. Price two visits for furnace and AC or heat pump from my times. What members get on the hottest day must be something we can hold.',
        caution: 'Auto-renewal has rules in many states; put it on the list for a lawyer.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this tune-up pay?',
        description: 'Check the tune-up price against tech hours and season.',
        outcome: 'A tune-up and diagnostic price set before the season',
        situation:
          'I price the tune-up low to get in the door, and in July it takes the slot of a repair.',
        request:
          'Tell me what it must cost in the mild weeks and in the rush, and when it may be a door opener. Check the diagnostic fee in the same way. For a furnace or heat pump, list the hours that never make it into the quote.',
        caution:
          'If cheap tune-ups only work when techs sell parts, say so, because I do not want that.',
      },
      'terms-that-fit': {
        title: 'Diagnostic fee and deposits',
        description: 'Words for the fee, peak season and system orders.',
        outcome: 'Fee and deposit terms in use before peak season',
        situation:
          'In a heat wave people call five companies, and I drive to houses that are already cooled.',
        request:
          'Cover: diagnostic fee paid at booking or on the day, what it holds, canceling within two hours, after-hours rate, deposit when a furnace or heat pump is ordered, what plan members get instead.',
        caution:
          'No price goes up because of the weather; if peak hours cost more, the rule stands all year.',
      },
      'slow-season-cash': {
        title: 'Cash through the mild months',
        description: 'A 90-day plan for the weeks when nobody is hot or cold.',
        outcome: 'Payroll for the mild weeks in the bank by the end of the season',
        situation:
          'Summer pays for everything, then comes October with full wages and a silent phone.',
        request:
          "Plan with tune-ups moved to these weeks, plan fees spread over the year, parts bought late in place of early, deposits on furnace and heat pump orders, and techs' training put where hours are cheap.",
        caution: 'Money for maintenance plans is earned later; keep it apart in the table.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'Fixed, and hot again',
        description: 'Answer the repair that lasted three days, in July.',
        outcome: 'Cooling or a clear date within 24 hours, trust kept',
        situation: 'They waited four days for me, it ran for three, and it is 95 degrees again.',
        request:
          'Check quickly by phone: thermostat, filter, power, ice. Put them at the top of tomorrow with a reason the office can defend. Explain first part against second fault in plain words, with options from repair to heat pump and no push.',
        caution:
          'If a person at risk lives there, think of a cool place tonight before thinking of the bill.',
      },
      'before-we-come': {
        title: 'Texts while they wait',
        description: 'Keep people calm and ready in the busiest week.',
        outcome: 'Four texts in use before the first hot or cold week',
        situation:
          'In peak week people call three times a day to ask where we are, and the line is blocked for the next one.',
        request:
          'Settle the window and who comes, space around furnace and outdoor unit, attic access, thermostat photo, filter size, dogs. Give one honest text for "we are running a day behind".',
        caution: 'Comfort tips only, nothing to open up or reset.',
      },
      'reviews-and-regulars': {
        title: 'Reviews in a heat wave',
        description: '60 days to honest reviews through the rush.',
        outcome: '20 honest reviews and every repair followed up within a week',
        situation: 'In peak week we save people and upset people, sometimes the same ones.',
        request:
          'Have techs ask when cold or warm air comes out, the office follow up two days later, and tune-up customers be asked in the quiet weeks. Write the reply to "they took four days".',
        caution:
          'Tell everyone the truth about waiting; a furnace promise we break costs more than a bad star.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Get through the rush week',
        description: 'A day plan for the hottest or coldest week.',
        outcome: '2 more calls a tech per day in the rush, plan customers within 24 hours',
        situation: 'In the rush my techs zigzag behind whoever cried loudest on the phone.',
        request:
          'Plan the week: triage at seven, zones by tech, tune-ups moved out, common parts on each van, an office line that gives true times, one person for furnace and heat pump returns. What stops by rule at eight in the evening?',
        caution: 'Tired techs on ladders get hurt; the plan has an end of day.',
      },
      'last-look': {
        title: 'Last look before we drive',
        description: 'A card that ends next-day "it stopped again" calls.',
        outcome: 'A ten-point card used on every call before the season',
        situation:
          'A loose cover, a filter put in backward, a thermostat left on hold: that is what brings us back.',
        request:
          'Write it for the end of a tune-up or repair: settings back, filter direction and size noted, condensate dry, sounds heard with the customer, readings written down, area swept, next date said. Furnace points apart from cooling.',
        caution: 'Combustion and refrigerant points are filled in by a certified tech.',
      },
      'ready-for-the-season': {
        title: 'Ready before the heat wave',
        description: '60 days to prepare vans, techs and plan customers.',
        outcome: 'All plan tune-ups done and ten common parts on each van',
        situation:
          'We lose the first hot week to capacitors we do not have and tune-ups we should have done.',
        request:
          "Do plan customers by zip code now, stock from last year's most used parts, service pumps and gauges, train the helper, set phone triage, agree days off. For winter run it again with furnace and heat pump parts.",
        caution: 'Refrigerant work stays with certified people, in the plan as well.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Hire before the heat',
        description: 'An ad for a helper, trained before the rush begins.',
        outcome: '4 applicants within 14 days, one helper trained before peak season',
        situation: 'If I hire in July, the best tech loses his week to teaching in a hot attic.',
        request:
          'Write now for a start in the mild weeks: attics and crawl spaces, on-call or not, tune-ups first, furnace and heat pump work later, certification paid or not [confirm]. Ask supply houses and trade schools before sites.',
        caution: 'Say how overtime in peak season works only after payroll has checked it.',
      },
      'trial-day': {
        title: 'Ride-along before the season',
        description: 'Questions and a paid day of tune-ups.',
        outcome: 'Two ride-alongs in the mild weeks and a decision in 3 days',
        situation: 'A hot attic for half an hour shows more than a certificate on paper.',
        request:
          'Plan three tune-ups with my most patient tech: filter and coil, note-taking, carrying, tidy shoes, how they explain a thermostat to an older lady. Add a shop hour: name parts on an old furnace.',
        caution: 'No refrigerant or gas work; breaks and water are part of the plan.',
      },
      'first-thirty-days': {
        title: 'Train a helper before the rush',
        description: 'Ready for the rush: from filters to a tune-up.',
        outcome: 'Does the prep half of a tune-up alone before the heat comes',
        situation:
          'I have six quiet weeks to make a helper useful. In the rush nobody teaches anything.',
        request:
          'Week by week: van stock and part names, filter sizes, cleaning coils, condensate, thermostat settings and how to explain them, then readings beside a tech, a furnace in the shop taken apart. The rush rules come in week four.',
        caution: 'Refrigerant, gas and live voltage are for certified people.',
      },
    },
  },
} satisfies Trade;
