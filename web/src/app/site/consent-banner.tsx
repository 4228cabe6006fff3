import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useConsent } from '#web/core/tracking/ad-consent.ts';
import { decideAdConsent, loadPixel } from '#web/core/tracking/pixel.ts';
import { Button } from '#web/ui/button.tsx';

/** Asks once for consent to measure ads and loads the pixel after a yes. */
export const ConsentBanner = () => {
  const consent = useConsent();
  useEffect(() => void loadPixel(), []);
  if (consent !== 'open') return null;
  return (
    <section className="consent-banner" aria-label="Ad measurement">
      <p>
        Can we use a Meta pixel to see which of our ads work? The site works the same either way.{' '}
        <Link to="/privacy-policy">Learn more</Link>
      </p>
      <p className="row">
        <Button variant="outline" onClick={() => decideAdConsent('no')}>
          No
        </Button>
        <Button variant="outline" onClick={() => decideAdConsent('yes')}>
          Yes
        </Button>
      </p>
    </section>
  );
};

/** Opens the consent banner again. */
export const ConsentLink = () => (
  <li>
    <button type="button" className="text-button" onClick={() => decideAdConsent('open')}>
      Ad choices
    </button>
  </li>
);
