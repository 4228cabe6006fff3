/** What an owner speaks instead of typing: how long it may be, and what its file may be. */

export const recordingLimits = {
  /** Longest recording, in seconds. */
  seconds: 120,
  /** Bits a second that are asked for; Safari may record with more. */
  bitsPerSecond: 32_000,
  /** Longest file, in bytes: two minutes in a browser that ignores the rate. */
  bytes: 2 * 1024 * 1024,
} as const;

/** The files that recorders of browsers write, with the endings by which the provider knows them. */
export const recordingTypes = {
  'audio/webm': 'webm',
  'audio/mp4': 'mp4',
  'audio/ogg': 'ogg',
} as const;
export type RecordingType = keyof typeof recordingTypes;

const beginnings: readonly (readonly [RecordingType, number, string])[] = [
  ['audio/webm', 0, '\x1a\x45\xdf\xa3'],
  ['audio/mp4', 4, 'ftyp'],
  ['audio/ogg', 0, 'OggS'],
];

/** The type of a recording by how its file begins; undefined for any other file. */
export const recordingTypeOf = (bytes: Uint8Array): RecordingType | undefined =>
  beginnings.find(
    ([, at, letters]) =>
      String.fromCharCode(...bytes.subarray(at, at + letters.length)) === letters,
  )?.[0];
