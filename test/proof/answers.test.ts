import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { namedHelper } from '#shared/domain/chat/suggested-helper.ts';
import { GrowingMarkdown } from '#web/features/chat/parts/growing-markdown.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { attacks } from './support/attacks.ts';
import { control, guarantee, type Tally } from './support/guarantee.ts';

const targets = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=',
  'file:///etc/passwd',
  'blob:https://app.example/1',
  'intent://scan/#Intent;scheme=zxing;end',
  'ws://evil.example/',
  'ftp://evil.example/',
  'view-source:https://evil.example',
  'https://evil.example/?q=SECRET',
  'http://evil.example/pixel.png',
  '//evil.example/pixel.png',
  '/account/delete',
  'mailto:evil@evil.example?body=SECRET',
  'tel:+19005551234',
  'sms:+19005551234',
];
const shapes = [
  (to: string) => `[link](${to})`,
  (to: string) => `[link](<${to}>)`,
  (to: string) => `![](${to})`,
  (to: string) => `![picture](${to} "title")`,
  (to: string) => `[![picture](${to})](${to})`,
  (to: string) => `<${to}>`,
  (to: string) => `[link][1]\n\n[1]: ${to}`,
  (to: string) => `![picture][1]\n\n[1]: <${to}>`,
  (to: string) => `| a |\n|---|\n| ![x](${to}) |`,
  (to: string) => `<img src="${to}" onerror="alert(1)"><a href="${to}" target="_self">x</a>`,
  (to: string) => `<iframe src="${to}"></iframe><object data="${to}"></object><base href="${to}">`,
  (to: string) => `\n\n    <script src="${to}"></script>\n\nfootnote[^1]\n\n[^1]: ![](${to})`,
];
const answers = [...attacks, ...targets.flatMap((to) => shapes.map((shape) => shape(to)))];

const harmlessTags = new Set(
  'a p h3 h4 em strong del code pre blockquote ul ol li hr br table thead tbody tr th td div section span input sup h2'.split(
    ' ',
  ),
);
const schemes = /^(?:https?|ircs?|mailto|xmpp):|^(?![a-z][a-z0-9+.-]*:)/i;

const isHarmless = (tally: Tally, label: string, html: string) => {
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/gi)];
  const foreign = tags.map(([, name = '']) => name).filter((name) => !harmlessTags.has(name));
  tally.check(`${label}: foreign elements ${foreign}`, foreign.length === 0);
  const loud = tags.filter(([, , rest = '']) =>
    /\s(?:on\w+|src|srcset|style|formaction|data)=/i.test(rest),
  );
  tally.check(`${label}: nothing loads or runs by itself: ${loud}`, loud.length === 0);
  for (const [, name, rest = ''] of tags) {
    const href = /\shref="([^"]*)"/.exec(rest)?.[1];
    if (name !== 'a' || href === undefined) continue;
    const inside = href.startsWith('#');
    tally.check(`${label}: where ${href} leads`, schemes.test(href.replaceAll('&amp;', '&')));
    const apart = /rel="noopener noreferrer nofollow"/.test(rest) && /target="_blank"/.test(rest);
    tally.check(`${label}: ${href} opens apart`, inside || apart);
  }
};

guarantee(
  'links and images in an answer load nothing and have safe targets, complete or while streaming',
  (tally) => {
    for (const answer of answers)
      for (const Part of [Markdown, GrowingMarkdown])
        isHarmless(
          tally,
          JSON.stringify(answer),
          renderToStaticMarkup(createElement(Part, { text: answer })),
        );
  },
);

guarantee('the assistant can only name one of the seven helpers', (tally) => {
  const odd = [
    ...attacks,
    ...targets,
    '',
    'Sales',
    'sales ',
    'admin',
    '__proto__',
    'toString',
    null,
    7,
    {},
    ['sales'],
  ];
  for (const id of odd) tally.check(`${id}`, namedHelper({ suggested_helper_id: id }) === null);
  for (const id of helperIds) tally.check(id, namedHelper({ suggested_helper_id: id }) === id);
});

control('Markdown that allows every address and shows images', (tally) => {
  for (const answer of answers) {
    const loose = createElement(ReactMarkdown, { urlTransform: (url: string) => url }, answer);
    isHarmless(tally, JSON.stringify(answer), renderToStaticMarkup(loose));
  }
});
