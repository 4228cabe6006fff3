const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that may stand anywhere in a page, attributes included. */
export const escaped = (text: unknown) =>
  String(text ?? '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A button of a page that posts its action and some fields. */
export const actionButton = (
  action: string,
  label: string,
  fields: Readonly<Record<string, string>> = {},
) =>
  `<form method="post">${Object.entries({ do: action, ...fields })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')}<button type="submit">${escaped(label)}</button></form>`;

/** The part of a page by which the next calls of a stand-in fail. */
export const faultSection = (faults: readonly string[], waiting: readonly string[]) =>
  `<section><h2 style="margin-top:0">The next calls fail</h2><p class="soft">${
    waiting.length ? `Waiting: ${escaped(waiting.join(', '))}` : 'No call fails.'
  }</p><div class="row">${faults.map((fault) => actionButton('fail', fault, { fault })).join('')}${actionButton('mend', 'None fails')}</div></section>`;

/** The part of a page that ends consents and tokens. */
export const signInSection = `<section><h2 style="margin-top:0">Sign-in</h2><div class="row">${actionButton('revoke', 'Take every consent back')}${actionButton('expire', 'End the access tokens now')}</div></section>`;

/** A plain page of the local stack. `note` says at the top what is not real about it; the rest must be HTML already. */
export const page = ({ title, note, body }: { title: string; note: string; body: string }) =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${style}</style>
<header class="note">${escaped(note)}</header>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</html>
`;

const style = `
:root { --line: light-dark(#d8d3c8, #4a463e); --soft: light-dark(#6a655a, #b4aea1); --back: light-dark(#faf8f3, #1f1d19);
  --paper: light-dark(#fff, #2a2722); --ink: light-dark(#26231d, #f1ede4); --act: light-dark(#1d5c4d, #8fd0bd);
  --on-act: light-dark(#fff, #10241e); --bad: light-dark(#9a2b1f, #ffb4a8); }
* { box-sizing: border-box }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
.note { margin: 0; padding: .6rem 1rem; text-align: center; background: light-dark(#ffe9b0, #57430f); color: light-dark(#3d2e00, #ffeec2); font-weight: 600 }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem }
main:has(.narrow) { max-width: 28rem }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 1rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
section, article { background: var(--paper); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.2rem; margin: 0 0 1rem }
.soft { color: var(--soft) } .bad { color: var(--bad); font-weight: 600 }
.amount { font-size: 2rem; font-weight: 700; margin: .2rem 0 }
code.code { font: 700 1.6rem/1 ui-monospace, monospace; letter-spacing: .15em }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .5rem 0 0 }
form { margin: 0 } form + form { margin-top: .6rem }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center } .row form { margin: 0 }
label { display: block; font-weight: 600; margin: .8rem 0 .2rem }
input, select { width: 100%; font: inherit; color: inherit; background: var(--back); border: 1px solid var(--soft); border-radius: .4rem; padding: .55rem .7rem; min-height: 44px }
button, .button { display: inline-block; min-height: 44px; font: inherit; font-weight: 600; padding: .55rem 1rem; border-radius: .4rem; border: 1px solid var(--soft); background: transparent; color: inherit; cursor: pointer; text-decoration: none }
select + button { margin-top: .8rem }
button.main { width: 100%; background: var(--act); border-color: var(--act); color: var(--on-act) } .wide { width: 100% }
a { color: var(--act) } :focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
table { width: 100%; border-collapse: collapse } th, td { text-align: left; padding: .35rem .5rem .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
.scroll { overflow-x: auto }`;
