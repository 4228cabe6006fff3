import { customInput } from '../custom-input.ts';
import { advice, documents, socialPosts, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Pages and stories made from work already done. */
export const content = {
  id: 'content-creation',
  name: 'Content Creation',
  about: 'Pages, answers, and guides that bring you calls.',
  icon: 'file-text',
  prompts: [
    {
      id: 'marketing.content.before-after',
      version: 4,
      deliverables: [documents(1, 270), socialPosts(1, 70), textMessages(1, 40), advice(150)],
      title: 'Tell a before-and-after story',
      description: 'Turn one finished job into a web page, a post, and captions.',
      content: lines(
        'What I want: {specificOutcome}.',
        "We're {business_name} ({business_type}).",
        'The job: {finished_job}.',
        'What we found and what we did: {job_notes}.',
        'Who should see their own problem in it: {target_audience}.',
        'Tone: {brand_voice}',
        'Turn my notes into a story in 4 short parts: what the customer noticed, what we found, what we decided to do and why, and how it looks or works now. At most 250 words for the website, shorter if my notes are, gaps as [confirm]. Then a 60-word version for a post.',
        "Tell me which 3 photos it needs, with a one-line caption for each, and mark any I can't take anymore. Give it a heading that someone with the same problem would type or say.",
        "Leave out the street and the customer's name and show photos only with a yes, and write the one-line message that asks for both. Don't promise others the same result. Name the detail in my notes a careful reader would doubt.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One before-and-after page live this week',
      additionalInputs: [
        customInput.text('finished_job', 'What job did you finish?', '{usualJob}', {
          required: true,
        }),
        customInput.area(
          'job_notes',
          'What did you find, and what did you do?',
          'They asked for one thing. We found a second problem, showed it to them, and took care of both',
          { required: true },
        ),
        input('target_audience'),
        input('brand_voice'),
      ],
    },
    {
      id: 'marketing.content.answer-a-buyer',
      version: 5,
      deliverables: [documents(1, 520)],
      title: 'Answer a question customers ask',
      description: 'Turn the question you hear every week into one useful article.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name} ({business_type}).',
        'Area: {service_area}',
        'The question: {buyer_question}.',
        'Reader: {target_audience}.',
        'Length: {blog_length}',
        'Answer it in the first 2 sentences, the way I would at the kitchen table. Then: when that answer changes, what makes it cost more or less, what readers can check without tools, when to call someone, and what to ask anyone they call, us or another company.',
        'Use short headings that are questions, and keep the whole page within the length above, 500 words at most. Leave [your example] where one of my jobs belongs and [confirm price] where a number belongs. End with 2 lines on how to reach us, with no sales talk before that.',
        "Don't send anyone up a ladder, into a panel, near gas, or into a crawl space. Codes and permits vary by place, so tell readers who to ask. Mark the part another pro would argue with.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One article that answers a real question, live this week',
      additionalInputs: [
        customInput.text(
          'buyer_question',
          'What do people ask you?',
          'How much is {usualJob}, and how long does it take?',
          {
            required: true,
          },
        ),
        input('target_audience'),
        input('blog_length'),
        input('service_area'),
      ],
    },
    {
      id: 'marketing.content.faq-page',
      version: 4,
      deliverables: [documents(1, 420), textMessages(3, 40)],
      title: 'FAQ page that saves calls',
      description: 'Answers to 8 questions people would otherwise call about.',
      content: lines(
        'What I need: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Our area: {service_area}',
        'Readers: {target_audience}.',
        'Questions we hear: {known_questions}',
        'Main service: {product_service_name}',
        'Build a page with 8 questions the way a customer would ask them, sorted by when they come up: before calling, before the visit, on the day, about the bill, afterward. Answer each one in at most 40 words, with the answer first and the condition second.',
        'Where only I know the answer (prices, hours, guarantee, insurance, pets, parking), write the sentence around [confirm ...] so I fill it in once. Flag the 3 answers that would save me the most calls, and turn those into text replies of at most 200 characters.',
        "Don't say we're licensed or insured, or that we guarantee anything, unless I wrote it. Make one of the 8 the question customers are too polite to ask.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'FAQ page with 8 answers live within 7 days',
      additionalInputs: [
        input('target_audience'),
        customInput.area(
          'known_questions',
          'Questions you hear',
          'Do I need to be home? How long does it take? Do you charge to come look?',
        ),
        input('product_service_name'),
        input('service_area'),
      ],
    },
    {
      id: 'marketing.content.four-week-list',
      version: 4,
      deliverables: [steps(260), socialPosts(2, 90)],
      title: 'Four weeks of content',
      description: "Plan 8 short pieces around jobs you've already booked.",
      content: lines(
        'Goal: {specificOutcome}.',
        'My business is {business_name} ({business_type}).',
        "Who it's for: {target_audience}.",
        'Jobs coming up: {upcoming_jobs}.',
        'Season: {seasonal_relevance}',
        'Time I have: {time_availability}',
        "Plan 8 short pieces over 4 weeks, 2 a week, based on the jobs above. For each: the day, the format (photo, 30-second clip, short answer, page), the point in one sentence, the shot to take on site with the customer's yes, and who takes it. None of them can take more than 20 minutes.",
        'Write the first 2 as full posts so I can publish them this week. For the other 6, give me the opening line. Then name the one piece that should also go on the website, and why.',
        'If the plan takes more hours than I have, cut it and say what you took out. No holidays that have nothing to do with our work. Tell me what usually makes an owner quit in week 2, and how this plan gets past it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '8 pieces published in the next 28 days',
      additionalInputs: [
        input('target_audience'),
        customInput.area(
          'upcoming_jobs',
          'Jobs in the next few weeks',
          'Two small jobs on the north side, an office, one big job',
          { required: true },
        ),
        input('seasonal_relevance'),
        input('time_availability'),
      ],
    },
  ],
} satisfies Subcategory;
