import { loadConfig } from '#web/config.ts';
import type { Shared } from '#web/shared-in.ts';
import { toast } from '#web/ui/toast.tsx';
import { noSight } from './no-sight.ts';
import { showAtAssistant } from './show-at-assistant.ts';
import { PhotoError, shrinkPhoto } from './shrink-photo.ts';

/**
 * Puts a photo that was shared with the app into the assistant's input, with the words that came with it; nothing is sent.
 * Returns false where there is none that can be sent; why is said.
 */
export const showShared = async ({ words, images }: Shared, businessId: string) => {
  const [image] = images;
  if (!image) return false;
  try {
    const { photos } = await loadConfig();
    if (photos === false) throw new PhotoError(noSight);
    showAtAssistant(businessId, { photo: await shrinkPhoto(image), words });
    if (images.length > 1)
      toast('One photo goes along with a question. This is the first of them.');
    return true;
  } catch (error) {
    toast(error instanceof PhotoError ? error.message : 'This photo could not be read.');
    return false;
  }
};
