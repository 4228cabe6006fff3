import { customInput } from '../custom-input.ts';
import { advice, documents, socialPosts, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Posts, clips and replies from work already done. */
export const content = {
  id: 'content-creation',
  name: 'Content Creation',
  icon: 'camera',
  prompts: [
    {
      id: 'social-media.content.ten-from-one',
      version: 2,
      deliverables: [socialPosts(10, 50)],
      title: 'Ten posts from one job',
      description: 'One job, ten angles, five weeks of posts.',
      content: lines(
        'Goal: {specificOutcome}.',
        'We are {business_name} ({business_type}).',
        'Platform: {primary_social_platforms}.',
        'The job: {finished_job}.',
        'What happened from first call to clean-up: {job_story}.',
        'Tone: {brand_voice}',
        "Find ten different posts in this one job: the call, the first look, the surprise, the choice we offered, a tool, a hand at work, the clean-up, the bill explained without the amount, the customer's question, what we would do differently. Replace any that this job does not have by another true moment of it, and say so.",
        'For each give a caption of at most 40 words, the photo or clip, and how many days to leave before the next. Put the two that should go first on top, ready to paste.',
        'Nothing may identify the customer without a yes. Keep my facts as they are, no added drama. Mark the two fillers among the ten so I can drop them.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '10 posts from one job, scheduled within 7 days',
      additionalInputs: [
        input('primary_social_platforms'),
        customInput.text('finished_job', 'Which job was it?', 'Path and steps in a front yard', {
          required: true,
        }),
        customInput.area(
          'job_story',
          'What happened?',
          'Wanted gravel, we found roots, moved the steps, 3 days, rain on day 2',
          { required: true },
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'social-media.content.short-video',
      version: 2,
      deliverables: [documents(2, 220, 'shot list'), socialPosts(1, 50)],
      title: 'Script a 30-second video',
      description: 'Shots, words and captions for one clip filmed on a phone.',
      content: lines(
        'I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'For: {primary_social_platforms}.',
        'Subject: {video_subject}.',
        'What the viewer should do: {call_to_action}.',
        'I feel in front of a camera: {camera_comfort}',
        'Write one script of 30 seconds, shot by shot: seconds, what the camera sees, what I say (or the text on screen if I do not speak), the sound of the work where it helps. The first two seconds must show the problem, not my face. At most six shots, all possible alone with a phone on a bucket.',
        'Add a version with no talking, the caption, and the picture to use as cover. List what to set up before pressing record, in five lines.',
        'Show no unsafe shortcut, missing safety gear or open panel that others might copy. Film nobody without a yes. Say after how many tries I leave it and post a photo.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One 30-second clip filmed and posted by Friday',
      additionalInputs: [
        input('primary_social_platforms'),
        input('call_to_action'),
        customInput.text(
          'video_subject',
          'What should it show?',
          'How we leave a kitchen after a day of work',
          { required: true },
        ),
        customInput.select(
          'camera_comfort',
          'In front of a camera I feel',
          [
            ['fine', 'Fine'],
            ['shy', 'Shy: hands only'],
            ['never', 'Never: no voice either'],
          ],
          { defaultValue: 'shy' },
        ),
      ],
    },
    {
      id: 'social-media.content.reply-kit',
      version: 2,
      deliverables: [textMessages(12, 38), advice(80)],
      title: 'A kit of ready replies',
      description: 'Twelve answers saved on your phone for messages and comments.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Messages reach {business_name}, {business_type}, on {primary_social_platforms}.',
        'What people write most: <customer_text>{usual_messages}</customer_text>',
        'Next step I want: {call_to_action}.',
        'Tone: {brand_voice}',
        'Write twelve replies of at most 30 words, each with a short name so that I can save it as a shortcut. Cover: price question, "are you free", out of our area, wants it tonight, sends a photo, wants advice for free, thanks, complaint, spam, asks for a job, tags a friend, goes quiet.',
        'Every reply asks for one thing only and gives an honest time when a person will answer. Mark the blanks I fill in by hand with [ ]. Add a rule of three lines: who answers, by when, what never to write in a message.',
        'No diagnosis from a photo where gas, power, roof or health is involved: give the safe line instead. Name the message that never gets a saved reply.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '12 replies saved and every message answered in 2 hours',
      additionalInputs: [
        input('primary_social_platforms'),
        input('call_to_action'),
        customInput.area(
          'usual_messages',
          'What do people write?',
          'How much for a 3-bed? Do you do weekends? Can you look at this photo?',
          { required: true },
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'social-media.content.season-calendar',
      version: 2,
      deliverables: [steps(260), socialPosts(2, 80)],
      title: 'A calendar for the season',
      description: 'Six weeks of posts before customers know they need you.',
      content: lines(
        'Aim: {specificOutcome}.',
        'For {business_name} ({business_type}).',
        'Platform: {primary_social_platforms}.',
        'Season, if not the present one: {seasonal_relevance}',
        'Area and climate: {service_area}',
        'Jobs I want then: {product_service_name}.',
        'Find the moments of the next six weeks at our place that send people looking for us: first hot day, first frost, storms, guests, school, leases ending, whatever fits my trade. For each, the sign that it is coming, and when to post so that we are a little earlier.',
        'Turn them into eight rows over six weeks: day or sign to watch for, subject, photo, one line of text. Write the first two in full. Mark the one worth repeating word for word next year.',
        'If my trade has no real season, say so and plan by the calendar of my customers. Say which week will be too busy to post, and what I prepare for it now.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Six weeks of posts planned this week, the first 2 ready to publish',
      additionalInputs: [
        input('primary_social_platforms'),
        input('product_service_name', {
          required: true,
          placeholder: 'Checks before the cold weeks',
        }),
        input('seasonal_relevance'),
        input('service_area'),
      ],
    },
  ],
} satisfies Subcategory;
