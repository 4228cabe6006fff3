import { customInput } from '../custom-input.ts';
import { callScripts, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Choosing fairly. */
export const interviewing = {
  id: 'interviewing',
  name: 'Interviewing',
  icon: 'messages-square',
  prompts: [
    {
      id: 'hiring-hr.interviewing.structured-questions',
      version: 2,
      deliverables: [documents(1, 500)],
      title: 'The same eight questions',
      description: 'An interview of 30 minutes that compares answers, not charm.',
      content: lines(
        'Goal: {specificOutcome}.',
        '{business_name}, {business_type}',
        'Role: {crew_role}.',
        'What makes someone good at it here: {good_at_it}.',
        'What they must have done before: {must_have_done}',
        'Write eight questions: four "tell me about a time", two "what would you do if" taken from an ordinary day in my trade, one about working with others, one theirs. Under each, three lines: what a strong, a fair and a weak answer contains, described so that two people would mark it the same way.',
        'Add the opening, how to take notes, and the rule: mark right after, decide the next morning, reasons in words about the work. Include a reminder of what is not asked. You will not compare real people for me; I do that with the sheet. Have an employment adviser look at it once. Mark the one of the eight that favors good talkers, with another to put in its place.',
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
          'What must they have done before?',
          'A year of such work, or nothing at all',
        ),
      ],
    },
    {
      id: 'hiring-hr.interviewing.working-trial',
      version: 3,
      deliverables: [
        steps(150),
        textMessages(1, 60),
        callScripts(2, 90),
        documents(1, 100, 'marks'),
      ],
      title: 'A paid trial day',
      description: 'See the work before you promise a job, fairly and safely.',
      content: lines(
        'What I want to see: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'Role: {crew_role}.',
        'Tasks for the day: {trial_tasks}.',
        'Who is with them: {buddy}',
        'Plan a trial of one day or less, the same for every candidate. Say what happens by the hour, which tasks show what, who watches and how, and what is off limits for a newcomer (heights, live power, gas, chemicals, driving). Five points to mark, all visible: asks when unsure, finishes, tidies up, keeps time, treats people well.',
        'Write the invitation, the briefing for whoever goes along (me, if I named nobody), the talk at the end of the day and the message by noon tomorrow, for yes and for no. Trials are work: pay, insurance and papers must be settled beforehand, so list whom to ask and what. A bad day happens to good people: say how to tell the difference.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Two paid trials held and a decision by the end of next week',
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
        customInput.text('buddy', 'Who is with them (first name)', 'Marco'),
      ],
    },
    {
      id: 'hiring-hr.interviewing.reference-questions',
      version: 2,
      deliverables: [callScripts(2, 160), emails(1, 150)],
      title: 'Call a reference',
      description: 'Six questions that get more than "nice to work with".',
      content: lines(
        'I want to learn: {specificOutcome}.',
        'Caller: owner of {business_name}, {business_type}',
        'Role: {crew_role}.',
        'What I am unsure about, in terms of the work: {unsure_about}',
        'Write a call of six minutes to a former boss or client the applicant named and agreed to. Opening with who I am and that they know about it; six questions on what the person did, how it turned out, with what help, and whether they would take them again for such work; a thank-you. The same six for every applicant I get this far with.',
        'Give a version as an e-mail and one for a customer as the reference. Tell me how to weigh a short or careful answer, since many firms say only dates. Note what must not be asked or written down, and that consent is needed; have an adviser check. Put in three steps what to do if two references disagree.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Two references called before the offer goes out',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.text(
          'unsure_about',
          'What you are unsure about',
          'Has worked alone? Kept to times?',
        ),
      ],
    },
    {
      id: 'hiring-hr.interviewing.reject-kindly',
      version: 2,
      deliverables: [textMessages(3, 60), callScripts(1, 90)],
      title: 'Say no to an applicant',
      description: 'Three short messages that leave people with a good word for you.',
      content: lines(
        'It should leave: {specificOutcome}.',
        'From {business_name}, {business_type}',
        'Role: {crew_role}.',
        'How far they came: {stage}.',
        'The real reason, in terms of the work: {work_reason}',
        'Tone: {brand_voice}',
        'Write the message for this stage, and beside it short ones for the other stages, so that I have a set: after the form, after the call, after the trial. Each thanks them for something real, gives the no in the second sentence, and says what happens with their details. After a trial it is a phone call; write that as six sentences.',
        'If I would take them later, say how and when, with no false hope. If they ask why, give me one honest answer about the work in two sentences and a polite end. No arguing and no list of faults. Keeping or deleting applications has rules; put down what to check. Say if a small change of the role would make it a yes.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every applicant has an answer by Friday evening',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.select(
          'stage',
          'How far did they come?',
          [
            ['form', 'Application only'],
            ['call', 'Phone call'],
            ['interview', 'Interview'],
            ['trial', 'Trial day'],
          ],
          { required: true, defaultValue: 'interview' },
        ),
        customInput.text('work_reason', 'The real reason', 'Cannot start before 9'),
        input('brand_voice'),
      ],
    },
  ],
} satisfies Subcategory;
