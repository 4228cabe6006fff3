import type { Trade } from './trade.ts';

/** Two rushes a year with mild weeks between them. */
export const hvac = {
  slug: 'hvac',
  exampleName: 'North Fork Heating & Air',
  who: 'an HVAC company',
  units: 'by the service call, by the tune-up and by the system',
  priceDrivers: 'system size and age, access, parts, season and after-hours calls',
  busy: 'the first heat wave and the first hard frost',
  quiet: 'the mild weeks between heating and cooling',
  smallJob: 'a filter change and thermostat check',
  usualJob: 'a tune-up before the season',
  bigJob: 'a new furnace or heat pump',
  priceExample: 149,
  hoursExample: 1.75,
  emergencies:
    'no cooling in a heat wave with an older person at home, no heat in frost, a carbon monoxide alarm',
  tools: 'gauges, a vacuum pump, a combustion tester and a stocked van',
  worries: 'being sold a new system, the bill in peak season and waiting days in the heat',
  roleExample: 'HVAC helper before the rush',
  callBackExample: 'The unit stopped again the next evening',
  complaintExample: 'It blows warm air again and we paid on Friday',
  signature: ['tune-up', 'furnace', 'thermostat', 'heat pump'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Fill the mild weeks',
        description: 'Sell tune-ups before the next heat or frost.',
        outcome: '20 tune-ups booked before the rush, within 30 days',
        situation: 'Mild weeks leave vans idle; two months later people are turned away.',
        request:
          'Invite everyone with a system installed or repaired before to a tune-up now: what is checked on furnace, heat pump or AC, how long it takes, what they get in writing. Offer two fixed weeks by part of town.',
        caution:
          'A tune-up is not a sales call for a new system, and the text says so. Promise no savings on the power bill.',
      },
      'answer-their-question': {
        title: 'Repair it or replace it?',
        description: 'One fair page on when an old system is worth a repair.',
        outcome: 'A repair-or-replace page and one post live within 14 days',
        situation: 'Owners of an old furnace fear the words "you need a new one".',
        request:
          'Explain fairly what decides: age, the part that failed, how often it failed, comfort, what a year or two more is worth. Put both roads side by side with questions to ask any company. Close with what a tune-up finds early, and that every home with a flame needs a carbon monoxide alarm.',
        caution: 'Promise no savings and no rebate; programs change, so the reader checks them.',
      },
      'season-plan': {
        title: 'Sell before the rush comes',
        description: 'A 90-day plan that moves work out of the rush.',
        outcome: '60 tune-ups and 20 maintenance plans sold before the next rush',
        situation:
          'The best-paid weeks are those in which customers are treated worst: everyone waits.',
        request:
          'Move demand forward to before the next rush here: tune-ups by part of town in the mild weeks, old systems looked at early, landlords and small shops before their season, a plan offered after every repair.',
        caution:
          'Stop selling on the day the calendar is full, and say what plan customers get in the worst week.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one system',
        description: 'One visit, two weeks of posts before the weather turns.',
        outcome: '6 tune-ups booked from posts in 14 days',
        situation: 'Nobody thinks about the unit until it stops.',
        request:
          'Make five: what was found, a filter after a year, the thermostat setting people ask about, the small part that can stop a furnace on the coldest night, and what a tune-up sheet says in two lines.',
        caution: 'No fear about old systems and no figures for savings.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds at the unit',
        description: 'A shot list to film during a tune-up.',
        outcome: 'One video filmed this week and posted before the weather turns',
        situation:
          'Nobody sees what a tune-up is; somebody goes behind the house and comes back with a bill.',
        request:
          'Script it: leaves in the unit, water running through the coil, the filter against the light, the thermostat set, a hand on the cool or warm vent. On screen: what is written down for the customer.',
        caution: 'No refrigerant handling in close-up, no claim about years added to a furnace.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks ahead of weather',
        description: 'Post two weeks before the heat or frost arrives.',
        outcome: '16 posts out and 15 tune-ups booked from them',
        situation: 'People call with the first heat or frost; a post two weeks earlier is in time.',
        request:
          'Start from the next change of season: tune-up weeks by neighborhood, filter sizes, thermostat habits, sounds a furnace should not make, testing the carbon monoxide alarm, what to do while waiting, a thank-you to the people on the vans.',
        caution: 'When the calendar is full, a post helps with waiting: name one of that kind.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'System quote gone quiet',
        description: 'Three follow-ups for a decision nobody likes to make.',
        outcome: '2 quiet system quotes decided within 21 days',
        situation:
          'For many it is the largest bill in years, and an old furnace or heat pump that still runs lets them wait.',
        request:
          'Let them decide in peace: repair once more or replace, with what each means in the worst week of the year. Sum up my quote in as many lines as I gave. Offer a 15-minute call with whoever decides.',
        caution: 'No rebate or saving is promised; the choice of furnace or heat pump is theirs.',
      },
      'phone-intake': {
        title: 'Take a no-heat, no-cooling call',
        description: 'A script for the busiest day of the year, safety first.',
        outcome: 'Every caller has a place in line, a fee and one thing to check',
        situation: 'On the worst day the phone does not stop, and every caller is urgent.',
        request:
          'Begin with safety: carbon monoxide alarm, smell of gas, headache or dizziness. Any yes: everyone out, emergency line from outside. Then who is in the house, since when, heat or cooling, thermostat, switch, filter. Risk first, plan customers, the rest. Say fee and day truthfully.',
        caution: 'No tune-up of the system by phone and no sale; a safe tip or two for tonight.',
      },
      'repeat-work-plan': {
        title: 'Sell the maintenance plan',
        description: 'From repairs to two tune-ups a year, booked ahead.',
        outcome: '20 repair customers on a maintenance plan',
        situation:
          'A plan on the price list sells itself to nobody, and people who repair dislike selling.',
        request:
          'Let them show, not sell: dirty filter, reading on the sheet, the date of the next tune-up. Two visits for furnace and AC or heat pump at my price above. What members get in the worst week must be something we can hold.',
        caution: 'Automatic renewal has rules; put it on the list for a lawyer.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this tune-up pay?',
        description: 'Check the tune-up price against tech hours and season.',
        outcome: 'A tune-up price that carries its hours, set this week',
        situation: 'A tune-up sold low to get in the door takes the place of a repair in the rush.',
        request:
          'Say whether it carries its hours, and when a low tune-up is worth it as a door opener. The diagnostic fee, rush prices and a furnace or heat pump take checks of their own.',
        caution:
          'If a cheap tune-up only pays when parts are sold with it, say so: that is no way to work.',
      },
      'terms-that-fit': {
        title: 'Diagnostic fee and deposits',
        description: 'Words for the fee, peak season and system orders.',
        outcome: 'Fee and deposit terms in use before the next rush',
        situation: 'In a heat wave people call five companies and keep the first that comes.',
        request:
          'Cover: diagnostic fee and when it is paid, what it holds, canceling on the way, after-hours rate, deposit when a furnace or heat pump is ordered, what plan members get instead.',
        caution:
          'No price goes up because of the weather; if busy hours cost more, the rule stands all year.',
      },
      'slow-season-cash': {
        title: 'Cash through the mild months',
        description: 'A 90-day plan for the weeks when nobody is hot or cold.',
        outcome: 'Payroll for the mild weeks in the bank by the end of the season',
        situation: 'The rush pays for everything; then come full wages and a silent phone.',
        request:
          'Weigh tune-ups moved into these weeks, plan fees spread over the year, parts bought late in place of early, deposits on furnace and heat pump orders, and training put where hours are cheap.',
        caution: 'Money for maintenance plans is earned later; keep it apart in the plan.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'Fixed, and it stopped again',
        description: 'Answer the repair that did not hold, safety first.',
        outcome: 'Running, or a clear date, within 24 hours, trust kept',
        situation: 'A furnace or heat pump stops again; it may be the same part or a second fault.',
        request:
          'Safety first: carbon monoxide alarm, smell of gas or feeling ill means everyone out and the emergency line. Then a quick check by phone: thermostat, filter, power. Explain same part against second fault, with options and no push.',
        caution: 'Somebody at risk there: a warm or cool place tonight comes before the bill.',
      },
      'before-we-come': {
        title: 'Texts while they wait',
        description: 'Keep people calm and ready in the busiest week.',
        outcome: 'Four texts in use before the first hot or cold week',
        situation: 'In the rush people call again and again to ask where the van is.',
        request:
          'Settle the window and who comes, space around furnace and outdoor unit, a photo of the thermostat, filter size, dogs. If a day slips, one of the four becomes the honest "we are a day behind".',
        caution: 'Alarm, gas smell or feeling ill: out and the emergency line, in every text.',
      },
      'reviews-and-regulars': {
        title: 'Reviews through the rush',
        description: 'Asked when the air comes, followed up in two days, waits told as they are.',
        outcome: '20 honest reviews and every repair followed up within a week',
        situation: 'The rush wins thanks and anger, sometimes from the same people.',
        request:
          'Whoever did the work asks when warm or cool air comes; a follow-up goes out two days later; tune-up customers are asked in quiet weeks. The 2-star review to answer says "they took four days".',
        caution:
          'Tell everyone the truth about waiting; a furnace promise that breaks costs more than a bad star.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'More calls in a rush week',
        description: 'A day plan for the hottest or coldest week.',
        outcome: '2 more calls a day in the rush, plan customers within 24 hours',
        situation: 'In the rush vans follow whoever cried loudest on the phone.',
        request:
          'Plan the week: sort the calls early, zones by van, tune-ups moved out, common parts on board, true times on the phone, furnace and heat pump returns kept together. Settle what stops by rule in the evening.',
        caution: 'Tired people on ladders get hurt; the plan has an end of day.',
      },
      'last-look': {
        title: 'Last look before we drive',
        description: 'A card that ends next-day "it stopped again" calls.',
        outcome: 'A ten-point card used on every call before the season',
        situation: 'Loose covers, filters put in backward, a thermostat left on hold.',
        request:
          'At the end of a tune-up or repair: settings back, filter direction and size noted, condensate dry, sounds heard with the customer, readings written down, area swept, next date said. Furnace points apart from cooling.',
        caution: 'Combustion and refrigerant points are for a certified person.',
      },
      'ready-for-the-season': {
        title: 'Ready before the rush',
        description: '60 days to prepare vans, people and plan customers.',
        outcome: 'All plan tune-ups done and ten common parts on each van',
        situation:
          'The first hot or cold week is lost to missing parts and to tune-ups that should have been done.',
        request:
          'Do plan customers by part of town now, stock from what was used last time, service pumps and gauges, train helpers, set the phone questions, agree days off. Heat pump and furnace parts as the coming season needs them.',
        caution: 'Refrigerant work stays with certified people, in the plan as well.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Hire before the rush',
        description: 'An ad for a helper, trained before the rush begins.',
        outcome: '4 applicants within 14 days, one helper trained before peak season',
        situation: 'Training in the rush costs the best person a week and teaches little.',
        request:
          'Write for a start in the mild weeks: attics and crawl spaces, tune-ups first, furnace and heat pump work later; on-call and certification only as I offer them [confirm]. Ask supply houses and trade schools before sites.',
        caution: 'Say how overtime in the rush works only after payroll has checked it.',
      },
      'trial-day': {
        title: 'Ride-along before the season',
        description: 'Questions and a paid day of tune-ups.',
        outcome: 'Two ride-alongs in the mild weeks and a decision in 3 days',
        situation: 'Half an hour in a hot attic shows more than a certificate on paper.',
        request:
          'Plan three tune-ups: filter and coil, note-taking, carrying, tidy shoes, how they explain a thermostat to a customer who is new to it. Add a shop hour: name parts on an old furnace.',
        caution: 'No refrigerant or gas work; breaks and water are part of the plan.',
      },
      'first-thirty-days': {
        title: 'Train a helper before the rush',
        description: 'From filters to the first half of a tune-up.',
        outcome: 'Does the prep half of a tune-up alone before the rush',
        situation: 'In the rush nobody teaches anything; the mild weeks are the school.',
        request:
          'Week by week: van stock and part names, filter sizes, cleaning coils, condensate, thermostat settings and how to explain them, then readings beside someone, a furnace in the shop taken apart. The rush rules come in week four.',
        caution: 'Refrigerant, gas and live voltage are for certified people.',
      },
    },
  },
} satisfies Trade;
