/** Puts text of the owner into a prompt as data that cannot leave its block. */
import { asData } from './compose-prompt.ts';

/** A block of data whose tag carries this code; empty if all rows are undefined. */
export const block = (name: string, code: string, rows: readonly (string | undefined)[]) => {
  const said = rows.filter((line) => line !== undefined);
  return said.length ? `<${name}_${code}>\n${said.join('\n')}\n</${name}_${code}>` : '';
};

/** One line of a block; undefined for an empty value. */
export const row = (label: string, value: string | null | undefined) => {
  const said = asData(value ?? '').replaceAll(/\s+/g, ' ');
  return said ? `${label}: ${said}` : undefined;
};

/** The tags of a composed prompt with the code of its message. Values inside carry no tags, see `asData`. */
export const withCode = (composed: string, code: string) =>
  composed.replaceAll(/<(\/?)([a-z]+_text)>/g, `<$1$2_${code}>`);
