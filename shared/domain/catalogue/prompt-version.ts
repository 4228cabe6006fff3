/** Which text of a starter prompt an answer was given to. */
type Versioned = {
  readonly version: number;
  readonly edited_at?: string | undefined;
};

/**
 * The version of a prompt's text: the number it ships with, or the moment of the edit (ISO 8601), so that every edit makes
 * a new one and a restored text goes on with its number.
 */
export const versionOf = ({ version, edited_at }: Versioned): string =>
  edited_at ?? String(version);

/** Whether a version is a text that shipped. */
export const isShippedVersion = (version: string) => /^\d+$/.test(version);
