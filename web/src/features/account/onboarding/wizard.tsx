import './onboarding.css';
import '#web/ui/styles/plan.css';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { trialDays } from '#shared/domain/plan/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { NameStep, TypeStep } from './business-steps.tsx';
import { HelperIntro } from './helper-intro.tsx';
import { HelpersStep } from './helpers-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { SetupAnswers } from './setup-answers.ts';
import { furthest, isAnswered, type Step, stepsOf } from './setup-steps.ts';

const headings: Record<Step, { title: string; lead: string }> = {
  name: {
    title: 'What’s your business name?',
    lead: 'Takes 2 minutes. Then your helpers will know who they’re working for.',
  },
  type: { title: 'What do you do?', lead: 'A roofer and a cleaner need different advice.' },
  plan: { title: 'How do you want to start?', lead: 'You can change plans anytime.' },
  helpers: { title: 'Which helpers do you want?', lead: 'Pick the ones that would help you most.' },
  intro: { title: 'Meet your helpers', lead: 'Here are 2 questions to start with for each one.' },
  review: { title: 'Ready to go?', lead: 'Check everything over. You can change it later.' },
};

type Props = {
  answers: SetupAnswers;
  change: (part: Partial<SetupAnswers>) => void;
  /** The plan is settled by the link that led here. */
  planIsSettled?: boolean;
  /** How many days of Professional are free for this owner. */
  freeDays?: number;
  /** In a preview every step can be passed and nothing is saved. */
  isPreview?: boolean;
  finish: () => void;
  finishLabel: string;
  busy?: string | false;
  failure?: string | null;
  notice?: ReactNode;
};

/** The onboarding steps: progress, one question at a time, Back and Continue. The step is in the address, so the browser's back button works. */
export const Wizard = (props: Props) => {
  const { answers, change, isPreview = false, busy = false, freeDays = trialDays, failure } = props;
  const [search, setSearch] = useSearchParams();
  const steps = stepsOf(answers.plan, props.planIsSettled);
  const limit = isPreview ? steps.length - 1 : furthest(steps, answers);
  const wanted = Math.trunc(Number(search.get('step') ?? 1)) - 1 || 0;
  const index = Math.min(Math.max(wanted, 0), limit);
  const step = steps[index] ?? 'name';
  useTrueAddress(index);
  const isLast = index === steps.length - 1;
  const canContinue = isPreview || isAnswered(step, answers);
  const heading = useStepFocus(step);

  const go = (to: number) => {
    const next = new URLSearchParams(search);
    next.set('step', String(to + 1));
    setSearch(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canContinue || busy !== false) return;
    if (isLast) props.finish();
    else go(index + 1);
  };

  return (
    <form className="wizard" onSubmit={submit} onKeyDown={submitOnEnter(isLast)} noValidate>
      {props.notice}
      <Progress at={index + 1} total={steps.length} />
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {headings[step].title}
        </h1>
        <p>{headings[step].lead}</p>
      </header>
      <div className="wizard-body">
        {step === 'name' && <NameStep answers={answers} change={change} />}
        {step === 'type' && <TypeStep answers={answers} change={change} />}
        {step === 'plan' && <PlanStep answers={answers} change={change} freeDays={freeDays} />}
        {step === 'helpers' && <HelpersStep answers={answers} change={change} />}
        {step === 'intro' && <HelperIntro answers={answers} />}
        {isLast && <ReviewStep answers={answers} freeDays={freeDays} />}
        {step === 'review' && !props.planIsSettled && <HelperIntro answers={answers} />}
      </div>
      {failure && <ErrorPanel title="Setup Error" message={failure} />}
      <footer>
        {index > 0 && (
          <Button variant="outline" onClick={() => go(index - 1)} disabled={busy !== false}>
            Back
          </Button>
        )}
        <Button type="submit" disabled={!canContinue} busy={isLast && busy}>
          {isLast ? props.finishLabel : 'Continue'}
        </Button>
      </footer>
    </form>
  );
};

const Progress = ({ at, total }: { at: number; total: number }) => (
  <div className="progress">
    <div className="meter-row">
      <b>
        Step {at} of {total}
      </b>
      <span>{Math.round((at / total) * 100)}%</span>
    </div>
    <progress max={total} value={at} aria-label="Progress" />
  </div>
);

/** Enter submits from a text field by itself; from a list, or from a heading that leads on, it has to be told to. */
const submitOnEnter = (isLast: boolean) => (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || event.repeat) return;
  const fromList = event.target instanceof HTMLSelectElement;
  const fromHeading = event.target instanceof HTMLHeadingElement && !isLast;
  if (!fromList && !fromHeading) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>('[type=submit]')?.click();
};

/** An address that asks for a step too far is put right at once: else the first letter typed would leap there. */
const useTrueAddress = (index: number) => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('step');
  useEffect(() => {
    if (asked === null || asked === String(index + 1)) return;
    const next = new URLSearchParams(search);
    next.set('step', String(index + 1));
    setSearch(next, { replace: true });
  }, [asked, index, search, setSearch]);
};

/** A new step puts the focus on its field, or on its heading where there is none. */
const useStepFocus = (step: Step) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what moves the focus
  useEffect(() => {
    const field = heading.current?.closest('form')?.querySelector<HTMLElement>('[data-autofocus]');
    (field ?? heading.current)?.focus();
    scrollTo(0, 0);
  }, [step]);
  return heading;
};
