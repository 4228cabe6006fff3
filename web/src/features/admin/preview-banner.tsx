import { usePreview } from '#web/preview.ts';

/** Says that an admin is looking through somebody else's eyes. */
export const PreviewBanner = () => (usePreview() ? <p className="preview">Preview Mode</p> : null);
