/** Owner's words on their way into a prompt: as data that cannot leave its block. */
import { asData } from './compose.ts';

/** A block of data under a tag that only this request knows; left out when there is nothing to say. */
export const block = (name: string, tag: string, rows: readonly (string | undefined)[]) => {
  const said = rows.filter((line) => line !== undefined);
  return said.length ? `<${name}_${tag}>\n${said.join('\n')}\n</${name}_${tag}>` : '';
};

/** One line of a block, or nothing when there is nothing to say. */
export const row = (label: string, value: string | null | undefined) => {
  const said = asData(value ?? '').replaceAll(/\s+/g, ' ');
  return said ? `${label}: ${said}` : undefined;
};
