/** Edits by their moment, then shipped versions by their number, then what was counted without a version. */
export const versionOrder = ({ version }: { readonly version: string | null }) =>
  version === null ? 0 : Number.isNaN(Number(version)) ? Date.parse(version) : Number(version);
