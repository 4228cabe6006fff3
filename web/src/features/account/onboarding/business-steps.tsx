import type { LucideIconData } from '@lucide/icons';
import Briefcase from '@lucide/icons/icons/briefcase-business';
import Fan from '@lucide/icons/icons/fan';
import Hammer from '@lucide/icons/icons/hammer';
import House from '@lucide/icons/icons/house';
import PaintRoller from '@lucide/icons/icons/paint-roller';
import SprayCan from '@lucide/icons/icons/spray-can';
import Sprout from '@lucide/icons/icons/sprout';
import Trees from '@lucide/icons/icons/trees';
import Wrench from '@lucide/icons/icons/wrench';
import Zap from '@lucide/icons/icons/zap';
import { type TradeName, tradeIconNames, tradeNames } from '#shared/domain/account/choices.ts';
import { TextField } from '#web/ui/forms.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useRaisedLetters } from '#web/ui/use-raised-letters.ts';
import type { Draft } from './steps.ts';

const icons: Record<(typeof tradeIconNames)[TradeName], LucideIconData> = {
  'spray-can': SprayCan,
  sprout: Sprout,
  wrench: Wrench,
  zap: Zap,
  fan: Fan,
  'paint-roller': PaintRoller,
  house: House,
  trees: Trees,
  hammer: Hammer,
  'briefcase-business': Briefcase,
};

/** The icon of a trade on its tile. */
const tradeIcon = (trade: TradeName) => icons[tradeIconNames[trade]];

export type StepProps = { draft: Draft; change: (part: Partial<Draft>) => void };

/** Step one: what the business is called. */
export const NameStep = ({ draft, change }: StepProps) => {
  const raised = useRaisedLetters(draft.name);
  return (
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
          <Icon icon={tradeIcon(trade)} />
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
