/**
 * Where the first line of the newest answer stands, in CSS pixels from the top of the window, and whether it is in sight:
 * inside the window, with nothing over it. Undefined without an answer. Runs in the page, so it uses nothing from here.
 */
export const firstLine = () => {
  const question = [...document.querySelectorAll('.user-message')].at(-1);
  const body = question?.nextElementSibling?.querySelector(':scope > .message-body');
  if (!body) return undefined;
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const line = range.getClientRects()[0];
    const parent = texts.currentNode.parentElement;
    if (!line || line.width < 2 || !texts.currentNode.textContent?.trim() || !parent) continue;
    const hit = document.elementFromPoint(line.left + 1, line.top + line.height / 2);
    const isInSight = line.top >= 0 && line.bottom <= innerHeight && parent.contains(hit);
    return { top: Math.round(line.top), isInSight };
  }
  return undefined;
};
