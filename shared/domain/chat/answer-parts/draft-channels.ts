/** What a draft is for; each channel has a look and buttons of its own. */
export const draftChannels = [
  'text-message',
  'email',
  'call-script',
  'review-reply',
  'social-post',
  'document',
] as const;
export type DraftChannel = (typeof draftChannels)[number];

/** How a channel is called on screen and in Markdown. */
export const channelLabels: Readonly<Record<DraftChannel, string>> = {
  'text-message': 'Text message',
  email: 'Email',
  'call-script': 'Call script',
  'review-reply': 'Review reply',
  'social-post': 'Social post',
  document: 'Document',
};
