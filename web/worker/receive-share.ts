import { writeEntry } from '#web/offline/indexed-db.ts';
import type { ShareSheetEntry } from '#web/offline/share-sheet-entry.ts';
import { sharePath } from '../../shared/web-paths.ts';

/** Far more than the page takes; what is longer or heavier comes from no share sheet. */
const mostCharacters = 20_000;
const maxBytes = 25_000_000;
const mostImages = 4;

const textIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, mostCharacters) : '';
};

/** Keeps what was shared for the page that shows it, and leads there; nothing is sent anywhere. */
export const receiveShare = async (request: Request) => {
  try {
    const form = await request.formData();
    const images = form
      .getAll('images')
      .filter(
        (file): file is File =>
          typeof file !== 'string' && file.type.startsWith('image/') && file.size <= maxBytes,
      )
      .slice(0, mostImages);
    const entry: ShareSheetEntry = {
      at: Date.now(),
      title: textIn(form, 'title'),
      text: textIn(form, 'text'),
      url: textIn(form, 'url'),
      images,
    };
    await writeEntry('shared', entry);
  } catch {
    // The page opens all the same, to paste what was shared.
  }
  return Response.redirect(new URL(sharePath, request.url).href, 303);
};
