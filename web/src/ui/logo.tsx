/** The logo: a seven in the shape of a carpenter's square. Hidden from screen readers, so show the name beside it. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="7" fill="oklch(.868 .17 92)" />
    <path d="M6 7.5h20v6.2L18.6 26h-7l7.2-12H6z" fill="oklch(.18 .024 232)" />
    <path
      d="M8.6 7.5v2.6M11.4 7.5v1.7M14.2 7.5v2.6M17 7.5v1.7M19.8 7.5v2.6M22.6 7.5v1.7"
      stroke="oklch(.868 .17 92)"
      strokeWidth="1.15"
    />
  </svg>
);
