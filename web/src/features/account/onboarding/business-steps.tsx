import { tradeIcons } from 'virtual:trade-icons';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { TextField } from '#web/ui/form-kit.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useCapitalizedWords } from '#web/ui/use-capitalized-words.ts';
import type { Draft } from './steps.ts';

export type StepProps = { draft: Draft; change: (part: Partial<Draft>) => void };

/** Step one: what the business is called, and its owner, who may leave that out. */
export const NameStep = ({ draft, change }: StepProps) => {
  const raised = useCapitalizedWords(draft.name);
  const raisedName = useCapitalizedWords(draft.ownerName);
  return (
    <>
      <TextField
        label="Business name"
        descriptiveText="The name your customers know. You can change it later."
        name="name"
        value={draft.name}
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
        value={draft.ownerName}
        maxLength={80}
        autoComplete="given-name"
        placeholder="Example: Renee"
        onChange={(event) => change({ ownerName: raisedName(event) })}
      />
    </>
  );
};

/** Step two: the trade; Other takes the owner's own words. */
export const TypeStep = ({ draft, change }: StepProps) => (
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
            checked={draft.type === trade}
            {...((draft.type || tradeNames[0]) === trade && { 'data-autofocus': true })}
            onChange={() => change({ type: trade })}
          />
          <Icon icon={tradeIcons[trade]} />
          {trade}
        </label>
      ))}
    </fieldset>
    {draft.type === 'Other' && (
      <TextField
        label="What does your business do? (optional)"
        name="otherType"
        value={draft.otherType}
        maxLength={60}
        placeholder="Example: pool service"
        onChange={(event) => change({ otherType: event.target.value })}
      />
    )}
  </>
);
