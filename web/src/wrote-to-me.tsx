import { lazy, Suspense } from 'react';
import type { Business } from '#shared/domain/business.ts';
import type { ImportedRow } from '#shared/domain/incoming-messages/imported-row.ts';

const KitDialog = lazy(async () => ({
  default: (await import('./features/chat/kits/kit-dialog.tsx')).KitDialog,
}));

type Props = {
  business: Business;
  /** Starts from a row of the books instead of a text. */
  row?: ImportedRow | undefined;
  /** A text that was shared with the app. */
  words?: string | undefined;
  onClose: () => void;
};

/** The dialog "Somebody wrote to me", from wherever it is opened; its code loads with it. */
export const WroteToMe = (props: Props) => (
  <Suspense>
    <KitDialog {...props} />
  </Suspense>
);
