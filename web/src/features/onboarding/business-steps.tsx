import { tradeNames } from '#shared/domain/choices.ts';
import { SelectField, TextField } from '#web/ui/forms.ts';
import { useRaisedLetters } from '#web/ui/use-raised-letters.ts';
import type { Draft } from './steps.ts';

export type StepProps = { draft: Draft; change: (part: Partial<Draft>) => void };

/** Step one: what the business is called. */
export const NameStep = ({ draft, change }: StepProps) => {
  const raised = useRaisedLetters(draft.name);
  return (
    <TextField
      label="Business name"
      descriptiveText="As your customers know it. You can change it later."
      name="name"
      value={draft.name}
      maxLength={80}
      autoComplete="organization"
      placeholder="Ridgeline Plumbing"
      data-autofocus
      onChange={(event) => change({ name: raised(event) })}
    />
  );
};

/** Step two: the trade; Other takes the owner's own words. */
export const TypeStep = ({ draft, change }: StepProps) => (
  <>
    <SelectField
      label="What kind of work do you do?"
      descriptiveText="Your helpers' ready-made questions are written for your trade."
      name="type"
      value={draft.type}
      data-autofocus
      onChange={(event) => change({ type: event.target.value })}
    >
      <option value="">Choose your trade</option>
      {tradeNames.map((type) => (
        <option key={type}>{type}</option>
      ))}
    </SelectField>
    {draft.type === 'Other' && (
      <TextField
        label="In your own words (optional)"
        name="otherType"
        value={draft.otherType}
        maxLength={60}
        placeholder="Pool service"
        onChange={(event) => change({ otherType: event.target.value })}
      />
    )}
  </>
);
