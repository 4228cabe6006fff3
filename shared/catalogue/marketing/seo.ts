import { customInput } from '../custom-input.ts';
import { advice, documents, socialPosts, steps } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Being found by people who search nearby. */
export const seo = {
  id: 'seo-optimization',
  name: 'SEO Optimization',
  about: 'Show up when people search for your work.',
  icon: 'search',
  prompts: [
    {
      id: 'marketing.seo.service-area-page',
      version: 4,
      deliverables: [documents(1, 450), advice(120)],
      title: 'Write a page for one town',
      description: 'One service in one town, with local facts only you know.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'The town or neighborhood: {service_area}.',
        'The service: {product_service_name}.',
        "What's different about jobs there: {local_facts}",
        'Why people there pick us: {unique_selling_proposition}',
        'Write the page: a heading that names the service and the place once, 300 to 400 words, 4 short sections. It has to be useful to someone who lives there: what we see in those houses or buildings, how we get there and when, what a visit is like, what to have ready. Then the page title (60 characters), the search description (150 characters), and file names for 2 photos.',
        'If all I know about the place is its name, tell me so and list 5 facts to collect on my next job there. A page with just the town swapped in is worth nothing.',
        'No fake address, no "number one in," no license I didn\'t mention, [confirm] for gaps. Tell me which other page of mine it might compete with.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One town page live within 7 days',
      additionalInputs: [
        input('service_area', {
          required: true,
          label: 'Which town or neighborhood?',
          placeholder: 'Maple Heights',
        }),
        input('product_service_name', { required: true }),
        customInput.area(
          'local_facts',
          "What's different there?",
          'Older houses, steep streets, hard to park',
        ),
        input('unique_selling_proposition'),
      ],
    },
    {
      id: 'marketing.seo.google-profile',
      version: 5,
      deliverables: [documents(1, 300), socialPosts(3, 60), steps(120)],
      title: 'Clean up your Google profile',
      description: 'Fill in every field of your Google listing in one sitting.',
      content: lines(
        'What I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Area served: {service_area}',
        'Services, main one first: {services_list}.',
        "What's on the profile now: {profile_now}",
        'How people reach us: {primary_service_channels}',
        'Go through a Google Business Profile in the same order as its screens: categories, area, hours, services, description, photos, links to book or ask. For each field, write what to put in, ready to paste, or the exact question I need to answer first. Keep the description to 700 characters.',
        'List 10 photos to take this week on jobs where the customer says yes, and 3 updates to post, written out. Then a 10-minute monthly check, as a list.',
        "Follow Google's rules: our real name with no extra keywords, a real address or a hidden one, no reviews we wrote or bought. If you're not sure what the current rules say, write [check Google help]. Tell me what on the profile could get it suspended.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Profile complete with 10 photos by Sunday',
      additionalInputs: [
        customInput.area('services_list', 'Your services, main one first', '{servicesExample}', {
          required: true,
        }),
        input('service_area'),
        customInput.area(
          'profile_now',
          "What's on it now?",
          'Name, phone, 4 old photos, 11 reviews',
        ),
      ],
    },
    {
      id: 'marketing.seo.keyword-list',
      version: 4,
      deliverables: [advice(420)],
      title: 'What local customers search for',
      description: 'A short list of searches, sorted by how ready people are to book.',
      content: lines(
        'Goal: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'Where: {service_area}',
        'What I sell: {product_service_name}.',
        'Who else they find: {main_competitors}',
        'What customers say on the phone: {customer_words}',
        'Make a list of 20 searches the way someone with the problem would say them, not in trade terms. Sort them into 3 groups: ready to book, comparing, just wondering. For each one: the page or post that should answer it, and whether I already have it [confirm].',
        "Then pick the 5 to work on first and say why in a line each: how close they are to booking, how well it fits my work, and what I could show there. You can't see search volumes, so don't give any. Tell me how to test 3 searches by hand in 10 minutes.",
        'Also list 5 searches to avoid because they attract people who want to do it themselves or want a job.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '5 searches chosen and matched to a page within 14 days',
      additionalInputs: [
        input('product_service_name', {
          required: true,
        }),
        input('service_area'),
        customInput.area(
          'customer_words',
          'What do callers say?',
          'Roughly what would that cost, and when could you come?',
        ),
        input('main_competitors'),
      ],
    },
    {
      id: 'marketing.seo.sixty-day-plan',
      version: 4,
      deliverables: [steps(320), advice(150)],
      title: 'Get found locally in 60 days',
      description: 'Eight weeks of small tasks that make you easier to find.',
      content: lines(
        'Where I want to be: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Area: {service_area}',
        'The service that matters most: {product_service_name}.',
        'What I have now: {web_presence}',
        'Time I have for it: {time_availability}',
        'Plan 8 weeks, one task each, the most effective first: the Google listing, the page for the main service, one page per town that matters, honest reviews after each job, the same name, address, and phone number everywhere, 2 local links from people we already know.',
        'For each task: minutes, who does it, what done looks like. On days 30 and 60, a check I can do by hand from a phone in another part of town, with a small table to fill in.',
        "Be straight about time: what can change in weeks and what takes months. No one can promise a ranking, so don't promise one. Tell me at what point I should pay someone, and the 3 questions to ask first.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Eight tasks done in 60 days, checked by hand on days 30 and 60',
      additionalInputs: [
        input('product_service_name', { required: true }),
        input('service_area'),
        customInput.area(
          'web_presence',
          'What do you have now?',
          'One-page website, Google listing, a Facebook page',
        ),
        input('time_availability'),
      ],
    },
  ],
} satisfies Subcategory;
