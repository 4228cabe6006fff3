import { customInput } from '../custom-input.ts';
import { advice, documents, socialPosts, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Posts, clips and replies from work already done. */
export const content = {
  id: 'content-creation',
  name: 'Content Creation',
  about: 'Posts from jobs you’re doing anyway.',
  icon: 'camera',
  prompts: [
    {
      id: 'social-media.content.ten-from-one',
      version: 4,
      deliverables: [socialPosts(10, 50)],
      title: 'Ten posts from one job',
      description: 'One job, 10 angles, 5 weeks of posts.',
      content: lines(
        'Goal: {specificOutcome}.',
        "We're {business_name} ({business_type}).",
        'Platform: {primary_social_platforms}.',
        'The job: {finished_job}.',
        'What happened, from first call to cleanup: {job_story}.',
        'Tone: {brand_voice}',
        "Find 10 different posts in this one job: the call, the first look, the surprise, the choice we offered, a tool, a hand at work, the cleanup, the bill explained without the amount, the customer's question, what we'd do differently. If the job didn't have one of these, swap in another from my story and say so.",
        'For each, give me a caption of at most 40 words, the photo or clip, and how many days to wait before the next one. Put the 2 that should go first at the top, ready to paste.',
        'Nothing can identify the customer without a yes. Keep my facts as they are, with no added drama. Mark the 2 of the 10 that are just filler so I can drop them.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '10 posts from one job, scheduled within 7 days',
      additionalInputs: [
        input('primary_social_platforms'),
        customInput.text('finished_job', 'What job was it?', '{usualJob}', {
          required: true,
        }),
        customInput.area(
          'job_story',
          'What happened?',
          'They were in a hurry, we found a surprise, changed the plan, finished on time',
          { required: true },
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'social-media.content.short-video',
      version: 4,
      deliverables: [documents(2, 220, 'shot list'), socialPosts(1, 50)],
      title: 'Script a 30-second video',
      description: 'Shots, lines, and a caption for one clip you film on your phone.',
      content: lines(
        'What I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Where it goes: {primary_social_platforms}.',
        "What it's about: {video_subject}.",
        'What the viewer should do: {call_to_action}.',
        'How I feel on camera: {camera_comfort}',
        "Write one 30-second script, shot by shot: seconds, what the camera sees, what I say (or the words on screen if I don't talk), and the sound of the work where it helps. The first 2 seconds have to show the problem, not my face. At most 6 shots, all doable alone with a phone propped on a bucket.",
        'Add a version with no talking, the caption, and the shot to use as the cover. List what to set up before I hit record, in 5 lines.',
        "Don't show an unsafe shortcut, missing safety gear, or an open panel that others might copy. Don't film anyone, or their home, without a yes. Tell me after how many tries to give up and post a photo.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One 30-second clip filmed and posted by Friday',
      additionalInputs: [
        input('primary_social_platforms'),
        input('call_to_action'),
        customInput.text(
          'video_subject',
          'What should it show?',
          "How we leave a place when we're done",
          { required: true },
        ),
        customInput.select(
          'camera_comfort',
          'How do you feel on camera?',
          [
            ['fine', 'Fine'],
            ['shy', 'Shy (hands only)'],
            ['never', 'Not for me (no voice either)'],
          ],
          { defaultValue: 'shy' },
        ),
      ],
    },
    {
      id: 'social-media.content.reply-kit',
      version: 6,
      deliverables: [textMessages(12, 38), advice(80)],
      title: 'Twelve saved replies',
      description: 'Replies to save on your phone for messages and comments.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Messages come in to {business_name}, {business_type}, on {primary_social_platforms}.',
        'What people ask most: <customer_text>{usual_messages}</customer_text>',
        'The next step I want: {call_to_action}.',
        'Tone: {brand_voice}',
        'Write 12 replies of at most 30 words, each with a short name so I can save it as a shortcut. Cover: asks the price, "are you free," out of our area, wants it tonight, sends a photo, wants free advice, thanks, complaint, cancels, asks for a job, tags a friend, goes quiet.',
        'Each reply asks for just one thing and gives an honest time when a person will answer. Mark the blanks I fill in by hand with [ ]. Add a 3-line rule: who answers, by when, what never to write in a message.',
        'No diagnosis from a photo if gas, power, a roof, or health is involved. Give the safe line instead. Name the message that should never get a saved reply.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '12 replies saved, and every message answered the same day',
      additionalInputs: [
        input('primary_social_platforms'),
        input('call_to_action'),
        customInput.area(
          'usual_messages',
          'What do people ask?',
          'How much is it? Do you work weekends? Can you look at this photo?',
          { required: true },
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'social-media.content.season-calendar',
      version: 4,
      deliverables: [steps(260), socialPosts(2, 80)],
      title: 'Post calendar for the season',
      description: 'Six weeks of posts that go out before customers know they need you.',
      content: lines(
        'Goal: {specificOutcome}.',
        'This is for {business_name} ({business_type}).',
        'Platform: {primary_social_platforms}.',
        'Season, if not this one: {seasonal_relevance}',
        'Area and climate: {service_area}',
        'Jobs I want then: {product_service_name}.',
        "Find the moments in the next 6 weeks around here that get people looking for us: first hot day, first frost, storms, guests, school, leases ending, whatever fits my trade. For each one, the sign it's coming and when to post so we're a little ahead of it.",
        'Turn them into 8 rows over 6 weeks: day or sign to watch for, subject, photo (a home only with a yes), one line of text. Write the first 2 in full. Mark the one worth repeating word for word next year.',
        "If my trade doesn't really have a season, say so and plan around my customers' calendar. Tell me which week will be too busy to post, and what to get ready for it now.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'Six weeks of posts planned this week, with the first 2 ready to publish',
      additionalInputs: [
        input('primary_social_platforms'),
        input('product_service_name', {
          required: true,
          placeholder: '{nextJobExample}',
        }),
        input('seasonal_relevance'),
        input('service_area'),
      ],
    },
  ],
} satisfies Subcategory;
