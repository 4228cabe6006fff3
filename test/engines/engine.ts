/** Actions on a page, so that one journey runs in every engine. A name can be the beginning of a longer one. */
export type Browser = {
  open: (path: string) => Promise<void>;
  /** Replaces the value of a field, found by its label. */
  type: (label: string, text: string) => Promise<void>;
  /** Presses a button, a switch or a checkbox by its name. */
  press: (name: string) => Promise<void>;
  follow: (link: string) => Promise<void>;
  /** Chooses an option of an open list by its name. */
  choose: (option: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Gives the window this size, such as what the keyboard of a phone leaves of it. */
  resize: (width: number, height: number) => Promise<void>;
  /** Clicks exactly this text, such as the tile of an option. */
  pick: (words: string) => Promise<void>;
  sees: (words: string) => Promise<void>;
  /** Waits until the first line of the newest answer stands in the window, with nothing over it. */
  answerBegins: () => Promise<void>;
  ticked: (name: string) => Promise<void>;
  /** Waits until the URL has this path, ignoring the query. */
  at: (path: string) => Promise<void>;
};

/** A window without stored data; `picture` is a screenshot as PNG. */
type Window = Browser & { picture: () => Promise<Buffer>; close: () => Promise<void> };
/** A running browser; `version` is known once a window was open. */
export type Engine = {
  version: () => Promise<string>;
  fresh: () => Promise<Window>;
  close: () => Promise<void>;
};
