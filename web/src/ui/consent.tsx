import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../config.ts';
import { decide, loadPixel, useConsent } from '../pixel.ts';
import { Button } from './button.tsx';

/** Asks once whether ads may be measured, where this stage has a pixel at all. */
export const ConsentBanner = () => {
  const pixelId = useConfig()?.pixelId;
  const consent = useConsent();
  useEffect(() => {
    if (pixelId) void loadPixel();
  }, [pixelId]);
  if (!pixelId || consent !== 'open') return null;
  return (
    <section className="consent" aria-label="Measuring our ads">
      <p>
        May we use a pixel of Meta to see which of our ads work? The site is the same either way.{' '}
        <Link to="/privacy-policy">More about it</Link>
      </p>
      <p className="row">
        <Button look="line" onClick={() => decide('no')}>
          No
        </Button>
        <Button look="line" onClick={() => decide('yes')}>
          Yes
        </Button>
      </p>
    </section>
  );
};

/** Brings the question back; shown where there is something to decide. */
export const ConsentLink = () => {
  const pixelId = useConfig()?.pixelId;
  return pixelId ? (
    <li>
      <button type="button" className="as-link" onClick={() => decide('open')}>
        Ad choices
      </button>
    </li>
  ) : null;
};
