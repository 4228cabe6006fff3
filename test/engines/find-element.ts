/**
 * Finds a visible, enabled element by its label, name or text; an exact name is preferred to a prefix. The body of a
 * function that runs in the page, because this driver has no such search.
 */
export const findElement = `
const [kind, words] = arguments;
// One reading of the whole page: a message may stand there for seconds only.
if (kind === 'text') return document.body.innerText.includes(words) ? document.body : null;
const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled;
const textOf = (ids) => ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
const wordsOf = (element) => {
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent;
};
const nameOf = (element) => (
  (element.getAttribute('aria-labelledby') && textOf(element.getAttribute('aria-labelledby'))) ||
  element.getAttribute('aria-label') ||
  [...(element.labels ?? [])].map((label) => label.textContent).join(' ') ||
  wordsOf(element)
).replace(/\\s+/g, ' ').trim();
const selectors = {
  field: 'input, textarea, select',
  control: 'button, [role=button], [role=switch], input[type=checkbox]',
  ticked: 'input[type=checkbox]:checked',
  link: 'a[href]',
  option: '[role=option]',
  words: 'body *',
};
const all = [...document.querySelectorAll(selectors[kind])].filter(shown);
const innermost = kind === 'words' ? all.toReversed() : all;
const found = innermost.find((element) => nameOf(element) === words) ??
  (kind === 'words' || kind === 'ticked' ? null : all.find((element) => nameOf(element).startsWith(words))) ?? null;
if (!found || kind === 'ticked') return found;
// The driver gives up on what it has to scroll to slowly, and clicks beside what moves: this waits until it rests.
found.scrollIntoView({ block: 'center', behavior: 'instant' });
const { left, top, width, height } = found.getBoundingClientRect();
const place = [left, top, width, height].join(' ');
const rests = window.restingElement === found && window.restingPlace === place;
Object.assign(window, { restingElement: found, restingPlace: place });
const hit = document.elementFromPoint(left + width / 2, top + height / 2);
const isFree = found.contains(hit) || [...(found.labels ?? [])].some((label) => label.contains(hit));
return rests && isFree ? found : null;
`;
