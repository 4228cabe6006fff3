import { customInput } from '../custom-input.ts';
import { advice, documents, socialPosts, steps } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Being found by people who search nearby. */
export const seo = {
  id: 'seo-optimization',
  name: 'SEO Optimization',
  icon: 'search',
  prompts: [
    {
      id: 'marketing.seo.service-area-page',
      version: 2,
      deliverables: [documents(1, 450), advice(120)],
      title: 'Write a page for one town',
      description: 'A page about one service in one place, with facts only you have.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'The town or district: {service_area}.',
        'The service: {product_service_name}.',
        'What is different about jobs there: {local_facts}',
        'Why people there pick us: {unique_selling_proposition}',
        'Write the page: a heading that says service and place once, 300 to 400 words, four short sections. It has to be useful to somebody who lives there: what we see in those houses or buildings, how we get there and when, what a visit looks like, what to have ready. Then the page title (60 characters), the search description (150 characters) and the file names for two photos.',
        'If all I know about the place is its name, tell me so and list five facts to collect on the next job there. A page with the town swapped in is worth nothing.',
        'No fake address, no "number one in", no license I did not name. Say which other page of mine it might compete with.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One town page live within 7 days',
      additionalInputs: [
        input('service_area', { required: true, label: 'Which town or district?' }),
        input('product_service_name', { required: true, placeholder: 'Emergency drain clearing' }),
        customInput.area(
          'local_facts',
          'What is different there?',
          'Houses from the fifties, clay pipes, hard to park',
        ),
        input('unique_selling_proposition'),
      ],
    },
    {
      id: 'marketing.seo.google-profile',
      version: 3,
      deliverables: [documents(1, 300), socialPosts(3, 60), steps(120)],
      title: 'Tidy up your Google profile',
      description: 'Every field of your map listing, filled in one sitting.',
      content: lines(
        'By the end: {specificOutcome}.',
        'The business: {business_name}, {business_type}',
        'Area served: {service_area}',
        'Services, main one first: {services_list}.',
        'What is on the profile today: {profile_now}',
        'People reach us by: {primary_service_channels}',
        'Go through a Google Business Profile in the order its screens come: categories, area, hours, services, description, photos, links to book or ask. For every field write what to put in, ready to paste, or the exact question I must answer first. Description at most 700 characters.',
        'List ten photos to take this week from normal jobs, and three updates to post, written out. Then a monthly check of ten minutes, as a list.',
        'Stay inside the rules of the listing: real name without extra keywords, real address or a hidden one, no reviews written or bought by us. If you are unsure what the current rules say, mark it [check Google help]. Say what on the profile could get it suspended.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Profile complete with 10 photos by Sunday',
      additionalInputs: [
        customInput.area(
          'services_list',
          'Your services, main one first',
          'Weekly mowing, hedge trimming, leaf haul',
          { required: true },
        ),
        input('service_area'),
        customInput.area(
          'profile_now',
          'What is on it now?',
          'Name, phone, 4 old photos, 11 reviews',
        ),
      ],
    },
    {
      id: 'marketing.seo.keyword-list',
      version: 2,
      deliverables: [advice(420)],
      title: 'Words customers type nearby',
      description: 'A short search list, sorted by how ready people are to book.',
      content: lines(
        'Goal: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'Where: {service_area}',
        'What I sell: {product_service_name}.',
        'Who else they find: {main_competitors}',
        'Words customers use on the phone: {customer_words}',
        'Make a list of 20 searches in the words of someone with the problem, not in trade terms. Sort them in three groups: needs it today, comparing, just wondering. For each one: the page or post that should answer it, and whether I have it already [confirm].',
        'Then choose the five to work on first and say why in a line each: how close to a booking, how many others fight for it, how well my work fits. You cannot see search volumes, so give none; tell me how to test three searches by hand in ten minutes.',
        'Also list five searches to avoid because they bring people who want to do it themselves or want a job.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '5 searches chosen and matched to a page within 14 days',
      additionalInputs: [
        input('product_service_name', {
          required: true,
          placeholder: 'AC repair and yearly tune-up',
        }),
        input('service_area'),
        customInput.area(
          'customer_words',
          'What do callers say?',
          'It blows but not cold; the breaker keeps going',
        ),
        input('main_competitors'),
      ],
    },
    {
      id: 'marketing.seo.sixty-day-plan',
      version: 2,
      deliverables: [steps(320), advice(150)],
      title: 'Get found locally in 60 days',
      description: 'Eight weeks of small jobs that make you easier to find.',
      content: lines(
        'Where I want to be: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Area: {service_area}',
        'Service that matters most: {product_service_name}.',
        'What I have now: {web_presence}',
        'Hours I can give: {time_availability}',
        'Set out eight weeks with one task each, the ones with the most effect first: the map listing, the page for the main service, one page per town that matters, honest reviews after each job, the same name, address and phone everywhere, two local links from people we know already.',
        'For each task: minutes, who does it, what "done" looks like. On days 30 and 60, a check I can do by hand from a phone in another part of town, with a small table to fill in.',
        'Be straight about time: what can move within weeks and what takes months. Nobody can promise a position, so promise none. Say at which point I should pay someone, and the three questions to ask them first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Eight tasks done in 60 days, checked by hand on days 30 and 60',
      additionalInputs: [
        input('product_service_name', { required: true, placeholder: 'Roof leak repair' }),
        input('service_area'),
        customInput.area(
          'web_presence',
          'What do you have now?',
          'One-page site, map listing, a Facebook page',
        ),
        input('time_availability'),
      ],
    },
  ],
} satisfies Subcategory;
