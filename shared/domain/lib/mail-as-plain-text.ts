import type { MailBlock, MailLink, StructuredMail } from './mail-types.ts';

const underlined = (heading: string) => `${heading}\n${'-'.repeat([...heading].length)}`;

const lineOf = ({ href, label }: MailLink) => `${label}: ${href}`;

const textOfBlock = (block: MailBlock): string[] => {
  switch (block.kind) {
    case 'title':
      return [
        `${block.small ? `${block.small}\n` : ''}${block.title}\n${'='.repeat([...block.title].length)}`,
        [
          ...(block.checks ?? []).map((text) => `  done: ${text}`),
          ...(block.more ? [`  ${block.more}`] : []),
        ].join('\n'),
      ];
    case 'rows':
      return [
        underlined(block.heading),
        block.rows.map(({ title, under }) => `* ${title}${under ? `\n  ${under}` : ''}`).join('\n'),
      ];
    case 'days':
      return [
        underlined(block.heading),
        block.rows.map(({ day, text }) => `* ${day}: ${text}`).join('\n'),
      ];
    case 'code':
      return [block.code];
    case 'paragraphs':
      return [...block.texts, ...block.links.map(lineOf)];
    case 'text':
      return [
        ...(block.heading ? [underlined(block.heading)] : []),
        `${block.text}\n${block.link.label.replace(/\.$/, '')}: ${block.link.href}`,
      ];
  }
};

/** The mail as plain text; the address of a link follows its text. */
export const mailAsPlainText = ({ blocks, footer }: StructuredMail): string =>
  [
    ...blocks.flatMap(textOfBlock),
    ['--', footer.line, ...footer.links.map(lineOf), footer.address].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
