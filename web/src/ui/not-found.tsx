import { LinkButton } from './button.tsx';

/** The page for an address that does not exist. */
export const NotFound = () => (
  <div className="wrap prose">
    <h1>There is nothing at this address</h1>
    <p>The page may have moved, or the link has a typo.</p>
    <p className="row">
      <LinkButton to="/">Back to the start</LinkButton>
      <LinkButton to="/contact" variant="outline">
        Tell us about it
      </LinkButton>
    </p>
  </div>
);
