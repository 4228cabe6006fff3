import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { signOut } from '#web/core/auth/end-session.ts';
import { useSession } from '#web/core/auth/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';

/** What surrounds the steps: the brand, a way out for who is signed in, and the legal pages. */
export const OnboardingFrame = ({ children }: { children: ReactNode }) => {
  const { status } = useSession();
  return (
    <div className="wizard-page">
      <header className="wizard-header">
        <Link className="brand" to="/">
          <Logo />
          Sevenhands
        </Link>
        {status === 'member' && (
          <Button variant="quiet" onClick={() => void signOut()}>
            Sign Out
          </Button>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="wizard-footer">
        <Link to="/privacy-policy">Privacy Policy</Link>
        <Link to="/terms-of-service">Terms of Service</Link>
      </footer>
    </div>
  );
};
