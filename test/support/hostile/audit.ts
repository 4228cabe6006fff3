import type { Page } from '@playwright/test';

/** Selectors of the elements with users' text: Markdown, elements of the app within it, and plain text. */
export type Where = {
  markdown?: string;
  ours?: string;
  text?: string;
  /** Texts that have to be shown character by character. */
  shows?: readonly string[];
};
/** The number of checked elements, and the violations. */
export type Audit = { markdown: number; texts: number; elements: number; foreign: string[] };

/** Elements and attributes that Markdown can produce. */
const allowed: Record<string, string[]> = {
  p: [],
  br: [],
  hr: [],
  em: [],
  strong: [],
  del: [],
  sup: [],
  span: [],
  blockquote: [],
  pre: [],
  h3: ['id', 'class'],
  h4: ['id', 'class'],
  code: ['class'],
  ul: ['class'],
  ol: ['start', 'class'],
  li: ['class', 'id'],
  a: ['href', 'target', 'rel'],
  input: ['type', 'checked', 'disabled'],
  section: ['class', 'data-footnotes'],
  div: ['class', 'role', 'tabindex', 'aria-label'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['style'],
  td: ['style'],
};
/** Allowed values of attributes. */
const values: Record<string, string> = {
  class: '^(contains-task-list|task-list-item|language-.*|sr-only|footnotes|table-scroll)$',
  role: '^group$',
  'aria-label': '^Table$',
  id: '^user-content-|^footnote-label$',
  style: '^text-align: (left|center|right);$',
  type: '^checkbox$',
  target: '^_blank$',
  rel: '^noopener noreferrer nofollow$',
  href: '^',
};
/** Elements that no page of the app contains. */
const banned =
  'iframe,frame,frameset,object,embed,applet,base,portal,marquee,video,audio,source,track,math,template,xmp,plaintext,keygen,isindex,noembed,foreignObject,animate,set,use,body link,body style,body meta,svg script,svg image,svg a';

/** Checks every element shown and every place with users' text; then hovers over and focuses all of them. */
export const audit = (page: Page, where: Where): Promise<Audit> =>
  page.evaluate(
    async ({ where, allowed, values, banned }) => {
      const foreign: string[] = [];
      const say = (why: string, element: Element) =>
        foreign.push(`${why}: ${element.outerHTML.slice(0, 200)}`);
      const protocols = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'];

      const inPage = [...document.querySelectorAll('*')];
      for (const element of document.querySelectorAll(banned)) say('a banned element', element);
      for (const element of inPage)
        for (const { name, value } of element.attributes) {
          if (/^on|^(srcdoc|formaction|ping|background|xlink:href|is|slot)$/i.test(name))
            say(`a banned attribute, ${name}`, element);
          if (/^(href|src|action|data|poster|cite)$/i.test(name) && value) {
            const protocol = URL.parse(value, document.baseURI)?.protocol ?? 'of nothing';
            const isPicture = element.tagName === 'IMG' && protocol === 'data:';
            if (!protocols.includes(protocol) && !isPicture)
              say(`the address ${protocol}`, element);
          }
        }
      for (const { src, dataset, type } of document.scripts) {
        const address = URL.parse(src || (dataset.later ?? ''), location.origin);
        const isKnown =
          (address?.origin === location.origin &&
            /^\/(assets\/|(theme|start|first-picture)\.js$)/.test(address.pathname)) ||
          /json/.test(type);
        if (!isKnown) foreign.push(`a script: ${src}`);
      }
      for (const name of ['body', 'root', 'dialog', 'parentNode'])
        if (Object.hasOwn(document, name)) foreign.push(`document.${name} is covered`);

      const markdown = where.markdown ? [...document.querySelectorAll(where.markdown)] : [];
      const isOurs = (element: Element) => where.ours !== undefined && element.closest(where.ours);
      const inMarkdown = markdown
        .flatMap((root) => [...root.querySelectorAll('*')])
        .filter((element) => !isOurs(element));
      for (const element of inMarkdown) {
        const names = allowed[element.localName];
        if (!names) {
          say('an element that Markdown never becomes', element);
          continue;
        }
        for (const { name, value } of element.attributes)
          if (!names.includes(name) || !new RegExp(values[name] ?? '^').test(value))
            say(`the attribute ${name}`, element);
        if (element.localName === 'input' && !(element as HTMLInputElement).disabled)
          say('an open input', element);
        if (element.localName === 'a' && element.getAttribute('target') !== '_blank')
          say('a link in the same window', element);
      }

      const texts = where.text ? [...document.querySelectorAll(where.text)] : [];
      for (const element of texts)
        if (element.childElementCount) say('an element in plain text', element);
      const shown = new Set(texts.map(({ textContent }) => textContent));
      for (const text of where.shows ?? [])
        if (!shown.has(text)) foreign.push(`not shown as it was written: ${text.slice(0, 200)}`);

      // Triggers the handlers that wait for the user or for a missing file.
      window.addEventListener('click', (event) => event.preventDefault());
      const waiting =
        'mouseover mouseenter mouseout pointerover pointerenter pointerdown focus focusin blur error load begin start toggle beforetoggle animationstart animationend transitionend input change';
      for (const element of [...markdown, ...inMarkdown, ...texts]) {
        for (const type of waiting.split(' ')) element.dispatchEvent(new Event(type));
        if (element.localName === 'a')
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
      return {
        markdown: markdown.length,
        texts: texts.length,
        elements: inPage.length,
        foreign: foreign.slice(0, 20),
      };
    },
    { where, allowed, values, banned },
  );
