/** What the phone's share sheet handed over, as the service worker stores it. */
export type ShareSheetEntry = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly images: readonly File[];
};
