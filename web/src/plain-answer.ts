/** One row of a Markdown table as its cells. */
const cells = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const isRule = (line: string) => /^ {0,3}([-*_] ?){3,}$/.test(line);
const isTableRule = (line: string) => /^\|?[\s:|-]+\|[\s:|-]*$/.test(line) && line.includes('-');

const inline = (text: string) =>
  text
    .replace(/!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, (_, words: string, url: string) =>
      words && words !== url ? `${words} (${url})` : url,
    )
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\w*])/g, '$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|>-])/g, '$1');

/** An answer's Markdown as text for a message or a mail: no marks, lists as lines, the cells of a table divided by tabs. */
export const plainAnswer = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => !/^ {0,3}(```|~~~)/.test(line) && !isRule(line) && !isTableRule(line))
    .map((line) => {
      if (/^\s*\|.*\|\s*$/.test(line)) return cells(line).map(inline).join('\t');
      return inline(line.replace(/^ {0,3}(#{1,6} +|> ?)/, '').replace(/^(\s*)[*+-] +/, '$1- '));
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
