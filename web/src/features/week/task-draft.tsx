import { useId, useMemo, useState } from 'react';
import {
  type PlaceValues,
  stillOpen,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import type { TaskDraft as Draft } from '#shared/domain/week/task-schemas.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { DraftActions } from '#web/features/drafts/draft-actions.tsx';
import { DraftView } from '#web/features/drafts/draft-view.tsx';
import { focusOpenPlace, OpenPlaceFields } from '#web/features/drafts/open-place-fields.tsx';
import { openPlacesOf } from '#web/features/drafts/open-place-values.ts';
import { senderOf } from '#web/features/drafts/sender-of-business.ts';

/** The text that a task is about, to read, fill in and send. */
export const TaskDraft = ({ draft }: { draft: Draft }) => {
  const scope = useId();
  const business = activeBusiness(useAccount());
  const [typed, setTyped] = useState<PlaceValues>({});
  const part = useMemo((): DraftPart => ({ kind: 'draft', ...draft }), [draft]);
  const { places, values } = openPlacesOf([part], senderOf(business), typed);
  const open = stillOpen(part, values);
  return (
    <div className="task-draft">
      <OpenPlaceFields
        scope={scope}
        places={places.filter(({ fromProfile }) => !fromProfile)}
        values={values}
        onFill={(key, value) => setTyped({ ...typed, [key]: value })}
      />
      <DraftView
        draft={part}
        values={values}
        onPlace={(key) => focusOpenPlace(scope, key)}
        isOpen={open.length > 0}
      />
      <div className="draft-actions">
        <DraftActions draft={part} values={values} open={open} isMain />
      </div>
    </div>
  );
};
