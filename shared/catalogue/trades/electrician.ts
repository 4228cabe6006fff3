import type { Trade } from './trade.ts';

/** Small calls that lead to panels and chargers; danger comes first, permits always apply. */
export const electrician = {
  slug: 'electrician',
  exampleName: 'Alder Street Electric',
  who: 'an electrical contractor',
  units: 'by the service call, by the fixture and by the project',
  priceDrivers: 'age of the house, access, distance to the panel, permits and inspection',
  busy: 'early summer, and the weeks before the holidays',
  quiet: 'late January and February',
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
          'Between projects I have single days free, and my past customers live with dead outlets and dark porches.',
        request:
          'Offer one visit for a list: an outlet that went dead, a fixture from the box in the garage, outside lights before the evenings get dark, a look at a full panel. Ask them to send the list and two photos.',
        caution:
          'Anything that needs a permit gets its own quote and its own date. A burning smell or heat is never a list item: it is a call today.',
      },
      'answer-their-question': {
        title: 'When to worry about a breaker',
        description: 'One page on tripping breakers: what waits, what does not.',
        outcome: 'A breaker page and one profile post live by Sunday',
        situation:
          'People live for months with a breaker that trips, because they fear the bill or think it is normal.',
        request:
          'Sort it for a nervous reader: what they can switch off and note down, what means call this week, what means switch off and call now. Then how I look for the cause, from outlet to panel, and how a price is agreed before I open a wall.',
        caution:
          'No do-it-yourself steps beyond switching off. Permits and code are for the local inspector to state.',
      },
      'season-plan': {
        title: 'Better jobs in 90 days',
        description: 'More panel and charger work, less running for one switch.',
        outcome: '6 panel or EV charger jobs signed',
        situation:
          'Small calls fill my week. The jobs I do best, panel upgrades and EV chargers, come by accident.',
        request:
          'Build a plan that brings these: a page and photos for each, two car dealers or solar firms, home inspectors and remodelers who need someone to call back, and one question my techs ask on each service call.',
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
          'My best work disappears behind a cover plate, so photos have to be taken before it goes back on.',
        request:
          'Make five: the old outlet beside the new one, what a tidy panel looks like with labels, the question to ask before an EV charger, a warning sign that should not wait, and one light that changed a porch.',
        caution:
          'No how-to. If a picture shows a danger, the post says switch it off and call somebody licensed.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds at the panel',
        description: 'A shot list that makes labels interesting.',
        outcome: 'One video filmed on the next visit and posted within two days',
        situation:
          'Nobody knows what their breakers do, and everyone has searched with a flashlight once.',
        request:
          'Script the labeling of a panel: dark room, wrong label, a breaker clicks, the right lamp goes out, a new label. A cut to a charred outlet we replaced, as the reason to look. One question at the end: can you find yours in the dark?',
        caution: 'Cover stays on while filming; a viewer must not see anything worth copying.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of electrical posts',
        description: 'Safety, light and chargers, with no how-to.',
        outcome: '16 posts out and 5 project inquiries',
        situation:
          'I can talk about electricity all day and people glaze over. Stories of houses work better.',
        request:
          "Plan by the house: the old outlet in grandma's kitchen, the porch before dark evenings, questions before an EV charger, what a full panel looks like, holiday lights on one breaker, an apprentice's first year.",
        caution:
          'Every warning ends with "switch off and call", never with a tool in a viewer\'s hand.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Panel quote gone quiet',
        description: 'Three follow-ups for work nobody sees but everyone needs.',
        outcome: '2 quiet project quotes signed within 30 days',
        situation:
          'A new panel is money for a gray box. They got three quotes they could not compare.',
        request:
          'Help them compare: what is in mine (permit, inspection, labels, hours without power) and four questions to ask the others. Tie it to what they want to do, be it an EV charger, a kitchen, or a breaker that stops tripping.',
        caution:
          'If the cause was a real danger, say so plainly once and recommend that somebody looks, even if it is not me.',
      },
      'phone-intake': {
        title: 'Take an electrical call well',
        description: 'A script that spots danger first and then sells a visit.',
        outcome: 'Every caller knows if it can wait, the service fee and the window',
        situation:
          'People apologize for calling about a smell behind an outlet. That one goes first.',
        request:
          'Begin with smell, heat, sparks, water, shock. Any yes: switch off at the panel if safe, leave it, we come or the fire service does. Otherwise: what stopped, which breaker, age of the house, photos. Then the fee, the window, and "list anything else while we are there".',
        caution: 'No advice on the phone past switching off; permits and dates are for the visit.',
      },
      'repeat-work-plan': {
        title: 'Next project while we are there',
        description: 'From a service call to the work the house needs next.',
        outcome: '6 service customers with a second job booked',
        situation:
          'My techs fix the outlet and leave, past a full panel and a garage where a charger will go.',
        request:
          'Give them a two-minute look-round with the owner: three questions, a photo, a written note with "soon", "some day", "fine". Then a follow-up from me in 3, 30 and 60 days, with a price only when asked.',
        caution:
          'A note is not an inspection; use the word "saw", never "passed" or "unsafe by code".',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this service call pay?',
        description: 'Check an hour of small electrical work and the project beside it.',
        outcome: 'A service fee and a price for the first hour, used from Monday',
        situation:
          'For one outlet I drive, look, test, fetch a part and fill in a form. I bill an hour.',
        request:
          'Compare pricing by the hour with a price per fixture, on these numbers. Say what a panel upgrade has to carry besides labor: permit time, waiting for the inspector, a second trip.',
        caution:
          'Troubleshooting is work even when a breaker turns out to be the toaster; give me the sentence for it.',
      },
      'terms-that-fit': {
        title: 'Service fee and project stages',
        description: 'Words for the visit fee, permits and stage payments.',
        outcome: 'Fee and stage terms on every quote by Friday',
        situation:
          'Small calls end in a talk about the hour, panel jobs in waiting for the last third until the inspector came.',
        request:
          'Cover: what the service fee holds, price before the cover comes off, stages for a panel or EV charger job (deposit, rough-in, after inspection), who pays permit fees, what waiting for the utility means.',
        caution:
          'Tie the last payment to something we control, and tell me if that is not usual or allowed for deposits here.',
      },
      'slow-season-cash': {
        title: 'Cash between inspections',
        description: 'A 90-day plan for money stuck in unfinished projects.',
        outcome: 'No more than two projects waiting for a last payment',
        situation:
          'I am rich in wire and copper on three sites, and poor in the bank until each one passes.',
        request:
          'List how money gets stuck: material before deposit, change orders done on a nod, waiting for inspection or the utility. Fill the gaps with service days, one panel or EV charger job a month with stages, and supplier terms.',
        caution:
          'Which builder is costing me more than he brings? Show me how to see it from dates.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'It still trips',
        description: 'Answer the breaker that went off again after your visit.',
        outcome: 'Safe tonight, back on site within 24 hours',
        situation:
          'They paid for the visit, the breaker held for two days, and now the kitchen is dark again.',
        request:
          'Safety questions come first: smell, heat, sound at the panel or outlet. Then what was running when it went. Plan the return visit with no new fee until the cause is known, and explain why faults that come and go take two looks.',
        caution:
          'No step on the phone other than switching off. Say what we checked, never that it was "up to code".',
      },
      'before-we-come': {
        title: 'Texts before the power goes',
        description: 'Access, outage and pets settled before we arrive.',
        outcome: 'Four texts in use for every outage and visit from Monday',
        situation: 'Nobody told them the power goes off, and the son has an online exam at two.',
        request:
          'Settle how long power is off and in which rooms, what to save or unplug, fridge and medical devices, a free way to the panel, boxes moved from the outlet wall, who can decide about extras.',
        caution: 'If anyone depends on a device, a person calls; a text is not enough.',
      },
      'reviews-and-regulars': {
        title: 'Reviews when lights go on',
        description: '60 days to honest reviews and a second project.',
        outcome: '10 honest reviews and 4 second jobs from past customers',
        situation:
          'They remember that we wore shoe covers more than what we did at the panel. That is fine.',
        request:
          'Ask at the moment of light: when the new outlet, lamp or EV charger works for the first time. Leave labels and one sheet of what we saw. A text after 14 days: does every breaker hold?',
        caution: 'Do not let praise turn into a safety promise in our replies.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Fewer second trips',
        description: 'Finish small jobs in one visit and projects without waiting.',
        outcome: '3 more service visits a week, second trips halved',
        situation:
          'Missing one breaker, waiting for an inspector, coming back for two outlets behind the sofa.',
        request:
          'Go after second trips: photos of the panel before we drive, a van list by job type, service days and project days kept apart, inspections bundled, an apprentice who preps.',
        caution:
          'Nobody works alone on live parts to save a trip; leave such work out of the squeeze.',
      },
      'last-look': {
        title: 'Last look before covers on',
        description: 'A card for tidy, labeled, working visits.',
        outcome: 'A ten-point card used on every visit from Monday',
        situation:
          'We go back for a dead outlet in the next room, a crooked plate and a label nobody wrote.',
        request:
          'Cover what a customer sees and what I want to see: each breaker we touched labeled, every outlet in the area tried, plates straight, dust wiped, lamp tested with them present, photo of the panel closed.',
        caution:
          "Testing and measuring follow the license holder's own sheet, which this card does not replace.",
      },
      'ready-for-the-season': {
        title: 'Ready for summer projects',
        description: '60 days to prepare people, permits and parts.',
        outcome: 'Six weeks of projects with permits applied for and parts on order',
        situation:
          'In June everybody wants the charger, the fans and the new panel, and I am still waiting for breakers.',
        request:
          "Line up long-lead parts, permits and utility dates first, then van stock for outlet and lighting days, an apprentice's start, ladders and testers checked, quotes for EV chargers made from one template.",
        caution: 'Tester calibration and protective gear are checked by whoever holds the license.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find an apprentice',
        description: 'An ad for careful people who want a trade for life.',
        outcome: '5 applicants within 21 days, one apprentice signed',
        situation:
          'I need someone who labels a panel without being asked, and the ads bring people who fear ladders.',
        request:
          'Describe a day honestly: attic in July, pulling wire, sweeping, an outlet wired under my eyes by month two. What I teach, hours counted toward a license [confirm with the program], how raises follow skills.',
        caution: 'Supervision and ratio rules differ by state; name the board as the one to ask.',
      },
      'trial-day': {
        title: 'Trial day for an apprentice',
        description: 'Questions and a paid day without live work.',
        outcome: 'Two trial days and a decision by the end of next week',
        situation: 'The trait I need is stopping when unsure. You cannot see it across a desk.',
        request:
          'Plan dead work only: sorting the van, drilling, pulling cable with me, labeling a panel drawing, mounting boxes for an outlet on a board in the shop. Put in one unclear instruction and see if they ask.',
        caution: 'Nothing energized, no ladders over a height my safety person sets.',
      },
      'first-thirty-days': {
        title: "An apprentice's first 30 days",
        description: 'From sorting the van to wiring a board.',
        outcome: 'Preps a room and wires a practice outlet correctly, every time',
        situation: 'The first month decides if they get careful or quick.',
        request:
          'Teach stop and ask first. Then van and parts, drilling and boxes, pulling cable, a practice board with outlet and switch, labeling a panel with me calling out each breaker, helping at one EV charger job.',
        caution:
          'Dead work only, locked off by the license holder; hours are logged if the program asks for it.',
      },
    },
  },
} satisfies Trade;
