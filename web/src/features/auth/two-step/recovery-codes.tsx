import { download } from '#web/core/download.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';

const fileName = 'sevenhands-recovery-codes.txt';
const asText = (codes: readonly string[]) =>
  `Sevenhands recovery codes. Each code works once.\n\n${codes.join('\n')}\n`;

/** Recovery codes while they can be seen, with the ways to keep them. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const copy = () =>
    navigator.clipboard.writeText(asText(codes)).then(
      () => toast('Copied'),
      () => toast('Couldn’t copy. Download or print the codes instead.'),
    );
  return (
    <section className="recovery-codes" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">Save your recovery codes</h3>
      <p>
        If you lose your phone, you can get in with your password and one of these. Each code works
        once. We won’t show them again.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button variant="outline" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="outline" onClick={() => download(asText(codes), 'text/plain', fileName)}>
          Download
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </section>
  );
};
