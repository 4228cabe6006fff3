/**
 * A mail as HTML: tables and inline styles, no picture and no font from elsewhere. The style block holds only what
 * inline styles cannot say, the narrow screen and the dark one; a reader that drops it shows the whole mail.
 */

import { escapeHtml } from './escape-html.ts';
import { mailAsPlainText } from './mail-as-plain-text.ts';
import { blockHtml, layoutTable, linkTo, mailColors } from './mail-block-html.ts';
import type { MailContent, StructuredMail } from './mail-types.ts';

const styles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 620px) { .w { width: 100% !important; } .p { padding-left: 20px !important; padding-right: 20px !important; } .big { font-size: 28px !important; } .b { display: block !important; text-align: center !important; } }
  @media (prefers-color-scheme: dark) {
    .ground { background: #06131a !important; } .card { background: #0f1e26 !important; } .ink, .ink a { color: #e6ecef !important; } .soft { color: #9fadb5 !important; }
    .line { border-color: #2a3a43 !important; } .go { background: #fbcf22 !important; } .go a { color: #06131a !important; } .alink, .ink a.alink { color: #8ccbe6 !important; } .rest { background: #3b4a53 !important; } .ok { color: #63d38a !important; }
  }
`;

const font = `font-family:'Public Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:25px;`;

const header = `<tr><td class="p" bgcolor="${mailColors.brand}" style="padding:18px 32px;background:${mailColors.brand};">${layoutTable(
  `<tr><td width="30" height="30" align="center" bgcolor="${mailColors.tape}" style="background:${mailColors.tape};border-radius:6px;font-family:Arial,sans-serif;font-size:19px;line-height:30px;font-weight:bold;color:${mailColors.edge};">7</td><td style="padding-left:12px;color:#ffffff;font-size:17px;font-weight:bold;">Sevenhands</td></tr>`,
)}</td></tr>
`;

const footerOf = ({ line, links, address }: StructuredMail['footer']) =>
  `<tr><td class="p" height="32" style="font-size:0;">&nbsp;</td></tr>
<tr><td class="p line soft" style="padding:18px 32px 26px;border-top:1px solid ${mailColors.rest};color:${mailColors.soft};font-size:14px;line-height:22px;">
${[escapeHtml(line), links.map((link) => linkTo(link, 'display:inline-block;padding:6px 0;')).join(' &nbsp; '), escapeHtml(address)].filter(Boolean).join('<br>')}
</td></tr>`;

/** The whole mail. */
const mailHtml = ({ subject, preheader, label, blocks, footer }: StructuredMail) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styles}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${mailColors.ground};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preheader)}</div>
<div role="article" aria-roledescription="email" aria-label="${escapeHtml(label)}" lang="en">
${layoutTable(
  `<tr><td align="center" style="padding:24px 0;">
${layoutTable(
  `${header}${blocks.map(blockHtml).join('\n')}\n${footerOf(footer)}`,
  ` class="w card" width="600" style="width:600px;background:#ffffff;${font}"`,
)}
</td></tr>`,
  ` class="ground" width="100%" style="background:${mailColors.ground};"`,
)}
</div>
</body>
</html>
`;

/** Both forms of a mail. */
export const writeMail = (plan: StructuredMail): MailContent => ({
  subject: plan.subject,
  text: mailAsPlainText(plan),
  html: mailHtml(plan),
});
