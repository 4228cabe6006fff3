/** The secret in every form an authenticator app takes: to scan, to tap on a phone, and to type. */
export const AppSecret = ({
  secret,
  uri,
  code: { side, path },
}: {
  secret: string;
  uri: string;
  code: { side: number; path: string };
}) => (
  <>
    <p>
      Scan this with an authenticator app like Google Authenticator, Microsoft Authenticator, or
      your password manager.
    </p>
    <svg
      className="qr"
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect className="qr-light" width={side} height={side} />
      <path className="qr-dark" d={path} />
    </svg>
    <p>
      Using this phone? <a href={uri}>Open it in your app</a>. Or type this key into the app:
    </p>
    <code className="app-key">{secret.match(/.{1,4}/g)?.join(' ')}</code>
  </>
);
