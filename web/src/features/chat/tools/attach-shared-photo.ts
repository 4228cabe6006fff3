import { loadConfig } from '#web/core/config.ts';
import { toast } from '#web/core/toast.tsx';
import { cannotOpen, PhotoError } from '#web/ui/photo/photo-to-jpeg.ts';
import type { Shared } from '../share-target.ts';
import { attachPhotoAtAssistant } from './attach-photo-at-assistant.ts';
import { noImageSupportMessage } from './no-image-support-message.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/**
 * Puts a photo that was shared with the app into the assistant's input, with the words that came with it; nothing is sent.
 * Returns false where there is none that can be sent; why is said.
 */
export const attachSharedPhoto = async ({ words, images }: Shared, businessId: string) => {
  const [image] = images;
  if (!image) return false;
  try {
    const { photos } = await loadConfig();
    if (photos === false) throw new PhotoError(noImageSupportMessage);
    attachPhotoAtAssistant(businessId, { photo: await shrinkPhoto(image), words });
    if (images.length > 1)
      toast('You can attach one photo per question. We attached the first one.');
    return true;
  } catch (error) {
    toast(error instanceof PhotoError ? error.message : cannotOpen);
    return false;
  }
};
