/** A line that begins with a box, with or without a bullet before it. */
const boxed = /^(\s*)(?:[-*+]\s+)?(?:\\?\[([ xX✓✔]?)\\?\]|([☐□☑✓✔]))\s+(.*\S)\s*$/;
const listed = /^\s*(?:[-*+]\s|\d+[.)]\s)/;
const fence = /^\s*(?:```|~~~)/;

/** Markdown in which every checklist is a list of tasks: lines that only begin with a box would run together to one paragraph. */
export const withTaskLists = (markdown: string): string => {
  const lines: string[] = [];
  let inCode = false;
  let afterTask = false;
  for (const line of markdown.split('\n')) {
    if (fence.test(line)) inCode = !inCode;
    const [, indent = '', mark = '', sign = '', text = ''] = (!inCode && boxed.exec(line)) || [];
    if (text) {
      const isDone = mark.trim() !== '' || /[☑✓✔]/.test(sign);
      lines.push(`${indent}- [${isDone ? 'x' : ' '}] ${text}`);
    } else {
      // What follows a list without a blank line would belong to its last task.
      if (afterTask && line.trim() && !listed.test(line) && !/^\s/.test(line)) lines.push('');
      lines.push(line);
    }
    afterTask = text !== '';
  }
  return lines.join('\n');
};
