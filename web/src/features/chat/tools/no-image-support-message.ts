/** Said instead of taking a photo where the model of this stage cannot see. */
export const noImageSupportMessage =
  'This AI can’t read photos. Describe what’s in the photo instead.';
