import { customInput } from '../custom-input.ts';
import { advice, documents, socialPosts, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Pages and stories made from work already done. */
export const content = {
  id: 'content-creation',
  name: 'Content Creation',
  icon: 'file-text',
  prompts: [
    {
      id: 'marketing.content.before-after',
      version: 2,
      deliverables: [documents(1, 270), socialPosts(1, 70), textMessages(1, 40), advice(150)],
      title: 'Tell a before-and-after story',
      description: 'One finished job as a page, a post and a caption.',
      content: lines(
        'Finish with: {specificOutcome}.',
        'We are {business_name} ({business_type}).',
        'The job: {finished_job}.',
        'What we found and what we did: {job_notes}.',
        'Who should recognize their own problem: {target_audience}.',
        'Tone: {brand_voice}',
        'Turn my notes into a story in four short parts: what the customer noticed, what we found, what we chose to do and why, how it looks or works now. About 250 words for the website. Then a 60-word version for a post.',
        'Say which three photos it needs, with a one-line caption for each, and mark those that can no longer be taken. Put a heading on it that a person with the same trouble would type or say.',
        'Keep the street and the name out unless I have permission; write the one-line message that asks for it. Do not promise the same result to others. Name the detail in my notes a careful reader would doubt.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One before-and-after page live this week',
      additionalInputs: [
        customInput.text('finished_job', 'Which finished job?', 'Bathroom fan that never worked', {
          required: true,
        }),
        customInput.area(
          'job_notes',
          'What did you find and do?',
          'Duct ended in the attic, new run through the gable wall, 5 hours',
          { required: true },
        ),
        input('target_audience'),
        input('brand_voice'),
      ],
    },
    {
      id: 'marketing.content.answer-a-buyer',
      version: 2,
      deliverables: [documents(1, 520)],
      title: 'Answer a question buyers ask',
      description: 'One useful article from the question you hear every week.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Written by {business_name} ({business_type}).',
        'Area: {service_area}',
        'The question: {buyer_question}.',
        'Reader: {target_audience}.',
        'Length: {blog_length}',
        'Answer it in the first two sentences, the way I would at the kitchen table. Then: when that answer changes, what drives the cost up or down, what the reader can check without tools, when to call someone, and what to ask whoever they call, us or another firm.',
        'Use short headings that are questions themselves, and keep the whole page within the length above, 500 words at most. Leave a gap [your example] where a job of mine belongs and a gap [confirm price] where a figure belongs. End with two lines on how to reach us and no sales talk before that.',
        'Send nobody up a ladder, into a panel, near gas or into a crawl space. Codes and permits vary by place, so point to the local building office. Mark the part another pro would dispute.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One article live this week that answers a real question',
      additionalInputs: [
        customInput.text(
          'buyer_question',
          'What do people ask you?',
          'Do I need to be home for the visit?',
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
      version: 2,
      deliverables: [documents(1, 420), textMessages(3, 40)],
      title: 'A questions page that saves calls',
      description: 'Eight answers a caller would otherwise phone you for.',
      content: lines(
        'What I need: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Our area: {service_area}',
        'Readers: {target_audience}.',
        'Questions we hear: {known_questions}',
        'Main service: {product_service_name}',
        'Build a page of eight questions in the words a customer uses, sorted by the moment they come up: before calling, before the visit, on the day, about the bill, afterwards. Answers of at most 40 words, each with the answer first and the condition second.',
        'Where only I know the answer (prices, hours, guarantee, insurance, pets, parking), write the sentence around [confirm ...] so I fill it in once. Flag the three answers that would spare me the most calls, and turn those into text replies of at most 200 characters.',
        'Do not state that we are licensed, insured or guaranteed unless I wrote it. One of the eight is the question customers are too polite to ask.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A page with 8 answers live within 7 days',
      additionalInputs: [
        input('target_audience'),
        customInput.area(
          'known_questions',
          'Questions you hear',
          'Do you bring supplies? What if it rains? Do you charge to look?',
        ),
        input('product_service_name'),
        input('service_area'),
      ],
    },
    {
      id: 'marketing.content.four-week-list',
      version: 2,
      deliverables: [steps(260), socialPosts(2, 90)],
      title: 'Four weeks of things to publish',
      description: 'Eight small pieces planned around jobs you have booked.',
      content: lines(
        'Goal: {specificOutcome}.',
        'I work as {business_name} ({business_type}).',
        'For: {target_audience}.',
        'Jobs coming up: {upcoming_jobs}.',
        'Season: {seasonal_relevance}',
        'Time I have: {time_availability}',
        'Plan eight small pieces over four weeks, two a week, made from the jobs above. For each: the day, the format (photo, 30-second clip, short answer, page), the point in one sentence, the shot to take on site and who takes it. Nothing may need more than 20 minutes.',
        'Write the first two as posts in full so that I can publish them this week. For the other six, give the opening line. Then name the one piece that should also go to the website, and why.',
        'If the plan asks more hours than I have, cut it and say what went. No holidays that have nothing to do with our work. Say what usually makes an owner stop in week two, and how this plan survives it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '8 pieces published in the next 28 days',
      additionalInputs: [
        input('target_audience'),
        customInput.area(
          'upcoming_jobs',
          'Jobs in the next weeks',
          'Two deck stains, a fence, one big repaint',
          { required: true },
        ),
        input('seasonal_relevance'),
        input('time_availability'),
      ],
    },
  ],
} satisfies Subcategory;
