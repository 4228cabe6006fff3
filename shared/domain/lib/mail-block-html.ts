/** The pieces of an HTML mail: colors, tables, links and the block of each kind. */

import { escapeHtml } from './escape-html.ts';
import type { MailBlock, MailLink } from './mail-types.ts';

/** Colors of the bright form by what they are for; the dark ones are in the style block. */
export const mailColors = {
  ink: '#12222b',
  soft: '#52646e',
  ground: '#eff3f5',
  brand: '#062837',
  tape: '#fbcf22',
  edge: '#06131a',
  rest: '#dbe2e6',
  link: '#14607c',
  button: '#0b4a60',
  check: '#1b7a41',
} as const;

/** A table for layout only. */
export const layoutTable = (inner: string, more = '') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${more}>${inner}</table>`;

const section = (inner: string, bottom = 0) =>
  `<tr><td class="p ink" style="padding:28px 32px ${bottom}px;color:${mailColors.ink};">\n${inner}\n</td></tr>`;

const headingOf = (text: string) =>
  `<h2 class="ink" style="margin:0 0 8px;font-size:20px;line-height:26px;color:${mailColors.ink};">${escapeHtml(text)}</h2>`;

/** A link inside a text. */
export const linkTo = ({ href, label }: MailLink, style = '') =>
  `<a class="alink" href="${escapeHtml(href)}" style="${style}color:${mailColors.link};">${escapeHtml(label)}</a>`;

const buttonTo = ({ href, label }: MailLink) =>
  layoutTable(
    `<tr><td class="go" bgcolor="${mailColors.button}" style="background:${mailColors.button};border-radius:6px;"><a class="b" href="${escapeHtml(href)}" style="display:inline-block;padding:13px 22px;color:#ffffff;font-weight:bold;text-decoration:none;">${escapeHtml(label)}</a></td></tr>`,
    ' class="w"',
  );

const lineCell = (inner: string, more = '') =>
  `<td class="line ink" valign="top"${more} style="padding:10px 0;border-top:1px solid ${mailColors.rest};color:${mailColors.ink};">${inner}</td>`;

const pieceOf = (at: number, { done, planned }: { done: number; planned: number }) => {
  const fill = at < done ? mailColors.tape : mailColors.rest;
  const width = at === done - 1 ? 5 : 2;
  const border = at === planned - 1 ? '' : `border-right:${width}px solid ${mailColors.edge};`;
  return `<td${at < done ? '' : ' class="rest"'} height="16" bgcolor="${fill}" style="background:${fill};${border}font-size:0;">&nbsp;</td>`;
};

/** The progress bar repeats the title, so it is hidden from screen readers. */
const progressBar = (progress: { done: number; planned: number }) =>
  layoutTable(
    `<tr>${Array.from({ length: progress.planned }, (_, at) => pieceOf(at, progress)).join('')}</tr>`,
    ' width="100%" aria-hidden="true" style="table-layout:fixed;"',
  );

const checksOf = (checks: readonly string[], more: string) =>
  layoutTable(
    [
      ...checks.map(
        (text) =>
          `<tr><td class="ok" width="24" valign="top" style="padding:5px 0;color:${mailColors.check};font-weight:bold;">&#10003;</td><td class="ink" style="padding:5px 0;color:${mailColors.ink};">${escapeHtml(text)}</td></tr>`,
      ),
      more &&
        `<tr><td></td><td class="soft" style="padding:5px 0;color:${mailColors.soft};">${escapeHtml(more)}</td></tr>`,
    ]
      .filter(Boolean)
      .join('\n'),
    ' width="100%" style="margin-top:12px;"',
  );

const underOf = (text: string) =>
  text && `<br><span class="soft" style="color:${mailColors.soft};">${escapeHtml(text)}</span>`;

const rowsOf = (rows: readonly string[]) =>
  layoutTable(rows.map((cells) => `<tr>${cells}</tr>`).join('\n'), ' width="100%"');

const titleOf = ({
  small = '',
  title,
  progress,
  checks = [],
  more = '',
}: MailBlock & {
  kind: 'title';
}) => `${small && `<p class="soft" style="margin:0;font-size:15px;color:${mailColors.soft};">${escapeHtml(small)}</p>\n`}<h1 class="big ink" style="margin:4px 0 16px;font-size:32px;line-height:38px;font-weight:800;color:${mailColors.ink};">${escapeHtml(title)}</h1>
${progress ? progressBar(progress) : ''}${checks.length ? checksOf(checks, more) : ''}`;

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const paragraphsOf = (texts: readonly string[], [first, ...others]: readonly MailLink[]) =>
  [
    ...texts.map(paragraph),
    ...(first ? [buttonTo(first)] : []),
    ...others.map((link) => `<p style="margin:16px 0 0;">${linkTo(link, 'font-weight:bold;')}</p>`),
  ].join('\n');

/** Spaced so that six figures can be read and selected at once. */
const codeOf = (code: string) =>
  `<p class="big ink" style="margin:0;font-family:Consolas,Menlo,monospace;font-size:32px;line-height:40px;font-weight:bold;letter-spacing:6px;color:${mailColors.ink};">${escapeHtml(code)}</p>`;

/** A block as a row of the mail's table. */
export const blockHtml = (block: MailBlock): string => {
  switch (block.kind) {
    case 'title':
      return section(titleOf(block));
    case 'rows':
      return section(
        `${headingOf(block.heading)}\n${rowsOf(
          block.rows.map(({ title, under }) =>
            lineCell(`<b>${escapeHtml(title)}</b>${underOf(under)}`),
          ),
        )}`,
      );
    case 'days':
      return section(
        `${headingOf(block.heading)}\n${rowsOf(
          block.rows.map(
            ({ day, text }) =>
              lineCell(`<b>${escapeHtml(day)}</b>`, ' width="74"') + lineCell(escapeHtml(text)),
          ),
        )}`,
      );
    case 'code':
      return section(codeOf(block.code));
    case 'paragraphs':
      return section(paragraphsOf(block.texts, block.links));
    case 'text': {
      const { heading, text, link, button } = block;
      const head = heading ? `${headingOf(heading)}\n` : '';
      return button
        ? section(`${head}<p style="margin:0 0 16px;">${escapeHtml(text)}</p>\n${buttonTo(link)}`)
        : section(
            `${head}<p style="margin:0;">${escapeHtml(text)} ${linkTo(link, 'font-weight:bold;')}</p>`,
          );
    }
  }
};
