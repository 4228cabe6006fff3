import Camera from '@lucide/icons/icons/camera';
import ClipboardPaste from '@lucide/icons/icons/clipboard-paste';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfig } from '#web/config.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { noSight } from '../tools/no-sight.ts';
import { showAtAssistant } from '../tools/show-at-assistant.ts';
import { usePhotoInput } from '../tools/use-photo-input.tsx';
import type { KitState } from './use-kit.ts';

type Props = { kit: KitState; businessId: string; onPasted: () => void; onClose: () => void };

/** What they wrote: typed, pasted, or a photo of it, which the assistant reads as it is. */
export const MessageField = ({ kit, onPasted, ...where }: Props) => {
  const paste = async () => {
    try {
      kit.setText(await navigator.clipboard.readText());
      onPasted();
    } catch {
      toast('This browser did not allow pasting. Press and hold in the field instead.');
    }
  };
  return (
    <div className="wide">
      <TextAreaField
        label="What did they write?"
        placeholder="Paste the message, the review or the email here"
        rows={6}
        value={kit.text}
        hasError={kit.problems.text !== undefined}
        errorMessage={kit.problems.text ?? ''}
        onChange={(event) => kit.setText(event.target.value)}
        onPaste={onPasted}
        data-autofocus
      />
      <div className="kit-tools">
        <PhotoOfIt words={kit.text} {...where} />
        {typeof navigator.clipboard?.readText === 'function' && (
          <Button variant="quiet" onClick={() => void paste()}>
            <Icon icon={ClipboardPaste} />
            Paste
          </Button>
        )}
      </div>
    </div>
  );
};

/** Goes on at the assistant, where the photo waits to be sent: nothing can be taken out of a picture. */
const PhotoOfIt = ({
  words,
  businessId,
  onClose,
}: Pick<Props, 'businessId' | 'onClose'> & { words: string }) => {
  const navigate = useNavigate();
  const config = useConfig();
  const [problem, setProblem] = useState<string | null>(null);
  const { input, choose } = usePhotoInput({
    onProblem: setProblem,
    onPhoto: (photo) => {
      const asked = 'Somebody wrote this to me. What do I answer?';
      showAtAssistant(businessId, { photo, words: words.trim() || asked });
      onClose();
      void navigate('/dashboard');
    },
  });
  return (
    <>
      {input}
      <Button
        variant="quiet"
        onClick={() => (config?.photos === false ? setProblem(noSight) : choose())}
      >
        <Icon icon={Camera} />
        Take a photo of it
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  );
};
