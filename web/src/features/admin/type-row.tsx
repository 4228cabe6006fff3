import Trash2 from '@lucide/icons/icons/trash';
import type { Business } from '#shared/domain/business.ts';
import type { TradeName } from '#shared/domain/choices.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  type: TradeName;
  businesses: readonly Business[];
  activeId: string | null;
  busy: boolean;
  onCreate: () => void;
  onSwitch: (business: Business) => void;
  onDelete: (business: Business) => void;
  onTest: () => void;
};

/** One business type, the businesses of it, and what can be done with them. */
export const TypeRow = (props: Props) => (
  <li>
    <div>
      <h2>{props.type}</h2>
      {props.businesses.length > 0 && <OwnBusinesses {...props} />}
    </div>
    <span className="row-actions">
      <Button
        variant="outline"
        aria-label={`Create ${props.type}`}
        disabled={props.busy}
        onClick={props.onCreate}
      >
        Create
      </Button>
      <Button variant="outline" aria-label={`Test ${props.type}`} onClick={props.onTest}>
        Test
      </Button>
    </span>
  </li>
);

const OwnBusinesses = ({ businesses, activeId, busy, onSwitch, onDelete }: Props) => (
  <ul className="own-businesses">
    {businesses.map((business) => (
      <li key={business.id}>
        <span>{business.name}</span>
        {business.id === activeId ? (
          <span className="tag">Active</span>
        ) : (
          <Button
            variant="quiet"
            aria-label={`Switch to ${business.name}`}
            disabled={busy}
            onClick={() => onSwitch(business)}
          >
            Switch
          </Button>
        )}
        <Button
          variant="icon"
          aria-label={`Delete ${business.name}`}
          disabled={busy}
          onClick={() => onDelete(business)}
        >
          <Icon icon={Trash2} />
        </Button>
      </li>
    ))}
  </ul>
);
