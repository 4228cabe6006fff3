import { useEffect, useRef } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { PlaceValues } from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import { isOwnerName } from '#shared/domain/chat/answer-parts/drafts/sender-profile.ts';
import { showAccount } from '#web/core/account.ts';
import { usePreview } from '#web/core/admin/admin-preview.ts';
import { api } from '#web/core/api.ts';

/** How long typing rests before a name is kept. */
const restMs = 1500;

/** Keeps the owner's name in the profile once it is typed into a draft, so that no later draft asks for it. A name that the profile has already stays. */
export const useKeepOwnerName = (business: Business | undefined, typed: PlaceValues) => {
  const preview = usePreview();
  /** What this draft has put there: it may be typed on. */
  const kept = useRef('');
  const [name = ''] = Object.entries(typed).flatMap(([key, value]) =>
    isOwnerName(key) && value.trim() ? [value.trim().slice(0, 80)] : [],
  );
  const id = business?.id;
  const isOpen = business && (!business.owner_name || business.owner_name === kept.current);
  useEffect(() => {
    if (!id || !isOpen || preview || !name || name === kept.current) return;
    const timer = setTimeout(async () => {
      // The draft has the name in any case: one that could not be kept is asked for again.
      const view = await api.businesses
        .update({ business_id: id, owner_name: name })
        .catch(() => undefined);
      if (!view) return;
      kept.current = name;
      showAccount(view);
    }, restMs);
    return () => clearTimeout(timer);
  }, [id, isOpen, preview, name]);
};
