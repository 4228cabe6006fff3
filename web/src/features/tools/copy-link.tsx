import LinkIcon from '@lucide/icons/icons/link';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ToolSum } from './tool-sum.ts';
import { toolWords } from './tool-words.ts';
import { linkTo } from './typed-numbers.ts';

/** Copies a link that opens this sum with its numbers; where a browser refuses, shows it. */
export const CopyLink = ({ sum: { id, values } }: { sum: ToolSum }) => {
  // Which link was copied or refused: with other numbers it is another one.
  const [done, setDone] = useState<{ link: string; isCopied: boolean }>();
  const link = linkTo(toolWords[id].path, values);
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setDone({ link, isCopied });
  };
  const now = done?.link === link ? done : undefined;
  return (
    <>
      <Button
        variant="outline"
        onClick={() => void copy().catch(() => setDone({ link, isCopied: false }))}
      >
        <Icon icon={LinkIcon} />
        Copy the link
      </Button>
      <p className="fine free-tool-copied" role="status">
        {now?.isCopied && 'Copied. Who opens it sees your numbers; we do not.'}
      </p>
      {now && !now.isCopied && (
        <TextField
          label="Your browser does not copy. Take the link from here:"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
};
