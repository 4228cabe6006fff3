import Trash2 from '@lucide/icons/icons/trash';
import type { Business } from '#shared/domain/business.ts';
import type { TradeName } from '#shared/domain/choices.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** One business type, the businesses of it, and what can be done with them. */
export const TypeRow = ({
  type,
  businesses,
  activeId,
  busy,
  onCreate,
  onSwitch,
  onDelete,
  onTest,
}: {
  type: TradeName;
  businesses: readonly Business[];
  activeId: string | null;
  busy: boolean;
  onCreate: () => void;
  onSwitch: (business: Business) => void;
  onDelete: (business: Business) => void;
  onTest: () => void;
}) => (
  <li>
    <div>
      <h2>{type}</h2>
      {businesses.length > 0 && (
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
      )}
    </div>
    <span className="row-actions">
      <Button variant="outline" aria-label={`Create ${type}`} disabled={busy} onClick={onCreate}>
        Create
      </Button>
      <Button variant="outline" aria-label={`Test ${type}`} onClick={onTest}>
        Test
      </Button>
    </span>
  </li>
);
