/** Said instead of taking a photo where the model of this stage cannot see. */
export const noSight =
  'The AI model here cannot look at photos. Describe in words what the photo would show.';
