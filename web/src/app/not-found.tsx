import { LinkButton } from '#web/ui/button.tsx';

/** The page for an address that does not exist. */
export const NotFound = () => (
  <div className="wrap prose">
    <h1>Page not found</h1>
    <p>The page might have moved, or the link might be wrong.</p>
    <p className="row">
      <LinkButton to="/">Go to home page</LinkButton>
      <LinkButton to="/contact" variant="outline">
        Contact us
      </LinkButton>
    </p>
  </div>
);
