import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, socialPosts, steps } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Which post brought work, and what to do more of. */
export const analytics = {
  id: 'analytics-performance',
  name: 'Analytics & Performance',
  about: 'See which posts get you calls, and drop the rest.',
  icon: 'chart-no-axes-column',
  prompts: [
    {
      id: 'social-media.analytics.read-my-numbers',
      version: 5,
      deliverables: [advice(280), steps(120)],
      title: 'Explain my numbers',
      description: 'Paste the numbers from the app and find out which ones lead to jobs.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Our page: {business_name} ({business_type}), on {primary_social_platforms}.',
        'The numbers, copied from the app: {numbers_pasted}.',
        'Followers: {follower_count}',
        'How often I post: {posting_frequency}',
        'Style of answer: {communication_style}',
        "Explain the numbers like I've never opened that screen. Sort them: which ones could lead to a job, which ones only feel good, which ones I can ignore for a year. Tell me what changed and whether it's enough to mean anything with counts this small.",
        'Then one thing to do more of, one to stop, and one to try for 2 weeks, each with the number to check afterward and on what day. Put all of it in a table with 5 rows at most.',
        'Only compare me with my own earlier weeks. If a number is missing, tell me where in the app to find it. Tell me what makes these numbers look better than they are.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Know by tonight which 3 numbers to watch',
      additionalInputs: [
        input('primary_social_platforms'),
        customInput.area(
          'numbers_pasted',
          'Numbers from the app',
          'Reach 1,240 (980 last month), 31 likes, 6 messages, 2 calls from the profile',
          { required: true },
        ),
        input('follower_count'),
        input('posting_frequency'),
        input('communication_style'),
      ],
    },
    {
      id: 'social-media.analytics.what-to-repeat',
      version: 4,
      deliverables: [advice(150), socialPosts(4, 70), steps(100)],
      title: 'Which posts to repeat',
      description: 'Find what your best posts have in common and do it again.',
      content: lines(
        'Outcome: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Platform: {primary_social_platforms}.',
        'My last posts and what came from each one: {last_posts}.',
        'How often I post: {posting_frequency}',
        'Tone: {brand_voice}',
        'Rank my posts by the messages and jobs we got from them first, comments second, likes last. Look for what the top ones share: a problem, a face, a place, a question, the time of day. Name at most 2 patterns and how sure you are, with so few posts.',
        'Then write 3 new posts that repeat the best pattern with a different job, leaving [your job] where the facts go, and one that tests the opposite, so we learn if the pattern is real.',
        "Give me dates for the next 4 posts and what to write down after each one, in under a minute. One lucky post isn't a rule, so call it luck, and name the popular post that got us nothing.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '4 posts based on what worked, published within 14 days',
      additionalInputs: [
        input('primary_social_platforms'),
        customInput.area(
          'last_posts',
          'Your last posts and what came of them',
          'Photo of a finished job: 3 calls. New van: 60 likes, no calls. Tip: 1 job',
          { required: true },
        ),
        input('posting_frequency'),
        input('brand_voice'),
      ],
    },
    {
      id: 'social-media.analytics.track-jobs',
      version: 4,
      calculators: ['add-up'],
      deliverables: [callScripts(1, 60), advice(220), steps(120)],
      title: 'Track jobs from social media',
      description:
        'One question to ask and one column to fill in, so you know which posts paid off.',
      content: lines(
        'What I want set up: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'Where I post: {primary_social_platforms}.',
        'How people reach us: {primary_service_channels}',
        'Where I write jobs down: {current_tools}',
        'Jobs per week: {jobs_per_week}',
        'Give me the simplest way to know which jobs came from a post. The question to ask on the phone, in a message, and on the form, word for word. The column or tag to add where I already write jobs down. The rule for "I saw you somewhere." Who asks, and what happens if they forget.',
        'Show 3 filled-in rows, marked as an example, and what to add up at the end of the month: jobs and money by post, and hours I spent. Then a 5-minute setup list for today.',
        'No new software, and no tracking people in secret. Tell me how many weeks it takes before the count means something with my number of jobs. Tell me what people say just to be polite.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Source written down for every new job for 60 days, starting Monday',
      additionalInputs: [
        input('primary_social_platforms'),
        input('current_tools', { label: 'Where do you write jobs down?' }),
        input('jobs_per_week'),
      ],
    },
    {
      id: 'social-media.analytics.monthly-report',
      version: 4,
      calculators: ['cost-per-lead'],
      deliverables: [documents(1, 140, 'report'), documents(1, 170, 'blank form')],
      title: 'Five-line monthly report',
      description: 'What social media got you this month, in a one-minute read.',
      content: lines(
        'What I want: {specificOutcome}.',
        'Report for: {business_name} ({business_type})',
        'Platform: {primary_social_platforms}.',
        'What happened this month: {month_numbers}.',
        'A typical job: {average_job_value}',
        'What I spent on it: {month_spend}',
        'Write my report in exactly 5 lines. One: what we did. Two: who got in touch. Three: jobs and what we made on them, going by the figures that come with this. Four: what surprised us. Five: the one change for next month. No line longer than 25 words.',
        'Below it, put the same 5 lines as a blank form for the months ahead, where each number comes from, and how to fill it in within 10 minutes at the start of the month. Add what would call for a bigger change: what has to be true 2 months in a row.',
        "Where I didn't give a number, say so in the line. Leave out likes. If it was a bad month, start with that, and mark the line I'll be tempted to dress up.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Five-line report at the start of each month for 90 days',
      additionalInputs: [
        input('primary_social_platforms'),
        customInput.area(
          'month_numbers',
          'What happened this month?',
          '7 posts, 9 messages, 4 quotes, 2 jobs',
          { required: true },
        ),
        input('average_job_value'),
        customInput.money('month_spend', 'What did you spend on it?', [0, 50000], {
          placeholder: '{40}',
        }),
      ],
    },
  ],
} satisfies Subcategory;
