import { tradeIcons } from 'virtual:trade-icons';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextField } from '#web/ui/signed-in-fields.ts';
import { useCapitalizedWords } from '#web/ui/use-capitalized-words.ts';
import type { SetupAnswers } from './setup-answers.ts';

export type StepProps = { answers: SetupAnswers; change: (part: Partial<SetupAnswers>) => void };

/** Step one: what the business is called, and its owner, who may leave that out. */
export const NameStep = ({ answers, change }: StepProps) => {
  const raised = useCapitalizedWords(answers.name);
  const raisedName = useCapitalizedWords(answers.ownerName);
  return (
    <>
      <TextField
        label="Business name"
        descriptiveText="The name your customers know. You can change it later."
        name="name"
        value={answers.name}
        maxLength={80}
        autoComplete="organization"
        placeholder="Example: Ridgeline Plumbing"
        data-autofocus
        onChange={(event) => change({ name: raised(event) })}
      />
      <TextField
        label="What do customers call you? (optional)"
        descriptiveText="We sign your drafts with it. It isn’t shared with the AI."
        name="ownerName"
        value={answers.ownerName}
        maxLength={80}
        autoComplete="given-name"
        placeholder="Example: Renee"
        onChange={(event) => change({ ownerName: raisedName(event) })}
      />
    </>
  );
};

/** Step two: the trade; Other takes the owner's own words. */
export const TypeStep = ({ answers, change }: StepProps) => (
  <>
    <fieldset className="trade-tiles">
      <legend>What kind of work do you do?</legend>
      <p className="hint">We’ll give you prompts written for your trade.</p>
      {tradeNames.map((trade) => (
        <label key={trade} className="trade-tile">
          <input
            type="radio"
            name="type"
            value={trade}
            checked={answers.type === trade}
            {...((answers.type || tradeNames[0]) === trade && { 'data-autofocus': true })}
            onChange={() => change({ type: trade })}
          />
          <Icon icon={tradeIcons[trade]} />
          {trade}
        </label>
      ))}
    </fieldset>
    {answers.type === 'Other' && (
      <TextField
        label="What does your business do? (optional)"
        name="otherType"
        value={answers.otherType}
        maxLength={60}
        placeholder="Example: pool service"
        onChange={(event) => change({ otherType: event.target.value })}
      />
    )}
  </>
);
