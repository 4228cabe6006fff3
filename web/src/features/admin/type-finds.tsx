import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import type { TradeName } from '#shared/domain/choices.ts';
import { exampleMessage } from '#shared/domain/first-run.ts';

type Prompt = Output<Contract['catalogue']['listPrompts']>['items'][number];

/** What is known of nobody before the first day. */
const noAnswers = { town: '', team: '', challenge: '', price: '' };

/** The message that greets an owner of a type on their first day, before they have answered anything. */
export const FirstDay = ({ type }: { type: TradeName }) => {
  const business = { name: `Test ${type}`, type, country: null, currency: null };
  const pieces = exampleMessage(business, noAnswers);
  return (
    <section>
      <h3>On the first day</h3>
      <p>{pieces.map(({ kind, text }) => (kind === 'place' ? `[${text}]` : text)).join('')}</p>
    </section>
  );
};

/** Starter prompts as an owner finds them: what each is for, what it asks and what it leads to. */
export const FoundPrompts = ({ prompts }: { prompts: readonly Prompt[] }) => (
  <ol className="admin-rows">
    {prompts.map(({ id, title, description, additional_inputs, defaultSpecificOutcome }) => (
      <li key={id}>
        <div>
          <b>{title}</b>
          <small>{description}</small>
          <small>
            Asks for:{' '}
            {additional_inputs.map(({ label }) => label).join(', ') || 'nothing but the outcome'}
          </small>
          <small>Outcome: {defaultSpecificOutcome}</small>
        </div>
      </li>
    ))}
  </ol>
);
