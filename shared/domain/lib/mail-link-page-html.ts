/** The page behind a link of a mail, for somebody who is not signed in. It needs no script and nothing from elsewhere. */

const styles = `
  :root { color-scheme: light dark; }
  body { margin: 0; background: #eff3f5; color: #12222b; font: 1.125rem/1.6 'Public Sans', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
  main { max-width: 34rem; margin: 0 auto; padding: 4rem 1.25rem; }
  h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
  button { min-height: 3rem; padding: 0.75rem 1.5rem; border: 0; border-radius: 6px; background: #0b4a60; color: #fff; font: inherit; font-weight: bold; cursor: pointer; }
  a { color: #14607c; }
  @media (prefers-color-scheme: dark) {
    body { background: #06131a; color: #e6ecef; }
    button { background: #fbcf22; color: #06131a; }
    a { color: #8ccbe6; }
  }
`;

type LinkPage = {
  title: string;
  /** What the page says, as HTML. */
  main: string;
};

/** The whole page. */
export const linkPage = ({ title, main }: LinkPage) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Sevenhands</title>
<style>${styles}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

/** The page as an example, for the content security policy: it allows style blocks by their hash. */
export const linkPageSample = linkPage({ title: '', main: '' });
