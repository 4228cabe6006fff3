/** What a person does with a page, so that one journey runs through every engine. A name may be the beginning of a longer one. */
export type Browser = {
  open: (path: string) => Promise<void>;
  /** Replaces what stands in a field, by its label. */
  type: (label: string, text: string) => Promise<void>;
  /** Presses a button, a switch or a check box by its name. */
  press: (name: string) => Promise<void>;
  follow: (link: string) => Promise<void>;
  /** Clicks exactly these words, as on the tile of a choice. */
  pick: (words: string) => Promise<void>;
  sees: (words: string) => Promise<void>;
  /** Waits until a check box is ticked. */
  ticked: (name: string) => Promise<void>;
  /** Waits until the address is this path, its query aside. */
  at: (path: string) => Promise<void>;
};

/** A window that remembers nothing; `picture` is what it shows, as PNG. */
type Window = Browser & { picture: () => Promise<Buffer>; close: () => Promise<void> };
/** A browser that runs; `version` is known once a window was open. */
export type Engine = {
  version: () => Promise<string>;
  fresh: () => Promise<Window>;
  close: () => Promise<void>;
};
