import Camera from '@lucide/icons/icons/camera';
import ClipboardPaste from '@lucide/icons/icons/clipboard-paste';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfig } from '#web/core/config.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { usePhotoInput } from '#web/ui/photo/use-photo-input.tsx';
import { TextAreaField } from '#web/ui/public-fields.tsx';
import { attachPhotoAtAssistant } from '../tools/attach-photo-at-assistant.ts';
import { noImageSupportMessage } from '../tools/no-image-support-message.ts';
import { shrinkPhoto } from '../tools/shrink-photo.ts';
import type { ReplyDialogState } from './use-reply-dialog.ts';

type Props = {
  reply: ReplyDialogState;
  businessId: string;
  onPasted: () => void;
  onClose: () => void;
};

/** What they wrote: typed, pasted, or a photo of it, which the assistant reads as it is. */
export const MessageField = ({ reply, onPasted, ...where }: Props) => {
  const paste = async () => {
    try {
      reply.setText(await navigator.clipboard.readText());
      onPasted();
    } catch {
      toast('Your browser blocked pasting. Press and hold in the box to paste.');
    }
  };
  return (
    <div className="wide">
      <TextAreaField
        label="What did they write?"
        placeholder="Paste the text, review, or email here"
        rows={6}
        value={reply.text}
        hasError={reply.problems.text !== undefined}
        errorMessage={reply.problems.text ?? ''}
        onChange={(event) => reply.setText(event.target.value)}
        onPaste={onPasted}
        data-autofocus
      />
      <div className="kit-tools">
        <PhotoOfIt words={reply.text} {...where} />
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
    shrink: shrinkPhoto,
    onProblem: setProblem,
    onPhoto: (photo) => {
      const asked = 'A customer sent me this. How should I reply?';
      attachPhotoAtAssistant(businessId, { photo, words: words.trim() || asked });
      onClose();
      void navigate('/dashboard');
    },
  });
  return (
    <>
      {input}
      <Button
        variant="quiet"
        onClick={() => (config?.photos === false ? setProblem(noImageSupportMessage) : choose())}
      >
        <Icon icon={Camera} />
        Take a photo
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  );
};
