import type { Trade } from './trade.ts';

/** Small calls that lead to panels and chargers; danger comes first, permits always apply. */
export const electrician = {
  slug: 'electrician',
  exampleName: 'Alder Street Electric',
  who: 'an electrical contractor',
  units: 'by the service call, by the fixture and by the project',
  priceDrivers: 'age of the house, access, distance to the panel, permits and inspection',
  busy: 'the weeks before summer and before the holidays',
  quiet: 'the weeks after the holidays',
  smallJob: 'a dead outlet',
  usualJob: 'a few outlets and fixtures in one visit',
  bigJob: 'a panel upgrade or an EV charger',
  priceExample: 240,
  hoursExample: 2.5,
  emergencies: 'a burning smell, half the house dark, a breaker that will not reset',
  tools: 'testers, fish tape, ladders and a van with breakers, boxes and wire',
  worries: 'fire, holes in the wall, failed inspections and how long the power is off',
  roleExample: 'Apprentice electrician',
  callBackExample: 'The bathroom fan wired the wrong way round',
  complaintExample: 'The kitchen went dark again two days after you left',
  signature: ['outlet', 'breaker', 'panel', 'EV charger'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Fill a week with small jobs',
        description: 'Gather the little electrical jobs people keep putting off.',
        outcome: '6 one-morning visits booked in the next 21 days',
        situation:
          'Between projects lie single days, and past customers live with dead outlets and dark porches.',
        request:
          'Offer one visit for a list: an outlet that went dead, a fixture still in its box, outside lights, a look at a full panel. Ask them to send the list and two photos.',
        caution:
          'Anything that needs a permit gets its own quote and date. A burning smell or heat is never a list item: it is a call today.',
      },
      'answer-their-question': {
        title: 'When to worry about a breaker',
        description: 'One page on tripping breakers: what waits, what does not.',
        outcome: 'A breaker page and one profile post live by Sunday',
        situation:
          'People live for months with a breaker that trips, because they fear the bill or think it is normal.',
        request:
          'Sort it for a nervous reader: what they can switch off and note down, what means call this week, what means switch off and call now. Then how a cause is looked for, from outlet to panel, and that the price is agreed before a wall is opened.',
        caution:
          'No do-it-yourself steps beyond switching off. Permits and code are for the local inspector to state.',
      },
      'season-plan': {
        title: 'Better jobs in 90 days',
        description: 'More panel and charger work, less running for one switch.',
        outcome: '6 panel or EV charger jobs signed',
        situation:
          'Small calls can fill a week while panel upgrades and EV chargers come by accident.',
        request:
          'Build a plan that brings these: a page and photos for each, two car dealers or solar firms, home inspectors and remodelers who need someone to call back, and one question to ask on each service call.',
        caution:
          'Utility and permit times shape the calendar; rebates are for the customer to check.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one visit',
        description: 'One house visit, two weeks of posts that calm people.',
        outcome: '3 visits booked from posts in 14 days',
        situation:
          'Good work disappears behind a cover plate, so a photo exists only if it was taken before.',
        request:
          'Make five: old part beside new, what a tidy panel looks like with labels, the question to ask before an EV charger, a warning sign at an outlet that should not wait, and one light that changed a porch.',
        caution:
          'No how-to. If a picture shows a danger, the post says switch it off and call somebody licensed.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds at the panel',
        description: 'A shot list that makes labels interesting.',
        outcome: 'One video filmed on the next visit and posted within two days',
        situation:
          'Hardly anyone knows what each breaker does, and everyone has searched with a flashlight once.',
        request:
          'Script the labeling of a panel: dark room, wrong label, a breaker clicks, the right lamp goes out, a new label. A real scorched part only if I have one to show. One question at the end: can you find yours in the dark?',
        caution: 'Cover stays on while filming; a viewer must not see anything worth copying.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of electrical posts',
        description: 'Safety, light and chargers, with no how-to.',
        outcome: '16 posts out and 5 project inquiries',
        situation: 'Talk of electricity tires people; stories of houses do not.',
        request:
          'Plan by the house: a dim hallway before evenings get dark, the cord under a rug, an alarm that chirps, what to ask before a remodel closes a wall, too much on one breaker, where an EV charger could stand, a day with whoever is learning the trade.',
        caution:
          'Every warning ends with "switch off and call", never with a tool in a viewer\'s hand.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Electrical quote gone quiet',
        description: 'Three follow-ups for work nobody sees but everyone needs.',
        outcome: '2 quiet project quotes signed within 30 days',
        situation:
          'Much of this work cannot be seen, and several quotes for a panel or an EV charger are hard to compare.',
        request:
          'Help them compare: what my row above says is in, and four questions to ask any firm, such as who gets permit and inspection and how long the power is off. Tie it to what they want to do, if they told me.',
        caution:
          'If the cause was a real danger, say so plainly once and recommend that somebody looks.',
      },
      'phone-intake': {
        title: 'Take an electrical call well',
        description: 'A script that spots danger first and then sells a visit.',
        outcome: 'Every caller knows if it can wait, the service fee and the window',
        situation:
          'People apologize for calling about a smell behind an outlet; that call goes first.',
        request:
          'Begin with smell, heat, sparks, water, shock. Any yes: switch off at the panel if safe, keep away, the fire service if it smokes. Otherwise: what stopped, which breaker, age of the house, photos. Then the fee, the window, and "list anything else for the same visit".',
        caution: 'No advice on the phone past switching off; permits and dates are for the visit.',
      },
      'repeat-work-plan': {
        title: 'Next project while we are there',
        description: 'From a service call to the work the house needs next.',
        outcome: '6 service customers with a second job booked',
        situation:
          'Service visits end at one outlet, past a full panel and a garage where an EV charger may go.',
        request:
          'Give whoever goes a two-minute look-round with the customer: three questions, a photo, a note with "soon", "some day", "fine". Then a follow-up in 3, 30 and 60 days, with a price only when asked.',
        caution:
          'A note is not an inspection: the word is "saw", never "passed" or "unsafe by code".',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this service call pay?',
        description: 'Check an hour of small electrical work as it really runs.',
        outcome: 'A price for the usual service visit, used from Monday',
        situation: 'For one outlet there is a drive, a look, a test, a part to fetch and a form.',
        request:
          'Say whether my hours hold all of that, and what a price by the hour hides against one per fixture. A panel or EV charger takes a check of its own, with permit time in its hours.',
        caution:
          'Finding a fault is work even when the breaker turns out to be the toaster; give me the sentence for it.',
      },
      'terms-that-fit': {
        title: 'Service fee and project stages',
        description: 'Words for the visit fee, permits and stage payments.',
        outcome: 'Fee and stage terms on every quote by Friday',
        situation:
          'Small calls end in a talk about the hour, a panel in waiting for the last payment until the inspector came.',
        request:
          'Cover: what the service fee holds, price before the cover comes off, stages for a panel or EV charger job (deposit, rough-in, after inspection), who pays permit fees, what waiting for the utility means.',
        caution:
          'Tie the last payment to something we control, and say who can tell me what is allowed here.',
      },
      'slow-season-cash': {
        title: 'Cash between inspections',
        description: 'A 90-day plan for money stuck in unfinished projects.',
        outcome: 'No more than two projects waiting for a last payment',
        situation: 'Money lies in wire on sites until each one passes inspection.',
        request:
          'Find where it gets stuck: material before deposit, changes done on a nod, waiting for inspector or utility. Fill the gaps with service days, one panel or EV charger job a month in stages, and supplier terms.',
        caution: 'From my dates show how to see which builder costs more than the work brings.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'It still trips',
        description: 'Answer the breaker that went off again after your visit.',
        outcome: 'Safe tonight, back on site within 24 hours',
        situation:
          'Something trips again, an outlet is dead, a light flickers; faults that come and go can take two looks.',
        request:
          'Safety questions come first: smell, heat, sound at panel or outlet; any yes means off if safe, keep away, fire service if it smokes. Then what was running. Plan the return visit and tell only what they told.',
        caution: 'No step by phone beyond that. Never "up to code".',
      },
      'before-we-come': {
        title: 'Texts before the power goes',
        description: 'Access, outage and pets settled before we arrive.',
        outcome: 'Four texts in use for every outage and visit from Monday',
        situation: 'An outage nobody announced meets homework, meetings and freezers.',
        request:
          'Settle how long power is off and in which rooms, what to save or unplug, fridge and medical devices, a free way to the panel, boxes moved from the outlet wall, who decides about extras.',
        caution: 'If anyone depends on a device, a person calls; a text is not enough.',
      },
      'reviews-and-regulars': {
        title: 'Reviews when lights go on',
        description: '60 days to honest reviews and a second project.',
        outcome: '10 honest reviews and 4 second jobs from past customers',
        situation: 'Customers remember clean shoes more than what was done at the panel.',
        request:
          'Ask at the moment of light: when the new outlet, lamp or EV charger works for the first time. Leave labels and one sheet of what was seen. A text after 14 days asks whether everything works as they hoped.',
        caution: 'Do not let praise turn into a promise of safety in a reply.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Fewer second trips',
        description: 'Finish small jobs in one visit and projects without waiting.',
        outcome: '3 more service visits a week, second trips halved',
        situation:
          'Second trips eat the week: a missing breaker, an inspector, two outlets left over.',
        request:
          'Go after second trips: photos of the panel before driving, a van list by kind of job, service days and project days kept apart, inspections bundled, preparation by whoever may do it.',
        caution:
          'Nobody works alone on live parts to save a trip; such work stays out of the squeeze.',
      },
      'last-look': {
        title: 'Last look before covers on',
        description: 'A card for tidy, labeled, working visits.',
        outcome: 'A ten-point card used on every visit from Monday',
        situation: 'A dead outlet next door, a crooked plate, a missing label.',
        request:
          'Cover what a customer sees and what counts: each breaker touched is labeled, every outlet in the area tried, plates straight, dust wiped, lamp tested with them present, photo of the panel closed.',
        caution: "Testing follows the license holder's own sheet; this card does not replace it.",
      },
      'ready-for-the-season': {
        title: 'Ready for project season',
        description: '60 days to prepare people, permits and parts.',
        outcome: 'Six weeks of projects with permits applied for and parts on order',
        situation:
          'When everybody wants EV chargers, fans and a new panel at once, breakers and permits are late.',
        request:
          'Line up slow parts, permits and utility dates first, then van stock for outlet and lighting days, the start of new people, ladders and testers checked, quotes for EV chargers from one pattern.',
        caution: 'Tester calibration and protective gear are checked by whoever holds the license.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find an apprentice',
        description: 'An ad for careful people who want a trade for life.',
        outcome: '5 applicants within 21 days, one apprentice signed',
        situation: 'Careful people look for what they will learn and who teaches it.',
        request:
          'Describe a day honestly: hot attics, pulling wire, sweeping, labeling a panel. What is taught and when, such as a first outlet under supervision, is [confirm]; so are hours counted toward a license. How raises follow skills, if I said so.',
        caution: 'Rules on supervision differ by place; name the board as the one to ask.',
      },
      'trial-day': {
        title: 'Trial day for an apprentice',
        description: 'Questions and a paid day without live work.',
        outcome: 'Two trial days and a decision by the end of next week',
        situation:
          'The trait to look for is stopping when unsure, and nobody shows it across a desk.',
        request:
          'Plan dead work only: sorting the van, drilling, pulling cable, labeling a panel drawing, mounting boxes for an outlet on a board in the shop. Put in one unclear instruction and see if they ask.',
        caution: 'Nothing energized, no ladders over a height the safety person sets.',
      },
      'first-thirty-days': {
        title: "An apprentice's first 30 days",
        description: 'From sorting the van to wiring a board.',
        outcome: 'Preps a room and wires a practice outlet correctly, every time',
        situation: 'The first month decides whether somebody becomes careful or only quick.',
        request:
          'Teach stop and ask first. Then van and parts, drilling and boxes, pulling cable, a practice board with outlet and switch, labeling a panel while each breaker is called out, helping at one EV charger job.',
        caution:
          'Dead work only, locked off by the license holder; hours are logged if the program asks for it.',
      },
    },
  },
} satisfies Trade;
