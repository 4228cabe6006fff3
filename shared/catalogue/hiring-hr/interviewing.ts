import { customInput } from '../custom-input.ts';
import { callScripts, documents, emails, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Choosing fairly. */
export const interviewing = {
  id: 'interviewing',
  name: 'Interviewing',
  about: 'Ask the right questions and pick the right person.',
  icon: 'messages-square',
  prompts: [
    {
      id: 'hiring-hr.interviewing.structured-questions',
      version: 5,
      deliverables: [documents(1, 500)],
      title: 'The same 8 questions',
      description: 'A 30-minute interview that compares answers, not charm.',
      content: lines(
        'Goal: {specificOutcome}.',
        '{business_name}, {business_type}',
        'Role: {crew_role}.',
        'What makes someone good at it here: {good_at_it}.',
        'What they need to have done before: {must_have_done}',
        'Write 8 questions: 4 "tell me about a time," 2 "what would you do if" from a typical day in my trade, one about working with others, one for their questions. Under the first 7, 3 lines: what a strong, a fair, and a weak answer includes, described so 2 people would mark it the same way.',
        "Add the opening, how to take notes, and the rule: mark right after, decide the next morning, reasons in words about the work. Include a reminder of what not to ask. Don't compare real people for me, because I'll do that with the sheet. Remind me to have an employment lawyer look at it once. Mark the one of the 8 that favors good talkers, with another to use in its place.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Same 8 questions for every applicant, decision within 3 days',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.text(
          'good_at_it',
          'What makes someone good at it here',
          'Careful, on time, speaks to customers',
          { required: true },
        ),
        customInput.text(
          'must_have_done',
          'What do they need to have done before?',
          'A year of this kind of work, or nothing at all',
        ),
      ],
    },
    {
      id: 'hiring-hr.interviewing.working-trial',
      version: 7,
      deliverables: [
        steps(150),
        textMessages(1, 60),
        callScripts(2, 90),
        documents(1, 100, 'score sheet'),
      ],
      title: 'A paid trial day',
      description: 'See the work before you promise a job, fairly and safely.',
      content: lines(
        'What I want to see: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'Role: {crew_role}.',
        'Tasks for the day: {trial_tasks}.',
        "Who's with them: {buddy}",
        "Plan a trial of one day or less, the same for every candidate. Say what happens hour by hour, which tasks show what, who watches and how, and what's off limits (heights, live power, gas, chemicals, machines, driving). Five points to mark, all visible: asks when unsure, finishes, cleans up, stays on time, treats people well.",
        'Write the invitation, the briefing for the person who goes with them (a note to myself if I work alone or named no one), the talk at the end of the day, and the message by noon the next day, for yes and for no. Trials are work: pay, insurance, and paperwork have to be settled beforehand, so list who to ask and what. Good people have bad days, so tell me how to know the difference.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        '2 applicants tried for a day, and a decision by the end of next week',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.text(
          'trial_tasks',
          'Tasks for the day',
          'Set up, one small task start to end, clean up',
          {
            required: true,
          },
        ),
        customInput.text('buddy', "Who's with them (you, or a first name)", 'Me'),
      ],
    },
    {
      id: 'hiring-hr.interviewing.reference-questions',
      version: 4,
      deliverables: [callScripts(2, 160), emails(1, 150)],
      title: 'Call a reference',
      description: 'Six questions that get more than "nice to work with."',
      content: lines(
        'What I want to learn: {specificOutcome}.',
        "I'm calling as the owner of {business_name}, {business_type}",
        'Role: {crew_role}.',
        "What I'm unsure about, in terms of the work: {unsure_about}",
        "Write a 6-minute call to a former boss or customer the applicant named and agreed to. Opening with who I am and that the applicant knows about the call; 6 questions on what the person did, how it turned out, with what help, and whether they'd hire them again for this kind of work; a thank-you. The same 6 for every applicant I get this far with.",
        'Give me a version as an email and one for when the reference is a customer. Tell me how to weigh a short or careful answer, since many companies only give dates. Note what not to ask or write down, and that consent is needed, and remind me to check it with an employment lawyer. Tell me in 3 steps what to do if 2 references disagree.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Two references called before the offer goes out',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.text(
          'unsure_about',
          "What you're unsure about",
          'Can they work alone? Do they show up on time?',
        ),
      ],
    },
    {
      id: 'hiring-hr.interviewing.reject-kindly',
      version: 5,
      deliverables: [textMessages(3, 60), callScripts(1, 90)],
      title: 'Say no to an applicant',
      description: 'Three short messages that leave people thinking well of you.',
      content: lines(
        'What I want: {specificOutcome}.',
        'From {business_name}, {business_type}',
        'Role: {crew_role}.',
        'How far they got: {stage}.',
        'The real reason, in terms of the work: {work_reason}',
        'Tone: {brand_voice}',
        "Write the message for this stage, and next to it short ones for the other stages, so I have a set: after the form, after a call or interview, after the trial. Each one thanks them for something real, gives the no in the second sentence, and says what happens with their information. After a trial it's a phone call, so write that as 6 sentences.",
        "If I'd hire them later, say how and when, with no false hope. If they ask why, give me one honest answer about the work in 2 sentences and a polite ending. No arguing and no list of faults. There are rules about keeping or deleting applications, so list what to check. Say if a small change to the role would make it a yes.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every applicant has a reply by Friday evening',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.select(
          'stage',
          'How far did they get?',
          [
            ['form', 'Application only'],
            ['call', 'Phone call'],
            ['interview', 'Interview'],
            ['trial', 'Trial day'],
          ],
          { required: true, defaultValue: 'interview' },
        ),
        customInput.text('work_reason', 'The real reason', "Can't start before 9"),
        input('brand_voice'),
      ],
    },
  ],
} satisfies Subcategory;
