/** Puts text of the owner into a prompt as data that cannot leave its block. */
import { asData } from './compose.ts';

/** A block of data in a tag that is random for each request; empty if all rows are undefined. */
export const block = (name: string, tag: string, rows: readonly (string | undefined)[]) => {
  const said = rows.filter((line) => line !== undefined);
  return said.length ? `<${name}_${tag}>\n${said.join('\n')}\n</${name}_${tag}>` : '';
};

/** One line of a block; undefined for an empty value. */
export const row = (label: string, value: string | null | undefined) => {
  const said = asData(value ?? '').replaceAll(/\s+/g, ' ');
  return said ? `${label}: ${said}` : undefined;
};
