/** The anchor of a part: "Who else can see it" is `#who-else-sees-it`. */
const anchorOf = (title: string) => title.toLowerCase().replace(/ /g, '-');

/** The heading of a part of a legal page, which its contents lead to. */
export const LegalPartHeading = ({ children }: { children: string }) => (
  <h2 id={anchorOf(children)}>{children}</h2>
);

/** The parts of a legal page in their order; a test compares them with its headings. */
export const LegalContents = ({ parts }: { parts: readonly string[] }) => (
  <nav className="contents" aria-label="Contents">
    <ol>
      {parts.map((title) => (
        <li key={title}>
          <a href={`#${anchorOf(title)}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
);
