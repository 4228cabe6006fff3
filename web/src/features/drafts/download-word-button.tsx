import FileDown from '@lucide/icons/icons/file-down';
import { useState } from 'react';
import type { PlaceValues } from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Draft } from './draft.ts';
import { printableDraftOf } from './printable-draft.ts';

/** Makes a Word file of a draft. */
export const DownloadWordButton = ({
  draft,
  values,
  variant = 'outline',
  onUse,
}: {
  draft: Draft;
  values: PlaceValues;
  variant?: 'outline' | 'quiet';
  onUse?: (() => void) | undefined;
}) => {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    onUse?.();
    try {
      const { downloadWord } = await import('./word/download-word.ts');
      await downloadWord(printableDraftOf(draft, values));
    } catch {
      toast('Couldn’t create the Word file. Check your connection and try again.');
    }
    setIsBusy(false);
  };
  return (
    <Button variant={variant} busy={isBusy && 'Creating file...'} onClick={() => void save()}>
      <Icon icon={FileDown} />
      <span>Word</span>
    </Button>
  );
};
